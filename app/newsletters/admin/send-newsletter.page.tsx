import { data, Form } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { versionIn } from "#values/text/form-text.ts";
import type { Route } from "./+types/send-newsletter.page.ts";
import { startNewsletter } from "./act-on-newsletter.server.ts";
import { newsletterPath, newslettersPath, sendPath } from "./newsletter.ts";
import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import { openedSending } from "./opened-newsletter.server.ts";

/** Writing to all subscribers takes the permission to see them. */
export const policy = { cached: false, needs: "messages", fresh: "forms" } as const satisfies AdminPolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const draft = await openedSending(services(context), params.id);
  return draft ? { draft } : data({ draft: null }, { status: 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { draft: null }, text.listFailed);

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const version = versionIn(await postedForm(request));
  const notice = await startNewsletter(services(context), actor, { id, version });
  throw redirectWithNotice(newsletterPath(id), notice);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<undefined, { isDone: false }>(
    call,
    { isDone: false },
    { ...text.actFailed, tone: "destructive" },
  );

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.draft?.subject ?? text.title },
];

/** Asks once more before a newsletter is sent: to how many, and how long that takes. */
export default function SendNewsletterPage({ loaderData: { draft } }: Route.ComponentProps) {
  if (draft) return <SendForm draft={draft} />;
  const action = <ButtonLink to={newslettersPath}>{text.back}</ButtonLink>;
  return <EmptyState level={1} drawing="lost" title={text.gone} action={action} />;
}

function SendForm({ draft }: { draft: NonNullable<Route.ComponentProps["loaderData"]["draft"]> }) {
  const { id, version, subject, readers, hindi, hasHindi, perMinute, time } = draft;
  return (
    <>
      <PageHead title={text.confirm.title(readers)} note={subject} />
      <div className="grid max-w-measure gap-3">
        {hindi > 0 && <p>{text.confirm.hindi(hindi, hasHindi)}</p>}
        <p>{text.confirm.pace(perMinute, time)}</p>
        <p>{text.confirm.final}</p>
      </div>
      <Form
        method="post"
        action={sendPath(id)}
        onSubmit={useInTurn()}
        className="mt-6 flex flex-wrap items-center gap-3"
      >
        <input type="hidden" name="version" value={version} />
        <Button {...useActButton("send")} variant="primary">
          {text.confirm.submit}
        </Button>
        <ButtonLink to={newsletterPath(id)}>{text.confirm.cancel}</ButtonLink>
      </Form>
    </>
  );
}
