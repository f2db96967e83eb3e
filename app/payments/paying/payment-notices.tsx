import { Button } from "#ui/form/button.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { payText } from "./pay.text.ts";
import type { PaymentAttempt } from "./use-payment.ts";

/** Begins fetching the provider's script with the page, where somebody is about to pay. */
export function ScriptHints({ src }: { src: string }) {
  return (
    <>
      <link rel="preconnect" href={new URL(src).origin} />
      <link rel="preload" as="script" href={src} />
    </>
  );
}

/** Says that nobody is charged here. */
export function TestModeNote({ className = "" }: { className?: string }) {
  return (
    <p className={`flex items-start gap-2.5 rounded border border-edge bg-fold p-3 text-sm ${className}`}>
      <Icon name="info" className="mt-px size-5" />
      {payText.testMode}
    </p>
  );
}

/** What to do when the provider's script can't be had. */
export function BlockedScript({ payment, hint }: { payment: PaymentAttempt; hint?: string }) {
  if (payment.script !== "blocked") return null;
  return (
    <div role="alert" className="my-3 flex gap-2.5 rounded border border-geru p-4 text-sm">
      <Icon name="alert" className="mt-px size-5 text-geru" />
      <div>
        <p className="text-geru">{payText.blocked}</p>
        <p className="mt-1.5">
          {payText.blockedHint} {hint}
        </p>
        <Button onClick={payment.reload} className="mt-3">
          {payText.retry}
        </Button>
      </div>
    </div>
  );
}
