import { useEffect, useState } from "react";
import { formatDate } from "#localization/date-format.ts";
import { usePreferences } from "#features/localization/index.ts";
import { Button } from "#ui/button.tsx";
import { downloadPack, RenewedError } from "./download-pack.ts";
import { type Pack, readPack, removePack } from "./pack.ts";

type State =
  | { readonly is: "asking" }
  | { readonly is: "impossible" }
  | { readonly is: "ready"; readonly pack: Pack | null; readonly said?: string }
  | { readonly is: "downloading"; readonly part: number };

/** Keeps all calculators, says how far that is, and takes them away again. */
export function PackControl() {
  const { preferences } = usePreferences();
  const [state, setState] = useState<State>({ is: "asking" });
  useEffect(() => {
    readPack(globalThis.caches).then(
      (pack) => setState(isPossible() ? { is: "ready", pack } : { is: "impossible" }),
      // Some browsers have no such storage in private windows, or refuse it.
      () => setState({ is: "impossible" }),
    );
  }, []);

  if (state.is === "asking") return <noscript>Keeping calculators on this device needs JavaScript.</noscript>;
  if (state.is === "impossible")
    return <p role="alert">This browser keeps no pages for offline use here. In a private window, try a usual one.</p>;
  if (state.is === "downloading")
    return (
      <p>
        <label>
          Downloading: {Math.floor(100 * state.part)}% <progress value={state.part} />
        </label>{" "}
        Keep this page open.
      </p>
    );

  const { pack, said } = state;
  const download = async () => {
    setState({ is: "downloading", part: 0 });
    try {
      const kept = await keepAll(preferences.locale.slice(0, 2), (part) => setState({ is: "downloading", part }));
      setState({ is: "ready", pack: kept, said: "All calculators are on this device." });
    } catch (error) {
      setState({
        is: "ready",
        pack: await readPack(caches).catch(() => null),
        said: explain(error, pack !== null),
      });
    }
  };
  const remove = async () => {
    await removePack(caches);
    setState({ is: "ready", pack: null, said: "The calculators were removed from this device." });
  };
  return (
    <>
      <p role="status">{said}</p>
      {pack && (
        <p>
          {pack.calculators} calculators are kept on this device since{" "}
          {formatDate(pack.date.slice(0, 10), preferences.locale)}: {(pack.bytes / 1e6).toFixed(1)} MB.
        </p>
      )}
      <p>
        <Button look="primary" onClick={() => void download()}>
          {pack ? "Download again" : "Keep all calculators on this device"}
        </Button>{" "}
        {pack && <Button onClick={() => void remove()}>Remove them from this device</Button>}
      </p>
    </>
  );
}

const isPossible = () =>
  import.meta.env.PROD && "serviceWorker" in navigator && typeof CompressionStream === "function";

async function keepAll(language: string, onProgress: (part: number) => void): Promise<Pack> {
  await navigator.serviceWorker.register("/service-worker.js", { type: "module" });
  const fetchFresh = (address: string) =>
    fetch(address, {
      credentials: "same-origin",
      cache: /^\/(?:assets|fonts|icons)\//.test(address) ? "default" : "no-store",
    });
  return downloadPack({ caches, fetch: fetchFresh, language }, onProgress, new Date());
}

function explain(error: unknown, hadPack: boolean): string {
  const rest = hadPack ? " What was kept before is still there." : " Nothing was kept.";
  if (error instanceof DOMException && error.name === "QuotaExceededError")
    return `There is not enough room on this device.${rest}`;
  if (error instanceof RenewedError) return `The site was renewed during the download: please start it again.${rest}`;
  return `The download was interrupted: check the connection and start it again.${rest}`;
}
