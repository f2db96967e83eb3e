import { Scripts as FrameworkScripts } from "react-router";
import { InlineScript } from "#ui/inline-script.tsx";
import { useNonce, useProgram } from "#ui/render-facts.tsx";
import { hydrationDataId } from "./hydration-data.ts";

const isBuiltProgram = import.meta.env.PROD && !import.meta.env.SSR;

/**
 * On the server it writes the document's scripts. In the browser's built program there is nothing left to
 * write: they run already.
 */
export const Scripts = isBuiltProgram ? Nothing : import.meta.env.PROD ? WaitingScripts : EagerScripts;

function Nothing() {
  return null;
}

/** In development the scripts are the bundler's own, and come at once. */
function EagerScripts() {
  const program = useProgram();
  return (
    <>
      <FrameworkScripts />
      {program && <InlineScript text={program.hydrationData} />}
    </>
  );
}

function WaitingScripts() {
  const program = useProgram();
  const nonce = useNonce();
  if (!program) return null;
  return (
    <>
      <script
        type="text/plain"
        id="later"
        data-modules={program.modules.join(" ")}
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: put together from the build's own file names
        dangerouslySetInnerHTML={{ __html: program.text }}
      />
      <InlineScript text={program.wake} />
      <script
        type="application/json"
        id={hydrationDataId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written so that it can't end this block
        dangerouslySetInnerHTML={{ __html: program.hydrationData }}
      />
    </>
  );
}
