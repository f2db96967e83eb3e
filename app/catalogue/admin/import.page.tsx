import { useState } from "react";
import { data, Form, useNavigation } from "react-router";
import { withDeskAction } from "#accounts/desk-action.ts";
import { adminOf } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { exceptAfterRefusal } from "#ui/failed-request.ts";
import { PageHead } from "#ui/page-head.tsx";
import { useNotices } from "#ui/use-notices.ts";
import type { Route } from "./+types/import.page.ts";
import { applyImport, checkImport } from "./apply-import.server.ts";
import { importText } from "./import.text.ts";
import { type ImportAnswer, importAnswer } from "./import-answer.ts";
import { ImportPlanView } from "./import-plan-view.tsx";

export const loader = ({ context }: Route.LoaderArgs) => {
  adminOf(context);
  return null;
};

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const shop = services(context);
  const form = await postedForm(request);
  const file = form.get("file");
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const applies = form.get("intent") === "apply";
  try {
    const outcome = applies
      ? await applyImport(shop, actor, bytes, String(form.get("fingerprint")))
      : await checkImport(shop, actor, bytes);
    if (outcome.kind === "applied") {
      throw redirectWithNotice(
        "/admin/dashboard/products",
        importText.applied(outcome.added, outcome.changed),
      );
    }
    const status = outcome.kind === "unreadable" ? 422 : outcome.isChanged ? 409 : 200;
    return data(importAnswer(outcome, applies), { status });
  } catch (error) {
    if (error instanceof Response) throw error;
    shop.log.error(failureFacts(error), "a table could not be imported");
    return data<ImportAnswer>({ kind: "failed", text: importText.failed.text }, { status: 500 });
  }
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withDeskAction<ImportAnswer, ImportAnswer>(call, { kind: "failed" }, importText.failed);

/** A file that could not be sent stays chosen. */
export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: importText.title }];

export default function ImportPage({ actionData: answer }: Route.ComponentProps) {
  const { state, formData } = useNavigation();
  const intent = state === "idle" ? undefined : formData?.get("intent");
  // A check holds for the file that was checked, and for no other.
  const [checkedFor, setCheckedFor] = useState<ImportAnswer>();
  const plan = answer?.kind === "planned" && checkedFor !== answer ? answer : undefined;
  const problem = answer?.kind === "failed" && checkedFor !== answer ? answer.text : undefined;
  useNotices(answer, [
    problem !== undefined && { title: importText.failed.title, text: problem, tone: "destructive" },
  ]);
  const canApply = plan?.canApply ?? false;
  return (
    <>
      <PageHead title={importText.title} note={importText.intro}>
        <ButtonLink to="/admin/dashboard/products" small>
          Back to Products
        </ButtonLink>
      </PageHead>
      <Form method="post" encType="multipart/form-data" className="grid max-w-measure gap-4">
        <label className="grid gap-1 text-sm font-semibold">
          CSV File
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
        <input type="hidden" name="fingerprint" value={plan?.fingerprint ?? ""} />
        {canApply && <noscript>{importText.chooseAgain}</noscript>}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            small
            name="intent"
            value="check"
            variant={canApply ? "outline" : "primary"}
            pending={intent === "check"}
          >
            Check File
          </Button>
          {canApply && (
            <Button
              type="submit"
              small
              variant="primary"
              name="intent"
              value="apply"
              pending={intent === "apply"}
            >
              {plan && importText.apply(plan.counts.add + plan.counts.change)}
            </Button>
          )}
        </div>
      </Form>
      {plan && <ImportPlanView plan={plan} />}
    </>
  );
}
