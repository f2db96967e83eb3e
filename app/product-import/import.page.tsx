import { useState } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { followForm, useProgress } from "#ui/form/follow-form.ts";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { ForeignChoices } from "./foreign/foreign-choices.tsx";
import { importText } from "./import.text.ts";
import type { ImportAnswer, ImportEnd } from "./import-answer.ts";
import { ImportPlanView } from "./import-plan-view.tsx";
import { importPicturesPath } from "./pictures/import-pictures.ts";
import { picturesText } from "./pictures/pictures.text.ts";
import { receiveImport } from "./receive-import.server.ts";

export const policy = {
  cached: false,
  body: "uploads",
  needs: "products",
  // It sets the prices of everything at once.
  fresh: "page",
} as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: async () => null,
  async take(shop, { actor }, form) {
    const received = await receiveImport(shop, actor, form);
    if ("notice" in received) throw redirectWithNotice(received.to, received.notice);
    return data(received.answer, { status: received.status });
  },
});
const browser = adminPageInBrowser({
  title: () => importText.title,
  unread: () => null,
  failed: () => importText.failed,
});

export const loader = server.loader;
export const action = server.action;
export const meta = browser.meta;

/** An import is followed while it goes on; whatever can't be is sent as an ordinary form. */
export async function clientAction(call: Parameters<typeof browser.clientAction>[0]): Promise<unknown> {
  const form = await call.request.clone().formData();
  const follows = form.get("intent") === "apply";
  const end = follows ? await followForm<ImportEnd>(live, form, call.request.signal) : undefined;
  if (!end) return browser.clientAction(call);
  if ("answer" in end) return end.answer;
  raiseToast(end.notice);
  throw redirect(end.to);
}

const productsList = "/admin/dashboard/products";
const live = "/admin/dashboard/products/import/live";

/** A file that could not be sent stays chosen. */
export const shouldRevalidate = exceptAfterRefusal;

export default function ImportPage({ actionData: answer }: AdminPageProps<typeof server>) {
  const { state, formData } = useNavigation();
  const intent = state === "idle" ? undefined : formData?.get("intent");
  // A check holds for the file that was checked, and for no other.
  const [checkedFor, setCheckedFor] = useState<ImportAnswer>();
  const plan = answer?.kind === "planned" && checkedFor !== answer ? answer : undefined;
  const problem = answer?.kind === "failed" && checkedFor !== answer ? answer.text : undefined;
  useNotices(answer, [
    problem !== undefined && { title: importText.failed.title, text: problem, tone: "destructive" },
  ]);
  const progress = useProgress();
  return (
    <>
      <BackLink to={productsList}>{importText.back}</BackLink>
      <PageHead title={importText.title} note={importText.intro}>
        <ButtonLink to={importPicturesPath} small>
          {picturesText.title}
        </ButtonLink>
      </PageHead>
      <Form method="post" encType="multipart/form-data" className="grid max-w-measure gap-4">
        <label className="grid gap-1 text-sm font-semibold">
          {importText.file}
          <input
            type="file"
            name="file"
            accept=".csv,text/csv"
            aria-describedby="import-help"
            onChange={() => setCheckedFor(answer)}
            className="min-h-11 rounded border border-edge bg-field p-2 text-sm font-normal file:mr-3 file:h-11 file:cursor-pointer file:rounded file:border file:border-solid file:border-ink file:bg-field file:px-4 file:font-semibold"
          />
        </label>
        <ul id="import-help" className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
          {importText.help.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {problem && (
          <p role="alert" className="border border-geru px-3 py-2 text-sm">
            {problem}
          </p>
        )}
        {plan?.foreign && <ForeignChoices foreign={plan.foreign} />}
        <input type="hidden" name="fingerprint" value={plan?.fingerprint ?? ""} />
        {plan?.canApply && <noscript>{importText.chooseAgain}</noscript>}
        <ImportButtons plan={plan} intent={intent} />
        <p role="status" className="min-h-6 text-sm tabular-nums">
          {progress && importText.progress(progress.done, progress.of)}
        </p>
      </Form>
      {plan && <ImportPlanView plan={plan} />}
    </>
  );
}

interface ImportButtonsProps {
  plan: Extract<ImportAnswer, { kind: "planned" }> | undefined;
  /** What is being sent. */
  intent: FormDataEntryValue | null | undefined;
}

function ImportButtons({ plan, intent }: ImportButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        small
        name="intent"
        value="check"
        variant={plan?.canApply ? "outline" : "primary"}
        pending={intent === "check"}
      >
        {importText.checkFile}
      </Button>
      {plan?.canApply && (
        <Button
          type="submit"
          small
          variant="primary"
          name="intent"
          value="apply"
          pending={intent === "apply"}
        >
          {importText.apply(plan.foreign?.written ?? plan.counts.add + plan.counts.change)}
        </Button>
      )}
    </div>
  );
}
