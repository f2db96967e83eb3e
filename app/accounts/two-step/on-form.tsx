import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import type { TwoStepAnswer } from "./two-step.form.ts";
import { twoStepText as text } from "./two-step.text.ts";
import type { AppSetup } from "./two-step.ts";
import { TwoStepForm } from "./two-step-form.tsx";

/** The QR code with its key beside it, and what proves that the app has it. */
export function OnForm({ setup, given }: { setup: AppSetup; given: TwoStepAnswer | undefined }) {
  return (
    <TwoStepForm
      label={text.turnOn}
      hint={text.codeHint}
      given={given}
      above={<AppKey key={setup.key} setup={setup} />}
    >
      <Button variant="primary" {...useActButton("on")}>
        {text.turnOn}
      </Button>
    </TwoStepForm>
  );
}

function AppKey({ setup: { sealed, key, address, qr } }: { setup: AppSetup }) {
  return (
    <ol className="grid list-decimal gap-4 pl-5">
      <li>
        <input type="hidden" name="sealed" value={sealed} />
        <p className="max-w-measure">{text.steps.app}</p>
        <svg
          role="img"
          aria-label={text.steps.qr}
          viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
          shapeRendering="crispEdges"
          className="my-3 size-56 border border-hair bg-white"
        >
          <path d={qr.path} fill="#000" />
        </svg>
        <p className="text-sm">
          {text.steps.key} <code className="break-words select-all">{key}</code>
        </p>
        <p className="mt-1 text-sm">
          <a href={address} className="action">
            {text.steps.link}
          </a>
        </p>
      </li>
      <li>{text.steps.code}</li>
    </ol>
  );
}
