import { data, Form, redirect, useNavigation } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailedAction } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { ownReviewPath, stopInvitesPath } from "../own-review-paths.ts";
import { openedReviewLink } from "../writing/read-own-reviews.server.ts";
import type { Route } from "./+types/stop-invites.page.ts";
import { areInvitesStopped, stopInvites } from "./invites.db.server.ts";
import { stopInvitesText as text } from "./stop-invites.text.ts";

export const policy: RoutePolicy = { cached: false, fromOtherSites: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: "/review",
    noIndex: true,
    shop: shopOf(matches),
  });

/** Looking changes nothing: mail scanners look, too. A link that has ended still stops. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret, now } = services(context);
  const opened = openedReviewLink(params.token, secret, now());
  if (!opened) return data({ token: null, isStopped: false, isOver: false }, { status: 404 });
  const isStopped = await areInvitesStopped(db, opened.orderNumber);
  return { token: params.token, isStopped, isOver: opened.isOver };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, secret, now } = services(context);
  const form = await postedForm(request);
  const opened = openedReviewLink(params.token, secret, now());
  if (!opened) return data(null, { status: 404 });
  await stopInvites(db, opened.orderNumber, now());
  // A mail program's one-click post (RFC 8058) is answered itself.
  if (form.get("List-Unsubscribe") === "One-Click") return data(null);
  throw redirect(stopInvitesPath(params.token), 303);
}

export const shouldRevalidate = exceptAfterRefusal;

export const clientAction = (call: Route.ClientActionArgs) => withFailedAction(call, null, text.failed);

export default function StopInvitesPage({ loaderData: { token, isStopped, isOver } }: Route.ComponentProps) {
  const isSending = useNavigation().state === "submitting";
  const said = token === null ? text.unknown : isStopped ? text.stopped : text.ask;
  return (
    <Wrap>
      <EmptyState
        level={1}
        title={said.title}
        text={said.text}
        action={
          <>
            {token !== null && !isStopped && (
              <Form method="post" action={stopInvitesPath(token)} replace>
                <Button type="submit" variant="primary" pending={isSending}>
                  {text.stop}
                </Button>
              </Form>
            )}
            {token !== null && !isOver && (
              <ButtonLink to={ownReviewPath(token)} prefetch="none">
                {text.write}
              </ButtonLink>
            )}
            <ButtonLink to="/shop">{text.shop}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
