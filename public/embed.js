// Shows calculators in place of their links: <a data-reckoner="mortgage" data-query="theme=dark" href="…">…</a>
// The link stays until the calculator has answered, so it is there wherever a frame is refused.
{
  const { origin } = new URL(document.currentScript.src);
  const show = (link) => {
    if ("reckonerShown" in link.dataset) return;
    link.dataset.reckonerShown = "";
    const { reckoner, query = "" } = link.dataset;
    const frame = document.createElement("iframe");
    frame.src = `${origin}/embed/${encodeURIComponent(reckoner)}?${query}`;
    frame.title = link.textContent.trim() || "Calculator";
    frame.style.cssText = "display:block;width:100%;height:1px;border:0";
    addEventListener("message", ({ origin: sender, source, data }) => {
      if (sender !== origin || source !== frame.contentWindow || data?.reckoner !== "height") return;
      const height = Number(data.height);
      if (!(height > 0)) return;
      frame.style.height = `${Math.min(height, 20000)}px`;
      link.style.display = "none";
    });
    link.after(frame);
  };
  const showAll = () => document.querySelectorAll("[data-reckoner]").forEach(show);
  showAll();
  document.addEventListener("DOMContentLoaded", showAll);
}
