/**
 * Draws the admin's panels where the stored flag says so, on this machine, or where the address asks (spec 2 §2). It
 * grants nothing: the server decides who may see what (decision 15).
 */
export function drawMonitor(): void {
  let isFlagged = false;
  try {
    isFlagged = localStorage.getItem("isAdmin") === "true";
  } catch {
    // Without storage there is no flag.
  }
  if (isFlagged || location.hostname === "localhost" || /[?&]admin=true/.test(location.search))
    import("./monitor.tsx").then(
      ({ draw }) => draw(isFlagged),
      // Without a connection it is not drawn; the next page draws it.
      () => {},
    );
}
