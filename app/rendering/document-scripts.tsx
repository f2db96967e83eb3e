import { InlineScript } from "#ui/inline-script.tsx";
import { type ClientScript, useClientScript, useOwnScript } from "#ui/render-facts.tsx";
import { hydrationDataId } from "./hydration-data.ts";
import { text as startLater } from "./inline/start-later.inline.ts?script";

/**
 * On the server it writes the document's scripts. In the browser there is nothing left to write: they run
 * already.
 */
export const Scripts = import.meta.env.SSR ? WaitingScripts : Nothing;

function Nothing() {
  return null;
}

function WaitingScripts() {
  const script = useClientScript();
  return script ? <OwnScripts {...script} /> : null;
}

function OwnScripts(script: ClientScript) {
  useOwnScript(script.text);
  return (
    <>
      <script
        type="text/plain"
        id="later"
        data-modules={script.modules.join(" ")}
        data-urgent={script.isUrgent || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: put together from the build's own file names
        dangerouslySetInnerHTML={{ __html: script.text }}
      />
      <script
        type="application/json"
        id={hydrationDataId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written so that it can't end this block
        dangerouslySetInnerHTML={{ __html: script.hydrationData }}
      />
      <InlineScript text={startLater} />
    </>
  );
}
