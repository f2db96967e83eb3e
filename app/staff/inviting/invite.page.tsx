import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { BackToStaff } from "../permission-fields.tsx";
import { giftsOf } from "../staff.db.server.ts";
import { type InviteAnswer, setIn, typedInvite } from "../staff.form.ts";
import { staffText as text } from "../staff.text.ts";
import { invitePath } from "../staff-member.ts";
import type { Route } from "./+types/invite.page.ts";
import { InviteForm } from "./invite-form.tsx";
import { receiveInvite } from "./invite-staff.server.ts";

export const policy = { cached: false, needs: "staff", fresh: "forms" } as const satisfies AdminPolicy;

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffWith(context, policy.needs);
  return { gifts: await giftsOf(services(context).db, actor), newId: randomUUID() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const form = await postedForm(request);
  const set = setIn(form);
  // Only asked to tick a usual set, by a browser without script.
  if (set) {
    const typed = { ...typedInvite(form), permissions: set.join(" ") };
    return data<InviteAnswer>({ kind: "refused", errors: {}, typed });
  }
  return receiveInvite(services(context), actor, form);
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.readFailed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<InviteAnswer, InviteAnswer>(call, { kind: "failed" }, text.saveFailed);

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.invite }];

/** Asks somebody to work in the shop. */
export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <UnreadPage title={text.invite} text={text.readFailed.text} reload={invitePath} />;
  return (
    <>
      <BackToStaff />
      <PageHead title={text.invite} note={text.inviteNote} />
      <InviteForm {...loaderData} given={actionData} />
    </>
  );
}
