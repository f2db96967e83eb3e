import { data } from "react-router";
import { adminOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { CheckedFileForm } from "#records/checked-file-form.tsx";
import { translationsPath } from "#translations/translatable.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import type { Route } from "./+types/import-translations.page.ts";
import { CheckedFile, type FileAnswer, FileChanges } from "./checked-file.tsx";
import { importTranslations } from "./import-translations.server.ts";
import { translationsFile as say } from "./translations.text.ts";

export const policy = {
  cached: false,
  body: "uploads",
  needs: "anyone",
  fresh: "page",
} as const satisfies AdminPolicy;

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
  const fingerprint = form.get("intent") === "apply" ? String(form.get("fingerprint")) : undefined;
  const outcome = await importTranslations(shop, actor, { bytes, fingerprint }).catch((error: unknown) => ({
    kind: "failed" as const,
    status: unwritten(shop, error, "translations could not be imported"),
  }));
  if (outcome.kind === "applied")
    throw redirectWithNotice(translationsPath, outcome.saved > 0 ? say.done(outcome.saved) : say.nothing);
  if (outcome.kind === "failed") return data<FileAnswer>({ kind: "failed" }, { status: outcome.status });
  if (outcome.kind === "unreadable") return data<FileAnswer>(outcome, { status: 422 });
  return data<FileAnswer>(outcome, { status: outcome.isChanged ? 409 : 200 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<FileAnswer, FileAnswer>(call, { kind: "failed" }, say.failed);

/** A file that could not be sent stays chosen. */
export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: say.title }];

export default function ImportTranslationsPage({ actionData: answer }: Route.ComponentProps) {
  const checked = answer?.kind === "checked" ? answer : undefined;
  return (
    <>
      <PageHead title={say.title} />
      <CheckedFileForm say={say} fingerprint={checked?.changesCount ? checked.fingerprint : undefined}>
        <CheckedFile answer={answer} />
      </CheckedFileForm>
      {checked && <FileChanges {...checked} />}
    </>
  );
}
