import { webhooksText as text } from "../webhooks.text.ts";

/** A secret, the one time that it is shown. */
export const ShownSecret = ({ secret, host }: { secret: string; host: string }) => (
  <div role="status" className="mb-6 grid max-w-measure gap-2 frame-double p-4">
    <strong className="wrap-anywhere">{text.secretOf(host)}</strong>
    <p className="text-sm">{text.secretHint}</p>
    <code className="border border-edge bg-field px-3 py-2 text-sm break-all select-all">{secret}</code>
  </div>
);
