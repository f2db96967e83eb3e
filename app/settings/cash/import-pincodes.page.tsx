import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { CheckedFileForm } from "#records/checked-file-form.tsx";
import { LeftOutLines } from "#records/left-out-lines.tsx";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { pincodeImport as say } from "#shipping/pincodes/pincode-import.text.ts";
import { RadioGroup } from "#ui/form/choice.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { SettingsFrame, settingsPaths } from "../settings-frame.tsx";
import { type ImportMode, importPincodes, type PincodeImport } from "./import-pincodes.server.ts";

/** A refused file leaves the chosen mode. */
type Answer = (Exclude<PincodeImport, { kind: "applied" }> | { kind: "failed" }) & { mode?: ImportMode };

export const policy = {
  cached: false,
  body: "uploads",
  needs: "settings",
  fresh: "page",
} as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: async () => null,
  async take(shop, { actor }, form) {
    const file = form.get("file");
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    const mode = form.get("mode") === "replace" ? "replace" : "update";
    const fingerprint = form.get("intent") === "apply" ? String(form.get("fingerprint")) : undefined;
    const outcome = await importPincodes(shop, actor, { bytes, mode, fingerprint }).catch(
      (error: unknown) => ({
        kind: "failed" as const,
        status: unwritten(shop, error, "PIN codes could not be imported"),
      }),
    );
    if (outcome.kind === "applied") throw redirectWithNotice(settingsPaths.cash, say.done(outcome.known));
    if (outcome.kind === "failed") return data<Answer>({ kind: "failed", mode }, { status: outcome.status });
    if (outcome.kind === "unreadable") return data<Answer>({ ...outcome, mode }, { status: 422 });
    return data<Answer>(outcome, { status: outcome.isChanged ? 409 : 200 });
  },
});
const browser = adminPageInBrowser({ title: () => say.title, unread: () => null, failed: () => say.failed });

export const loader = server.loader;
export const action = server.action;
export const clientAction = browser.clientAction;
/** A file that could not be sent stays chosen. */
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ImportPincodesPage({ actionData: answer }: AdminPageProps<typeof server>) {
  return (
    <SettingsFrame current="cash">
      <CheckedFileForm
        say={say}
        fingerprint={answer?.kind === "checked" ? answer.fingerprint : undefined}
        title={<h2 className="text-lg">{say.title}</h2>}
      >
        <RadioGroup
          name="mode"
          label={say.mode}
          options={say.modes}
          defaultValue={answer?.mode ?? "update"}
        />
        <Checked answer={answer} />
      </CheckedFileForm>
    </SettingsFrame>
  );
}

function Checked({ answer }: { answer: Answer | undefined }) {
  if (!answer) return null;
  if (answer.kind !== "checked")
    return (
      <p role="alert" className="border border-geru px-3 py-2 text-sm">
        {answer.kind === "failed" ? say.failed.text : answer.problem}
      </p>
    );
  const { changes, mode, wrong, wrongCount, isChanged } = answer;
  return (
    <div role="status" className="grid gap-2 bg-fold px-4 py-3">
      {isChanged && <p className="text-geru">{say.changedSince}</p>}
      <p>{say.counts(changes, mode === "replace")}</p>
      <LeftOutLines title={say.wrong(wrongCount)} lines={wrong} count={wrongCount} say={say} />
    </div>
  );
}
