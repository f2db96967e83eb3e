import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { errorShape } from "#connections/api/shapes.ts";
import { orderShape } from "#connections/orders/order-shape.ts";
import { shownToCopy } from "../../shown-to-copy.ts";
import { ask, expectAnswer, newSender, post, sharedAdmin } from "../ask.ts";
import { checkoutForm, lineOf, orderNumberIn, plainOffers, submit } from "../checkout/purchase.ts";

const connections = "/admin/dashboard/connections";
const page = z.strictObject({ items: z.array(orderShape.strict()), next: z.string().nullable() });

const make = (fields: Record<string, string>) => post(connections, { intent: "make", ...fields }, admin);
const keyIn = (html: string) => shownToCopy(html).find((each) => /^jhola_[\w-]{43}$/.test(each));
const idOf = (html: string, name: string) =>
  new RegExp(`name="id" value="([\\w-]+)"/>(?:(?!</form>).)*Revoke ${name}"`).exec(html)?.[1] ?? "";
const shown = async () => (await ask(connections, admin)).text();
const read = (path: string, authorization = `Bearer ${key}`, more: Record<string, string> = {}) =>
  ask(`/api/v1/${path}`, {
    headers: { Authorization: authorization, "X-Forwarded-For": newSender(), ...more },
  });
const refusal = async (answer: Response) => [
  answer.status,
  errorShape.strict().parse(await answer.json()).error.code,
];

const { cookie: admin } = await sharedAdmin();
const key = keyIn(await (await make({ id: randomUUID(), name: "Accounts" })).text()) ?? "";
const [offer] = await plainOffers();
const number =
  orderNumberIn(await submit(checkoutForm(lineOf(offer)), { "X-Forwarded-For": newSender() })) ?? "";

test("a key reads orders, the newest first, one by its number, and from a moment on", async () => {
  expect(page.parse(await (await read("orders?limit=1")).json()).items).toHaveLength(1);
  const one = orderShape.strict().parse(await (await read(`orders/${number}`)).json());
  expect(one.number).toBe(number);
  const beforeRounding = one.subtotal_paise - one.discount_paise + one.shipping_paise + one.fees_paise;
  expect(one.total_paise).toBe(beforeRounding + one.rounding_paise);
  const from = new URLSearchParams({ placed_from: "2999-01-01T00:00:00+05:30" });
  expect(page.parse(await (await read(`orders?${from}`)).json())).toEqual({ items: [], next: null });
  expect(await refusal(await read("orders/JC-1"))).toEqual([404, "not_found"]);
  for (const odd of ["yesterday", "2026-02-30T00:00:00Z"])
    expect(await refusal(await read(`orders?placed_from=${odd}`))).toEqual([400, "bad_placed_from"]);
  expect(await refusal(await read("orders?limit=0"))).toEqual([400, "bad_limit"]);
  const cursor = Buffer.from("orders:none").toString("base64url");
  expect(await refusal(await read(`orders?cursor=${cursor}`))).toEqual([400, "bad_cursor"]);
  // Others in the shop may have keys that nobody used.
  expect(await shown()).toMatch(/>Accounts<(?:(?!<\/tr>).)*Last used<\/span>\d/);
});

test.each([
  ["no key", () => ""],
  ["a wrong key", () => `Bearer jhola_${"k".repeat(43)}`],
  ["a key as a password", () => `Basic ${Buffer.from(`${key}:`).toString("base64")}`],
])("with %s nobody reads orders, whatever their number", async (_, authorization) => {
  for (const path of ["orders", `orders/${number}`, "orders/JC-1"]) {
    const answer = await read(path, authorization());
    expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="Jhola"');
    expect(await refusal(answer)).toEqual([401, "no_key"]);
  }
});

test("is for no other site's script and no admin's cookie, and kept by nobody", async () => {
  const answer = await read("orders", `Bearer ${key}`, { Origin: "https://evil.example" });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(answer.headers.has("access-control-allow-origin")).toBe(false);
  const preflight = await ask("/api/v1/orders", {
    method: "OPTIONS",
    headers: { Origin: "https://evil.example" },
  });
  expect(await refusal(preflight)).toEqual([405, "method_not_allowed"]);
  expect(await refusal(await read("orders", "", { Cookie: admin }))).toEqual([401, "no_key"]);
});

test("is shown once, and makes one key however often its form is sent", async () => {
  const form = { id: randomUUID(), name: "Stock sheet <b>" };
  const answers = await Promise.all([make(form), make(form), make(form)]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts.flatMap((text) => keyIn(text) ?? [])).toHaveLength(texts.filter((text) => keyIn(text)).length);
  expect(texts.filter((text) => keyIn(text))).toHaveLength(1);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.every(({ headers }) => headers.get("cache-control") === "private, no-store")).toBe(true);
  const html = await shown();
  expect(keyIn(html)).toBeUndefined();
  expect(html.match(/Stock sheet &lt;b&gt;<\/td>/g)).toHaveLength(1);
});

test("a name is asked for, and what was typed stays", async () => {
  await expectAnswer(make({ id: randomUUID(), name: "   " }), 422, "Please say which program");
});

test("what is revoked reads nothing from then on", async () => {
  const other = keyIn(await (await make({ id: randomUUID(), name: "Courier" })).text()) ?? "";
  expect((await read("orders?limit=1", `Bearer ${other}`)).status).toBe(200);
  const id = idOf(await shown(), "Courier");
  const revoke = () => post(connections, { intent: "revoke", id }, admin);
  expect([(await revoke()).status, (await revoke()).status]).toEqual([303, 303]);
  expect((await read("orders?limit=1", `Bearer ${other}`)).status).toBe(401);
  expect(idOf(await shown(), "Courier")).toBe("");
});
