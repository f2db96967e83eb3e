import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { patternsOf } from "../../route-patterns.ts";
import { ask, newSender, origin, signedInAs, textAt } from "../ask.ts";

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

/** Who may not enter where docs/security.md has a row outside the areas: a route without a row fails. */
const notForAdmins = [
  "/checkout",
  "/order-confirmation",
  "/pay/:orderNumber",
  "/order/:orderNumber/cancel",
  "/order/:orderNumber/confirm",
  "/order/:orderNumber/address",
  "/order/:orderNumber/paid",
  "/order/:orderNumber/return",
  "/order/:orderNumber/review",
  "/review/:token",
  "/review/:token/photos/:line/:place",
  "/offer/:number",
  "/offer/:number/proforma.pdf",
  "/offer/:number/addresses",
  "/offer/:number/addresses.csv",
  "/offer/:number/proofs/:proof",
  "/return/:number",
  "/return/:number/photos/:place",
  "/order/:orderNumber/again",
  "/order/:orderNumber/invoice.pdf",
];
const signedOut = ["/login", "/signup", "/admin-login"];
const rows = readFileSync("docs/security.md", "utf8").matchAll(/^\| `(\/[^`]*)` \| /gm);
const outside = new Map<string, Access>([
  ...Array.from(rows, ([, pattern = ""]): [string, Access] => [pattern, "open"]),
  ...notForAdmins.map((pattern): [string, Access] => [pattern, "not-admins"]),
  ...signedOut.map((pattern): [string, Access] => [pattern, "signed-out"]),
]);

interface Endpoint {
  pattern: string;
  /** With every parameter filled in, by something that is not there. */
  path: string;
  access: Access | undefined;
}

function routeAt(pattern: string): Endpoint {
  const area = areas.find(([prefix]) => pattern === prefix || pattern.startsWith(`${prefix}/`));
  const path = pattern.replace("/*", "/no-such-page").replaceAll(/:\w+\??/g, "none");
  return { pattern, path, access: area?.[1] ?? outside.get(pattern) };
}

const endpoints = [...new Set(patternsOf(await routes))].map(routeAt);

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
  expect([...notForAdmins, ...signedOut].filter((pattern) => !known.has(pattern))).toEqual([]);
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
        expect(answer.headers.get("location") ?? body).toContain(`${plain}`);
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

const guarded = endpoints.filter(({ access }) => access === "customers" || access === "admins");
test.each(guarded)("parts of a guarded page's data: $path", async ({ path }) => {
  const whole = await textAt(dataPath(path));
  expect(whole).toContain("login");
  for (const part of ["root", "admin/overview.page", "orders/my-orders.page", "nothing"])
    expect(await textAt(`${dataPath(path)}?_routes=${encodeURIComponent(part)}`)).toBe(whole);
});
