import { data, Form, redirect } from "react-router";
import { nameIn } from "#catalogue/options/lines-in-language.db.server.ts";
import { variantPath } from "#catalogue/options/variant.ts";
import { productPath } from "#catalogue/product.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailedAction } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/stock-alert.page.ts";
import { findAlert, findAwaited, moveAlert, type OpenAlert } from "./stock-alert.db.server.ts";
import { alertTokenIn, stockAlertPath } from "./stock-alert.form.ts";
import { stockAlertText } from "./stock-alert.text.ts";

export const policy: RoutePolicy = { cached: false, fromOtherSites: true };

const refusals = ["invalid", "noMobile", "tooMany", "gone"] as const;

/**
 * Opening a mail's link changes nothing: mail scanners open it, too. Without a token it shows the outcome of
 * a form.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = services(context);
  const token = alertTokenIn(url.searchParams.get("token"));
  if (token) {
    const found = await findAlert(db, token);
    return { token, alert: found ? { ...found, called: await nameIn(db, found) } : null, said: null };
  }
  const refusal = refusals.find((each) => each === url.searchParams.get("as"));
  if (refusal) return { token: null, alert: null, said: stockAlertText[refusal] };
  const slug = url.searchParams.get("as") === "asked" ? url.searchParams.get("slug") : null;
  const variant = url.searchParams.get("v") ?? "";
  const isText = slug && !`${slug}${variant}`.includes("\0");
  const awaited = isText ? await findAwaited(db, { slug }, variant) : undefined;
  const said = awaited ? stockAlertText.asked(await nameIn(db, awaited)) : null;
  return { token: null, alert: null, said };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { db, now } = services(context);
  const form = await postedForm(request);
  const token = alertTokenIn(url.searchParams.get("token"));
  // A mail program's one-click post (RFC 8058) stops it, and is answered itself.
  const isOneClick = form.get("List-Unsubscribe") === "One-Click";
  if (!token) return data(null, { status: 404 });
  await moveAlert(db, token, form.get("intent") === "confirm" && !isOneClick ? "waiting" : "stopped", now());
  if (isOneClick) return data(null);
  throw redirect(stockAlertPath(token), 303);
}

export const shouldRevalidate = exceptAfterRefusal;

/** A press that could not be sent leaves the page as it stands. */
export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction(call, null, stockAlertText.actFailed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: stockAlertText.pageTitle,
    description: stockAlertText.description,
    path: "/stock-alert",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function StockAlertPage({ loaderData: { token, alert, said } }: Route.ComponentProps) {
  return (
    <Wrap>
      {token && alert ? (
        <AlertState token={token} alert={alert} />
      ) : (
        <EmptyState
          level={1}
          title={(said ?? stockAlertText.unknown).title}
          text={(said ?? stockAlertText.unknown).text}
          action={<ButtonLink to="/shop">{stockAlertText.back}</ButtonLink>}
        />
      )}
    </Wrap>
  );
}

const wordsOf = () => ({
  unconfirmed: stockAlertText.confirm,
  waiting: stockAlertText.waiting,
  told: stockAlertText.told,
  stopped: stockAlertText.stopped,
});

function AlertState({ token, alert }: { token: string; alert: OpenAlert & { called: string } }) {
  const { state, variant, called } = alert;
  const { title, text } = wordsOf()[state](called);
  const isOpen = state === "unconfirmed" || state === "waiting";
  const page = variant ? variantPath(alert, variant) : productPath(alert);
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={
        isOpen ? (
          <Form method="post" action={stockAlertPath(token)} replace className="flex flex-wrap gap-3">
            {state === "unconfirmed" && (
              <Button type="submit" name="intent" value="confirm" variant="primary">
                {stockAlertText.yes}
              </Button>
            )}
            <Button type="submit" name="intent" value="stop">
              {stockAlertText.stop}
            </Button>
          </Form>
        ) : (
          <ButtonLink to={page}>{stockAlertText.see}</ButtonLink>
        )
      }
    />
  );
}
