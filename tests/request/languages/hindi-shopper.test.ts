import { beforeAll, expect, test, vi } from "vitest";
import { mailsTo } from "../../read-mail.ts";
import { cookiesOf, openOwnersShop } from "../ask.ts";
import { checkoutForm } from "../checkout/purchase.ts";

// What shoppers who read Hindi leave behind: nothing is lost or doubled, and what the owner reads, and what
// the database keeps beside the mails to them, is in English (HINDI-7).

const { ask, query, running, send: sendAs } = openOwnersShop();
let line = "";
let before: readonly string[] = [];

const devanagari = "[ऀ-ॿ]";

/**
 * Each row in which Devanagari stands, by its table; mails are read apart, and what products are searched by
 * is made of them whenever the shop comes to it.
 */
async function hindiRows(): Promise<string[]> {
  const { rows: tables } = await query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables.filter((table) => table.name !== "mail_outbox")) {
    const { rows } = await query(
      `select row from (select (to_jsonb(t) - array['search', 'search_hindi'])::text as row from "${name}" t) rows
       where row ~ $1`,
      [devanagari],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

beforeAll(async () => {
  const { rows } = await query(
    `select id, round(price * 100)::int as price from products
     where stock_count is null and in_stock and not hidden and has_base_price order by price limit 1`,
  );
  line = `${rows[0].id}:1:${rows[0].price}`;
  before = await hindiRows();
});

const send = (path: string, fields: Record<string, string>, who: Record<string, string> | string = "") =>
  sendAs(path, fields, who);
const purchase = (email: string) => checkoutForm(line, { email });
const ordersOf = async (email: string): Promise<string[]> => {
  const { rows } = await query("select order_id_text from orders where billing_email = $1", [email]);
  return rows.map((row) => row.order_id_text);
};

test("what is done in Hindi is kept in English, and the owner is told of it in English", async () => {
  const email = "reader@example.com";
  const placed = await send("/hi/checkout", purchase(email));
  const [number = ""] = await ordersOf(email);
  const person = { fullName: "Asha Kumari", email, phone: "98765 43210" };
  const business = { about: "quote", company: "Asha Traders", product: "Tote", quantity: "60", logo: "" };
  const password = { password: "kohbar-lotus-1934", confirmPassword: "kohbar-lotus-1934" };
  const answers = [
    await send(`/hi/order/${number}/confirm`, {}, cookiesOf(placed)),
    await send(`/hi/order/${number}/cancel`, { reason: "Ordered twice" }, cookiesOf(placed)),
    await send("/hi/contact", { ...person, message: "When does it come?" }),
    await send("/hi/b2b", { ...person, ...business }),
    await send("/hi/shop/kohbar-lotus-tote/quote", { ...person, quantity: "60" }),
    await send("/hi/newsletter", { email }),
    await send("/hi/signup", { ...person, ...password }),
    await send("/hi/forgot-password", { email }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expect.toBeOneOf([200, 302, 303])));
  const mails = await vi.waitFor(
    () => {
      const own = mailsTo(running().dataDir, email);
      expect(own.length).toBeGreaterThan(3);
      return own;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(mails.some(({ text }) => new RegExp(devanagari).test(text))).toBe(true);
  expect((await hindiRows()).filter((row) => !before.includes(row))).toEqual([]);
  const { rows } = await query(
    `select kind from mail_outbox where to_address not like '%@example.com' and mail_outbox::text ~ $1`,
    [devanagari],
  );
  expect(rows).toEqual([]);
});

test.each([
  "/hi//evil.example/",
  "/hi/\\evil.example",
  "/hi/%2e%2e/admin/dashboard/orders",
  "/hi/../admin/dashboard/orders",
  "/hi/login?from=//evil.example",
  "/hi?code=%0d%0aLocation:%20https://evil.example",
])("%s leads nobody out of the shop, and into nobody's area", async (path) => {
  const answer = await ask(path, "");
  const location = answer.headers.get("Location") ?? "/hi";
  expect(new URL(location, running().origin).origin).toBe(running().origin);
  expect(answer.status).not.toBe(500);
});

test("a form from another site, or too long, is refused in Hindi, too", async () => {
  expect((await send("/hi/contact", { fullName: "A" }, { Origin: "https://evil.example" })).status).toBe(403);
  expect((await send("/hi/contact", { message: "x".repeat(2_000_000) })).status).toBe(413);
});
