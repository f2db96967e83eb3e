import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPostgres, type TestPostgres } from "../../database/start-test-postgres.ts";
import { mailsTo } from "../../read-mail.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";

// What shoppers who read Hindi leave behind: nothing is lost or doubled, and what the owner reads, and what
// the database keeps beside the mails to them, is in English (HINDI-7).

let server: TestPostgres;
let url: string;
let client: Client;
let shop: RunningShop;
let line = "";
let before: readonly string[] = [];

const settings = () => ({ DATABASE_URL: url, TRUSTED_PROXIES: "127.0.0.1" });
const devanagari = "[ऀ-ॿ]";

/**
 * Each row in which Devanagari stands, by its table; mails are read apart, and what products are searched by
 * is made of them whenever the shop comes to it.
 */
async function hindiRows(): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables.filter((table) => table.name !== "mail_outbox")) {
    const { rows } = await client.query<{ row: string }>(
      `select row from (select (to_jsonb(t) - array['search', 'search_hindi'])::text as row from "${name}" t) rows
       where row ~ $1`,
      [devanagari],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

beforeAll(async () => {
  server = await startTestPostgres();
  url = await server.createDatabase(process.env.GOODS_DATABASE);
  client = new Client({ connectionString: url });
  await client.connect();
  shop = await startShop(settings());
  const { rows } = await client.query(
    `select id, round(price * 100)::int as price from products
     where stock_count is null and in_stock and not hidden and has_base_price order by price limit 1`,
  );
  line = `${rows[0].id}:1:${rows[0].price}`;
  before = await hindiRows();
});

afterAll(async () => {
  await shop?.discard();
  await client?.end();
  await server?.stop();
});

let sender = 0;

function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  sender += 1;
  return fetch(shop.origin + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { Origin: shop.origin, "X-Forwarded-For": `10.9.${sender >> 8}.${sender & 255}`, ...headers },
  });
}

const purchase = (key: string, email: string): Record<string, string> => ({
  ...{
    key,
    email,
    step: "3",
    go: "place",
    cart: line,
    fullName: "Asha Kumari",
    phone: `98${key.replace(/\D/g, "").padEnd(8, "7").slice(0, 8)}`,
  },
  ...{ addressLine1: "12 Gandhi Path", city: "Patna", state: "Bihar", pincode: "800001", country: "India" },
  ...{ shippingSameAsBilling: "on", shippingMethod: "standard", paymentMethod: "cod" },
});

const ordersOf = async (email: string): Promise<string[]> =>
  (
    await client.query("select order_id_text as number from orders where billing_email = $1", [email])
  ).rows.map(({ number }) => number);

test("the same order twice, in Hindi and in English at once, is one order, and each is led in its language", async () => {
  const email = "twice@example.com";
  const form = purchase(randomUUID(), email);
  const [hindi, english] = await Promise.all([send("/hi/checkout", form), send("/checkout", form)]);
  const [number] = await ordersOf(email);
  expect(await ordersOf(email)).toHaveLength(1);
  expect(hindi?.headers.get("Location")).toBe(`/hi/order-confirmation?orderId=${number}`);
  expect(english?.headers.get("Location")).toBe(`/order-confirmation?orderId=${number}`);
});

test("orders in Hindi that were acknowledged outlive the process, and asking again makes none of them two", async () => {
  const all = Array.from({ length: 12 }, (_, at) => purchase(randomUUID(), `killed-${at}@example.com`));
  const acknowledged: string[] = [];
  const sent = all.map(async (form) => {
    const answer = await send("/hi/checkout", form).catch(() => undefined);
    if (answer?.status === 303) acknowledged.push(form.email ?? "");
  });
  await vi.waitUntil(() => acknowledged.length >= 3, { timeout: 20_000, interval: 5 });
  await shop.kill();
  await Promise.all(sent);
  const kept: string[][] = [];
  for (const email of acknowledged) kept.push(await ordersOf(email));
  expect(kept.map((orders) => orders.length)).toEqual(acknowledged.map(() => 1));
  const { dataDir } = shop;
  shop = await startShop({ ...settings(), DATA_DIR: dataDir });
  for (const form of all) expect((await send("/hi/checkout", form)).status).toBe(303);
  const orders: string[][] = [];
  for (const { email = "" } of all) orders.push(await ordersOf(email));
  expect(orders.map((each) => each.length)).toEqual(all.map(() => 1));
});

