import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Permission, permissions, permissionsIn } from "#accounts/permissions/permissions.ts";
import { rowsOf } from "../../fuzz/fuzzed-shop.ts";
import { startOwnShop } from "../../own-shop.ts";
import { policyOf, shopRoutes } from "../../route-policies.ts";
import { shownToCopy } from "../../shown-to-copy.ts";
import { shopAdmin, signIn } from "../../sign-in.ts";
import { visitorsOf } from "../ask.ts";
import { type AdminRequest, adminRequests, adminRoutes, knownRecords } from "./admin-requests.ts";

// Every page, its data and every act of the admin area, by everybody: nobody, a customer, and one of the
// staff with nothing, with each permission alone, and with all of them (STAFF-2, STAFF-3).

type Visitor = "nobody" | "a customer" | readonly Permission[];
const visitors: [string, Visitor][] = [
  ["nobody", "nobody"],
  ["a customer", "a customer"],
  ["staff without a permission", []],
  ...permissions.map((each): [string, Visitor] => [`staff who may '${each}'`, [each]]),
  // Who takes files out takes those of what they see.
  ...permissions.map((each): [string, Visitor] => [`staff who may '${each}' and export`, [each, "export"]]),
  ["staff who may everything by name", permissions],
];

/**
 * Sessions and mails on their way change by themselves, what this test sets stands in the profiles, and
 * pictures of the demo shop are drawn meanwhile; whatever is done to the goods is in the audit log, too.
 */
const restless = [
  "auth_sessions",
  "mail_outbox",
  "profiles",
  "products",
  "artisans",
  "blog_posts",
  "uploads",
];

let shop: Awaited<ReturnType<typeof startOwnShop>>;
const { ask, post } = visitorsOf(() => shop.origin);
const cookies = { staff: "", customer: "" };
let key = "";
let known: Record<string, string> = {};

beforeAll(async () => {
  shop = await startOwnShop("empty", { SEED: "demo" });
  cookies.staff = (await signIn(shop, "admin")).cookie;
  key = await makeKey();
  cookies.customer = (await signIn(shop, "user")).cookie;
  known = {
    ...(await knownRecords(shop.client)),
    staff: (await shop.client.query("select id from profiles where email like 'rekha@%'")).rows[0].id,
  };
});

afterAll(() => shop?.discard());

/** A key of the staff's own, made while they may do everything. */
async function makeKey(): Promise<string> {
  const answer = await post("/admin/dashboard/connections", { intent: "make", name: "Books" }, cookies.staff);
  return shownToCopy(await answer.text())[0] ?? "";
}

/** What is read by a key and not by a session. */
const keyRoutes = shopRoutes.filter((route) => policyOf(route)?.api === "private" && route.path !== "api/*");

async function becomes(visitor: Visitor): Promise<string> {
  if (visitor === "nobody") return "";
  if (visitor === "a customer") return cookies.customer;
  await shop.client.query("update profiles set permissions = $1 where email = $2", [
    visitor,
    shopAdmin.email,
  ]);
  return cookies.staff;
}

const held = (visitor: Visitor): readonly string[] =>
  typeof visitor === "string" ? [] : ["anyone", ...permissionsIn(visitor)];

const send = ({ method, path, form }: AdminRequest, cookie: string, ids: Record<string, string>) =>
  method === "GET" ? ask(path(ids), cookie) : post(path(ids), form ?? {}, cookie);

/** What came of each, four at a time: lists of everything take turns. */
async function outcomes(asked: readonly AdminRequest[], cookie: string, ids: Record<string, string>) {
  const told: { name: string; status: number; to: string }[] = [];
  const left = [...asked];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const answer = await send(next, cookie, ids);
      const body = await answer.text();
      // A script is told where to go in the answer itself.
      const inBody = answer.status === 202 ? /"(\/[^"]*)"/.exec(body)?.[1] : undefined;
      const to = answer.headers.get("location") ?? inBody ?? "";
      told.push({ name: next.name, status: answer.status, to });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return told;
}

/** Where those are led who are no staff. */
const leads = { nobody: /^\/admin-login/, "a customer": /^\/dashboard/ } as const;

test("every route of the area is asked, and each of its acts", () => {
  expect(adminRoutes.length).toBeGreaterThan(60);
  expect(adminRequests.length).toBeGreaterThan(adminRoutes.length * 3);
});

describe.each(visitors)("%s", (_, visitor) => {
  const may = held(visitor);
  const isTheirs = ({ needs, anyOf }: AdminRequest) =>
    needs.every((each) => may.includes(each)) && (!anyOf || anyOf.some((each) => may.includes(each)));
  // What needs no export was asked by the one who may not; one pair is asked all of it again.
  const isPair = visitor.length === 2 && visitor.includes("export") && !visitor.includes("orders");
  const asked = isPair ? adminRequests.filter(({ needs }) => needs.includes("export")) : adminRequests;
  const theirs = asked.filter(isTheirs);
  const others = asked.filter((each) => !isTheirs(each));

  test("is refused what is not theirs, and writes nothing", async () => {
    const cookie = await becomes(visitor);
    const before = await rowsOf(shop.client, restless);
    const told = await outcomes(others, cookie, known);
    const letIn = told.filter(({ status, to }) =>
      typeof visitor === "string" ? !leads[visitor].test(to) : status !== 403,
    );
    expect(letIn).toEqual([]);
    expect(await rowsOf(shop.client, restless)).toEqual(before);
  });

  test("has a key that reads no more than they may, and all of that", async () => {
    await becomes(visitor);
    const reads = may.includes("orders") && may.includes("export");
    expect(keyRoutes.map(({ path }) => path).sort()).toEqual(["api/v1/orders", "api/v1/orders/:number"]);
    for (const { path = "" } of keyRoutes) {
      const headers = { Authorization: `Bearer ${key}` };
      const { status } = await ask(`/${path.replace(":number", "JC-1")}`, { headers });
      // Whoever is none of the staff took nothing from it: it is the key of who was asked before.
      if (typeof visitor !== "string") expect(status === 401, path).toBe(!reads);
    }
  });

  test("is served what is theirs", async () => {
    const cookie = await becomes(visitor);
    // Pages of records that are there; acts on none, so that what they are about is there for the others.
    const reads = theirs.filter(({ method }) => method === "GET");
    const acts = theirs.filter(({ method }) => method === "POST");
    const told = [...(await outcomes(reads, cookie, known)), ...(await outcomes(acts, cookie, {}))];
    const keptOut = told.filter(
      ({ status, to }) => status === 403 || status >= 500 || /^\/(admin-login|dashboard)/.test(to),
    );
    expect(keptOut).toEqual([]);
  });
});
