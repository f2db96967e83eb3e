import type { Context, MiddlewareHandler } from "hono";
import { visitBy } from "#accounts/session/visit.server.ts";
import { newsletterText } from "#newsletters/signing-up/newsletter.text.ts";
import { openingResponse } from "#pages/opening/opening-page.server.ts";
import { policies } from "#pages/policy.ts";
import type { Services } from "#platform/services.server.ts";
import { clientAddress, trustedProxyTest } from "#platform/web/client-address.server.ts";
import { legibleCookies } from "#platform/web/legible-request.server.ts";
import { waitsForOpening } from "#platform/web/route-policy.ts";
import { isDataPath, pageOfData } from "#rendering/data-address.ts";
import { spokenAddress } from "#values/language/spoken-address.ts";
import type { ListenerEnv } from "./listener-env.ts";
import { policyReached } from "./routes/route-patterns.server.ts";

type Shop = Pick<Services, "config" | "db" | "secret" | "log" | "now" | "pages">;

/** An hour: search engines come back soon after the shop is opened, and ask for little until then. */
const retryAfterSeconds = "3600";

/** Does the shop open soon, and is this an address at which strangers wait for that (DAYONE-21)? */
export const mustWait = ({ config }: Pick<Services, "config">, address: string): boolean =>
  config.shop.opening === "soon" && (waitsForOpening(policyReached(address)) || isDraft(config, address));

/** Is there a policy which nobody has shown yet? It is as unseen as the rest (DAYONE-26). */
function isDraft({ origin, shop }: Services["config"], address: string): boolean {
  const asked = new URL(origin + address);
  const { pathname } = isDataPath(asked.pathname) ? pageOfData(asked).page : asked;
  const path = spokenAddress(pathname).plain.toLowerCase().replace(/\/+$/, "");
  return policies.some(({ slug }) => `/${slug}` === path && !shop.policies?.includes(slug));
}

/**
 * Stands before the pages: until the shop is opened strangers are shown that, and the staff see all of it, by
 * answers that nobody keeps.
 */
export function untilOpening(shop: Shop): MiddlewareHandler<ListenerEnv> {
  const isTrusted = trustedProxyTest(shop.config.trustedProxies);
  return async (c, next) => {
    if (!mustWait(shop, c.get("address"))) return next();
    const peer = c.env.incoming?.socket?.remoteAddress;
    const sender = clientAddress(peer, c.req.header("x-forwarded-for"), isTrusted);
    if (!(await isStaff(shop, c.req.raw, sender))) return toldToWait(shop, c);
    c.set("isBeforeOpening", true);
    // Its parameters are those that the page knows, as for everybody once it is open.
    c.set("address", shop.pages.keyFor(c.get("address")) ?? c.get("address"));
    await next();
    c.res.headers.set("Cache-Control", "private, no-store");
  };
}

async function isStaff(shop: Shop, asked: Request, sender: string): Promise<boolean> {
  const cookies = asked.headers.get("Cookie");
  if (!cookies) return false;
  const headers = new Headers(asked.headers);
  headers.set("Cookie", legibleCookies(cookies));
  const request = new Request(shop.config.origin, { headers });
  const { actor } = await visitBy(shop, { request, clientAddress: sender }, { prolong: false });
  return actor?.role === "admin";
}

function toldToWait({ config }: Shop, c: Context<ListenerEnv>): Response {
  const page = new URL(config.origin + c.get("address"));
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && isDataPath(page.pathname)) return asDocument(pageOfData(page).page);
  c.set("isToldToWait", true);
  const said = outcomeAt(page);
  const shown = { shop: config.shop.name, ...(said && { said }) };
  return openingResponse(shown, said ? {} : { status: 503, "Retry-After": retryAfterSeconds });
}

/** The router of a page that is still open leads there by a whole document, which says more. */
const asDocument = ({ href: location }: URL): Response =>
  Response.json(
    { redirect: { location, status: 302 } },
    { status: 202, headers: { "X-Remix-Reload-Document": "true", "Cache-Control": "private, no-store" } },
  );

/** What came of the page's own form, which leads where the shop's other newsletter forms lead. */
function outcomeAt({ pathname, searchParams }: URL): { title: string; text: string } | undefined {
  if (spokenAddress(pathname).plain !== "/subscribed") return undefined;
  const outcome = (["subscribed", "tooMany"] as const).find((one) => one === searchParams.get("as"));
  return newsletterText[outcome ?? "invalid"];
}