test("what is done in Hindi is kept in English, and the owner is told of it in English", async () => {
  const email = "reader@example.com";
  const placed = await send("/hi/checkout", purchase(randomUUID(), email));
  const [number = ""] = await ordersOf(email);
  const Cookie = placed.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const answers = [
    await send(`/hi/order/${number}/confirm`, {}, { Cookie }),
    await send(`/hi/order/${number}/cancel`, { reason: "Ordered twice" }, { Cookie }),
    await send("/hi/contact", { fullName: "Asha Kumari", email, message: "When does it come?" }),
    await send("/hi/b2b", {
      about: "quote",
      fullName: "Asha Kumari",
      company: "Asha Traders",
      email,
      product: "Tote",
      quantity: "60",
      logo: "",
    }),
    await send("/hi/shop/kohbar-lotus-tote/quote", {
      fullName: "Asha Kumari",
      email,
      phone: "98765 43210",
      quantity: "60",
    }),
    await send("/hi/newsletter", { email }),
    await send("/hi/signup", {
      fullName: "Asha Kumari",
      email,
      password: "kohbar-lotus-1934",
      confirmPassword: "kohbar-lotus-1934",
    }),
    await send("/hi/forgot-password", { email }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expect.toBeOneOf([200, 302, 303])));
  const mails = await vi.waitFor(
    () => {
      const own = mailsTo(shop.dataDir, email);
      expect(own.length).toBeGreaterThan(3);
      return own;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(mails.some(({ text }) => new RegExp(devanagari).test(text))).toBe(true);
  expect((await hindiRows()).filter((row) => !before.includes(row))).toEqual([]);
  const { rows } = await client.query<{ kind: string }>(
    `select kind from mail_outbox where to_address not like '%@example.com' and mail_outbox::text ~ $1`,
    [devanagari],
  );
  expect(rows).toEqual([]);
});

test("an account is written to in the language in which its owner signed in last", async () => {
  const email = "signs-in@example.com";
  const password = "kohbar-lotus-1934";
  await send("/signup", { fullName: "Asha Kumari", email, password, confirmPassword: password });
  await client.query("update profiles set email_verified = true where email = $1", [email]);
  const signedIn = async (path: string) => {
    expect((await send(path, { email, password })).status).toBe(303);
    return (await client.query("select language from profiles where email = $1", [email])).rows;
  };
  expect(await signedIn("/hi/login")).toEqual([{ language: "hi" }]);
  expect(await signedIn("/login")).toEqual([{ language: "en" }]);
});

test.each([
  "/hi//evil.example/",
  "/hi/\\evil.example",
  "/hi/%2e%2e/admin/dashboard/orders",
  "/hi/../admin/dashboard/orders",
  "/hi/login?from=//evil.example",
  "/hi?code=%0d%0aLocation:%20https://evil.example",
])("%s leads nobody out of the shop, and into nobody's area", async (path) => {
  const answer = await fetch(shop.origin + path, { redirect: "manual" });
  const location = answer.headers.get("Location") ?? "/hi";
  expect(new URL(location, shop.origin).origin).toBe(shop.origin);
  expect(answer.status).not.toBe(500);
});

test("a form from another site, or too long, is refused in Hindi, too", async () => {
  expect((await send("/hi/contact", { fullName: "A" }, { Origin: "https://evil.example" })).status).toBe(403);
  expect((await send("/hi/contact", { message: "x".repeat(2_000_000) })).status).toBe(413);
});
