import { data } from "react-router";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { adminOf } from "../guard.server.ts";
import type { AdminPolicy } from "../permissions/admin-policy.ts";
import { withAdminAction } from "../session/admin-action.ts";
import type { Route } from "./+types/passkeys.page.ts";
import { AddPasskey, PasskeyList } from "./add-passkey.tsx";
import { receivePasskeys } from "./change-passkeys.server.ts";
import { listPasskeys } from "./passkey.db.server.ts";
import type { PasskeysAnswer } from "./passkey.form.ts";
import { passkeysText as text } from "./passkeys.text.ts";

export const policy = { cached: false, needs: "anyone", fresh: "page" } as const satisfies AdminPolicy;

export async function loader({ context }: Route.LoaderArgs) {
  return { passkeys: await listPasskeys(services(context).db, adminOf(context).id) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  return data(await receivePasskeys(services(context), actor, await postedForm(request)), { status: 422 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.readFailed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<PasskeysAnswer, PasskeysAnswer>(call, { kind: "failed" }, text.failed);

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

/** An admin's own passkeys. */
export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView {...text.readFailed} />;
  const { passkeys } = loaderData;
  return (
    <>
      <PageHead title={text.title} />
      <div className="grid max-w-form gap-8">
        <p className="max-w-measure">
          {text.intro} {passkeys.length === 0 ? text.none : text.count(passkeys.length)}
        </p>
        <PasskeyList passkeys={passkeys} given={actionData} />
        <AddPasskey />
      </div>
    </>
  );
}
