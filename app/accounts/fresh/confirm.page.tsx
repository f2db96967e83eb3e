import { data, redirect } from "react-router";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { exceptAfterPost, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { adminOf } from "../guard.server.ts";
import { countPasskeys } from "../passkeys/passkey.db.server.ts";
import type { AdminPolicy } from "../permissions/admin-policy.ts";
import { withAdminAction } from "../session/admin-action.ts";
import type { Route } from "./+types/confirm.page.ts";
import { confirmText as text } from "./confirm.text.ts";
import { AskingForm } from "./confirm-form.tsx";
import { ConfirmedFile } from "./confirmed-file.tsx";
import { confirmedPath, waitingIn } from "./fresh-proof.ts";
import { type AskedAnswer, receiveConfirm } from "./receive-confirm.server.ts";

export const policy = { cached: false, body: "uploads", needs: "anyone" } as const satisfies AdminPolicy;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = adminOf(context);
  const { searchParams } = url;
  const waiting = waitingIn(searchParams.get("waiting"));
  const to = confirmedPath(searchParams.get("to"));
  const hasPasskey = (await countPasskeys(services(context).db, id)) > 0;
  return { to, waiting, hasPasskey, isDone: searchParams.has("done") };
}

/** Takes the code that lets a page or a file be read; or a form on its way, which the page carries on. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = adminOf(context);
  const answer = await receiveConfirm(services(context), actor, await postedForm(request), url);
  if ("goOn" in answer) throw redirect(answer.goOn, { status: 303 });
  return data(answer, { status: answer.kind === "carried" ? 401 : 422 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.failed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<AskedAnswer, undefined>(call, undefined, text.failed);

export const shouldRevalidate = exceptAfterPost;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

/** Asks for the second factor anew, and leads on to what waited for it. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView {...text.failed} />;
  const { to, waiting, hasPasskey, isDone } = loaderData;
  return (
    <>
      <PageHead title={isDone ? text.done.title : text.title} />
      {to === undefined || (waiting === "form" && !actionData) ? (
        <p>{text.nowhere}</p>
      ) : isDone ? (
        <ConfirmedFile file={to} />
      ) : (
        <AskingForm to={to} waiting={waiting} hasPasskey={hasPasskey} given={actionData} />
      )}
    </>
  );
}
