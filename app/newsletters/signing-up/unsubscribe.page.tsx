import { data, Form, redirect } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/unsubscribe.page.ts";
import { comeBack, unsubscribe } from "./newsletter.db.server.ts";
import { unsubscribeText } from "./newsletter.text.ts";

export const policy: RoutePolicy = { cached: false, fromOtherSites: true };

/** Looking at the link changes nothing: mail scanners open it too. */
export function loader({ url }: Route.LoaderArgs) {
  const token = tokenIn(url.searchParams.get("token"));
  const from = tokenIn(url.searchParams.get("from"));
  const again = url.searchParams.get("again") === "1";
  return { token, from, again, state: stateOf(url.searchParams, token !== undefined) } as const;
}

function stateOf(asked: URLSearchParams, hasToken: boolean) {
  if (asked.has("done")) return "done";
  if (asked.has("back")) return "back";
  return hasToken ? "ask" : "unknown";
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { db, now } = services(context);
  const form = await postedForm(request);
  const posted = form.get("token");
  const isOneClick = isOneClickBody(form);
  // Other sites may send a mail program's very words and nothing else.
  if (!isOneClick && requestFacts(context).isFromElsewhere) throw data(null, { status: 403 });
  // A mail program's one-click post carries the token in the address alone.
  const token = tokenIn(typeof posted === "string" ? posted : url.searchParams.get("token"));
  const from = tokenIn(url.searchParams.get("from"));
  // Only the button of the page that the mailbox's own mail leads to.
  if (!isOneClick && form.get("intent") === "again") {
    if (token && (await comeBack(db, token, now()))) throw redirect("/unsubscribe?back=1", 303);
    return data({ state: "unknown" } as const, { status: 404 });
  }
  if (token && (await unsubscribe(db, token, now(), from))) {
    // RFC 8058: a mail program's post is answered itself and never redirected.
    if (isOneClick) return data({ state: "done" } as const);
    throw redirect("/unsubscribe?done=1", 303);
  }
  return data({ state: "unknown" } as const, { status: 404 });
}

/** RFC 8058: the key and value of its example, alone. */
const isOneClickBody = (form: FormData): boolean =>
  [...form].length === 1 && form.get("List-Unsubscribe") === "One-Click";

export const shouldRevalidate = exceptAfterPost;

/** A press that could not be sent leaves the page as it stands. */
export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction(call, null, unsubscribeText.failed);

interface AskedOf {
  token?: string | undefined;
  from?: string | undefined;
  again: boolean;
}

const addressOf = ({ token = "", from, again }: AskedOf) =>
  `/unsubscribe?${new URLSearchParams({ token, ...(from && { from }), ...(again && { again: "1" }) })}`;

/** What our tokens are made of; nothing else is looked up. */
const tokenIn = (text: string | null): string | undefined =>
  text && /^[\w-]{16,100}$/.test(text) ? text : undefined;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: unsubscribeText.title,
    description: unsubscribeText.ask,
    path: "/unsubscribe",
    noIndex: true,
    shop: shopOf(matches),
  });

const nextPaths = { done: "/shop", back: "/shop", unknown: "/contact" };

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData?.state ?? loaderData.state;
  const asked = loaderData.again ? unsubscribeText.again : unsubscribeText;
  return (
    <Wrap>
      {state === "ask" ? (
        <EmptyState
          level={1}
          title={asked.title}
          text={asked.ask}
          action={
            // The token stays in the address: a page that failed can be loaded again.
            <Form method="post" action={addressOf(loaderData)} replace>
              <input type="hidden" name="token" value={loaderData.token} />
              {loaderData.again && <input type="hidden" name="intent" value="again" />}
              <Button type="submit" variant="primary">
                {asked.submit}
              </Button>
            </Form>
          }
        />
      ) : (
        <EmptyState
          level={1}
          {...unsubscribeText[state]}
          action={<ButtonLink to={nextPaths[state]}>{unsubscribeText.next[state]}</ButtonLink>}
        />
      )}
    </Wrap>
  );
}
