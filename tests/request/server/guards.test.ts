import type { RouteConfigEntry } from "@react-router/dev/routes";
import { beforeAll, describe, expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { ask, origin } from "../ask.ts";
import { newSender } from "../checkout/purchase.ts";
import { signedInAs } from "../sign-in.ts";

/**
 * Who may enter: everybody, customers alone, admins alone, everybody but admins (ACCOUNT-17), or only those
 * who are not signed in (ACCOUNT-12).
 */
type Access = "open" | "customers" | "admins" | "not-admins" | "signed-out";

/** Everything in these two areas is guarded; a route there can't be declared otherwise. */
const areas: readonly [prefix: string, access: Access][] = [
  ["/admin/dashboard", "admins"],
  ["/dashboard", "customers"],
];

/** Every other route, declared one by one: a new one without a line here fails. */
const outside: Readonly<Record<string, Access>> = {
  "/": "open",
  "/shop": "open",
  "/shop/:slug": "open",
  "/shop/:slug/quote": "open",
  "/shop/:slug/reviews": "open",
  "/review-photos/:review/:file": "open",
  "/b2b": "open",
  "/about": "open",
  "/artisans": "open",
  "/artisan/:id": "open",
  "/blog": "open",
  "/blog/feed.xml": "open",
  "/blog/:slug": "open",
  "/contact": "open",
  "/grievance": "open",
  "/grievance/:number": "open",
  "/faq": "open",
  "/delivery": "open",
  "/delivery/answer": "open",
  "/cart": "open",
  "/cart/prices": "open",
  "/checkout": "not-admins",
  "/checkout/held": "open",
  "/order-confirmation": "not-admins",
  "/pay/:orderNumber": "not-admins",
  "/order/:orderNumber/cancel": "not-admins",
  "/order/:orderNumber/confirm": "not-admins",
  "/order/:orderNumber/address": "not-admins",
  "/order/:orderNumber/return": "not-admins",
  "/order/:orderNumber/review": "not-admins",
  "/review/:token": "not-admins",
  "/review/:token/stop": "open",
  "/review/:token/photos/:line/:place": "not-admins",
  "/c/:code": "open",
  "/offer/:number": "not-admins",
  "/offer/:number/proforma.pdf": "not-admins",
  "/offer/:number/proofs/:proof": "not-admins",
  "/return/:number": "not-admins",
  "/return/:number/photos/:place": "not-admins",
  "/order/:orderNumber/again": "not-admins",
  "/order/:orderNumber/invoice.pdf": "not-admins",
  "/login": "signed-out",
  "/signup": "signed-out",
  "/admin-login": "signed-out",
  "/sign-in-code": "open",
  "/passkey": "open",
  "/forgot-password": "open",
  "/reset-password": "open",
  "/invitation": "open",
  "/confirm-email": "open",
  "/logout": "open",
  "/track": "open",
  "/wishlist": "open",
  "/wishlist/products": "open",
  "/wishlist/items": "open",
  "/privacy": "open",
  "/terms": "open",
  "/shipping": "open",
  "/returns": "open",
  "/functions/v1/get-razorpay-key-id": "open",
  "/functions/v1/create-razorpay-order": "open",
  "/functions/v1/verify-razorpay-payment": "open",
  "/functions/v1/report-payment-outcome": "open",
  "/payments/razorpay/callback": "open",
  "/webhooks/carrier": "open",
  "/webhooks/razorpay": "open",
  "/newsletter": "open",
  "/unsubscribe": "open",
  "/stock-alerts": "open",
  "/stock-alert": "open",
  "/subscribed": "open",
  "/og/:kind/:id/:file": "open",
  "/avatars/:file": "open",
  "/session": "open",
  "/feeds/google.xml": "open",
  "/feeds/meta.csv": "open",
  "/api/v1/products": "open",
  "/api/v1/products/:slug": "open",
  "/api/v1/artisans": "open",
  "/api/v1/collections": "open",
  "/api/v1/orders": "open",
  "/api/v1/orders/:number": "open",
  "/api/v1/openapi.json": "open",
  "/api/*": "open",
  "/sitemap.xml": "open",
  "/robots.txt": "open",
  "/dev/mail/:id?": "open",
  "/healthz": "open",
  "/readyz": "open",
  "/metrics": "open",
  "/*": "open",
};

interface Endpoint {
  pattern: string;
  /** With every parameter filled in, by something that is not there. */
  path: string;
  access: Access | undefined;
}

function routesOf(entries: readonly RouteConfigEntry[], above = ""): Endpoint[] {
  return entries.flatMap(({ path, index, children }) => {
    const pattern = path === undefined ? above : `${above}/${path}`;
    const below = children ? routesOf(children, pattern) : [];
    // A layout that answers no address of its own is reached through its children.
    const isRoute = index || path !== undefined;
    return isRoute && !children?.some((child) => child.index) ? [routeAt(pattern || "/"), ...below] : below;
  });
}

function routeAt(pattern: string): Endpoint {
  const area = areas.find(([prefix]) => pattern === prefix || pattern.startsWith(`${prefix}/`));
  const path = pattern.replace("/*", "/no-such-page").replaceAll(/:\w+\??/g, "none");
  return { pattern, path, access: area?.[1] ?? outside[pattern] };
}

const endpoints = routesOf(await routes);

type Visitor = "guest" | "user" | "admin";
const visitors: readonly Visitor[] = ["guest", "user", "admin"];
const cookies: Record<Visitor, string> = { guest: "", user: "", admin: "" };

beforeAll(async () => {
  cookies.user = (await signedInAs("user")).cookie;
  cookies.admin = (await signedInAs("admin")).cookie;
});

const signInFrom = (page: string) => (path: string) => `${page}?${new URLSearchParams({ from: path })}`;
const adminHome = () => "/admin/dashboard";
const userHome = () => "/dashboard";

/** Where those are led who may not enter. */
const leads: Record<Access, Partial<Record<Visitor, (path: string) => string>>> = {
  open: {},
  customers: { guest: signInFrom("/login"), admin: adminHome },
  admins: { guest: signInFrom("/admin-login"), user: userHome },
  "not-admins": { admin: adminHome },
  "signed-out": { user: userHome, admin: adminHome },
};

const ledTo = (access: Access | undefined, visitor: Visitor, path: string): string | undefined =>
  access && leads[access][visitor]?.(path);

const headersOf = (visitor: Visitor): Record<string, string> => ({
  Cookie: cookies[visitor],
  "X-Forwarded-For": newSender(),
});

const dataPath = (path: string): string => (path === "/" ? "/_.data" : `${path}.data`);
const doorways = ["/login", "/admin-login", "/dashboard", "/admin/dashboard"];

test("every route says who may enter, and no line is left over", () => {
  expect(endpoints.filter(({ access }) => access === undefined).map(({ pattern }) => pattern)).toEqual([]);
  expect(endpoints.length).toBeGreaterThan(30);
  const known = new Set(endpoints.map(({ pattern }) => pattern));
  expect(Object.keys(outside).filter((pattern) => !known.has(pattern))).toEqual([]);
});

describe.each(visitors)("as %s", (visitor) => {
  describe.each(endpoints)("$pattern ($access)", ({ path, access }) => {
    const elsewhere = ledTo(access, visitor, path);

    test("the page", async () => {
      const answer = await ask(path, { headers: headersOf(visitor) });
      const location = answer.headers.get("location");
      if (elsewhere) return expect(location).toBe(elsewhere);
      expect(answer.status, `${answer.status}`).toBeLessThan(500);
      // An index leads on within its own area; nobody is led out of it.
      const isWithin = location?.startsWith(`${path}/`);
      if (location && !isWithin) expect(doorways).not.toContain(location.split("?")[0]);
    });

    test("its data", async () => {
      const answer = await ask(dataPath(path), { headers: headersOf(visitor) });
      const body = await answer.text();
      if (elsewhere) {
        const plain = elsewhere.split("?")[0] ?? "";
        const told = answer.headers.get("location") ?? body;
        expect(told).toContain(`${plain}`);
        expect(body.length, "nothing but the way to go").toBeLessThan(400);
        expect(body).not.toContain("loaderData");
        return;
      }
      expect(answer.status).toBeLessThan(500);
    });

    test("a form posted to it", async () => {
      // Signing in and up are for everybody to try; the pages behind them are not.
      const elsewhere = access === "signed-out" ? undefined : ledTo(access, visitor, path);
      // Signing out would end the session that the others still need.
      const asked = path === "/logout" ? "guest" : visitor;
      const headers = { ...headersOf(asked), Origin: origin };
      const answer = await ask(path, {
        method: "POST",
        body: new URLSearchParams({ role: "admin" }),
        headers,
      });
      if (elsewhere) {
        expect(answer.status).toBe(303);
        return expect(answer.headers.get("location")).toBe(elsewhere);
      }
      expect(answer.status).toBeLessThan(500);
    });
  });
});

describe("parts of a guarded page's data", () => {
  const guarded = endpoints.filter(({ access }) => access === "customers" || access === "admins");
  test.each(guarded)("$path", async ({ path }) => {
    const whole = await (await ask(dataPath(path))).text();
    expect(whole).toContain("login");
    for (const part of ["root", "admin/overview.page", "orders/my-orders.page", "nothing"]) {
      const answer = await ask(`${dataPath(path)}?_routes=${encodeURIComponent(part)}`);
      expect(await answer.text()).toBe(whole);
    }
  });
});
