import { Agent } from "node:http";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { monthAfter, monthOf } from "../app/books/rules/book-month.ts";
import { signIn } from "../tests/sign-in.ts";
import { offersOf, orderOf } from "./buyer.ts";
import { load, percentile, send } from "./load.ts";
import { median, type Row } from "./measure.ts";

export const metricsToken = "a-token-of-this-bench";
const asked = 9;
const mostOfAList = 200;

interface ManyOrders {
  db: Kysely<Tables>;
  count: number;
}

/** A page, what it is asked with, and whether it is a list that must be there at once. */
interface Page {
  path: string;
  headers: Record<string, string>;
  isList: boolean;
  /** Files are asked for once. */
  times?: number;
}

/** What each page takes, the first time and as a median. */
export async function orderPages(origin: string, dataDir: string, shop: ManyOrders): Promise<Row[]> {
  const pages = [...(await adminPages(origin, shop)), ...(await ownPages(origin, dataDir, shop)), metrics];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const rows: Row[] = [];
  for (const page of pages) rows.push(await rowOf(agent, origin, page));
  agent.destroy();
  return rows;
}

async function rowOf(
  agent: Agent,
  origin: string,
  { path, headers, isList, times = asked }: Page,
): Promise<Row> {
  const taken: number[] = [];
  let sent = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const begun = performance.now();
    const { status, bytes } = await send(agent, origin, { path, headers });
    if (status !== 200) throw new Error(`${status} at ${path}`);
    taken.push(performance.now() - begun);
    sent = bytes;
  }
  const usual = median(taken);
  const measured = `first ${Math.round(taken[0] ?? 0)} ms, then ${Math.round(usual)} ms; ${Math.round(sent / 1024)} kB`;
  console.log(`  ${path}: ${measured}`);
  return {
    what: path,
    measured,
    bound: isList ? `<= ${mostOfAList} ms` : "-",
    holds: !isList || usual <= mostOfAList,
  };
}

const metrics: Page = {
  path: "/metrics",
  headers: { Authorization: `Bearer ${metricsToken}` },
  isList: false,
};

const orderLists = [
  "",
  ...[
    "pending",
    "to-pack",
    "processing",
    "shipped",
    "delivered",
    "cancelled",
    "payment-issues",
    "refund-due",
  ].map((status) => `status=${status}`),
  ...["due-to-send", "to-confirm", "parcel-trouble"].map((status) => `status=${status}`),
  ...["page=2", "page=100", "page=10000", "status=delivered&page=1000"],
];

async function adminPages(origin: string, { db, count }: ManyOrders): Promise<Page[]> {
  const { cookie } = await signIn({ origin, dataDir: "" }, "admin");
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("order_id_text", "=", `JC-${1600000000000 + Math.floor(count / 2)}`)
    .executeTakeFirstOrThrow();
  const { billing_full_name: name, billing_email: email, billing_phone: phone } = order;
  const searches = [
    order.order_id_text,
    order.order_id_text.slice(-7),
    phone ?? "",
    email,
    email.slice(0, -4),
    name,
    name.split(" ")[0] ?? "",
    "gmail",
    "qqzzxx",
  ];
  const month = monthAfter(monthOf(new Date()), -1);
  const page = (path: string, rest: Partial<Page> = {}): Page => ({
    ...{ path: `/admin/dashboard/${path}`, headers: { Cookie: cookie }, isList: true },
    ...rest,
  });
  return [
    page("overview"),
    ...orderLists.map((query) => page(`orders${query && `?${query}`}`)),
    ...searches.map((text) => page(`orders?q=${encodeURIComponent(text)}`)),
    page(`orders?status=delivered&q=${encodeURIComponent(name)}`),
    page(`orders/${order.id}`),
    page("returned-parcels?days=30", { isList: false }),
    page(`books?month=${month}`, { isList: false, times: 2 }),
    page(`books/csv.zip?month=${month}`, { isList: false, times: 1 }),
    page(`books/gstr1.json?month=${month}`, { isList: false, times: 1 }),
  ];
}

/** A customer with forty orders of five years. */
async function ownPages(origin: string, dataDir: string, { db, count }: ManyOrders): Promise<Page[]> {
  const { cookie, actor } = await signIn({ origin, dataDir }, "user");
  await sql`
    update orders set user_id = (select id from profiles where email = ${actor.email})
    where order_id_text in (select 'JC-' || 1600000000000 + n * ${Math.floor(count / 40)}::bigint from generate_series(1, 40) as n)`.execute(
    db,
  );
  return ["", "?page=2"].map((query) => ({
    ...{ path: `/dashboard/my-orders${query}`, headers: { Cookie: cookie }, isList: true },
  }));
}

/** Guests' orders for cash, one after the other and from several at once. */
export async function placing(origin: string, count: number): Promise<Row> {
  const offers = await offersOf(origin);
  const next = () => orderOf(origin, offers);
  await load(origin, { connections: 1, seconds: 2 }, next);
  const alone = await load(origin, { connections: 1, seconds: 5 }, next);
  const many = await load(origin, { connections: 8, seconds: 5 }, next);
  const errors = [...alone.errors, ...many.errors];
  const ms = (each: typeof alone, part: number) => `${percentile(each.times, part).toFixed(0)} ms`;
  return {
    what: `Placing an order for cash beside ${count} others`,
    measured: `p50 ${ms(alone, 0.5)}, p99 ${ms(alone, 0.99)} by one buyer; ${Math.round(many.perSecond)}/s, p99 ${ms(many, 0.99)} by eight; ${errors.length} errors`,
    bound: "no error",
    holds: errors.length === 0,
  };
}
