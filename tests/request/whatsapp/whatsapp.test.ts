import { createHash, createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { whatsappSettings } from "../../database/whatsapp-settings.ts";
import { startOwnShop } from "../../own-shop.ts";
import { postOrder } from "../../place-order-by-form.ts";
import { signIn } from "../../sign-in.ts";
import { ask as askWithout } from "../ask.ts";

// A shop with the settings for WhatsApp; the one that all share has none.
let shop: Awaited<ReturnType<typeof startOwnShop>>;
beforeAll(async () => {
  shop = await startOwnShop("goods", {
    ...whatsappSettings,
    // Nobody answers there: nothing is sent by these tests.
    WHATSAPP_API_BASE: "http://127.0.0.1:9",
  });
});
afterAll(() => shop.discard());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(shop.origin + path, { redirect: "manual", ...init });

const secret = whatsappSettings.WHATSAPP_APP_SECRET;
const signed = (body: string, key = secret) =>
  `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;
const send = (body: string, signature: string | undefined = signed(body)) =>
  ask("/webhooks/whatsapp", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...(signature && { "X-Hub-Signature-256": signature }) },
  });

const written = (text: string, number = whatsappSettings.WHATSAPP_PHONE_NUMBER_ID) =>
  JSON.stringify({
    object: "whatsapp_business_account",
    entry: [
      {
        changes: [
          {
            field: "messages",
            value: {
              metadata: { phone_number_id: number },
              contacts: [{ wa_id: "919876543210", profile: { name: "Asha" } }],
              messages: [
                ...[{ from: "919876543210", id: "wamid.1", timestamp: "1796083200", type: "text" }].map(
                  (one) => ({ ...one, text: { body: text } }),
                ),
              ],
            },
          },
        ],
      },
    ],
  });

const messages = async () =>
  (await shop.client.query("select message_content as text from contact_messages")).rows.map(
    ({ text }) => text,
  );

describe("Meta's webhook", () => {
  const asked = (token: string, change: object = {}) =>
    ask(
      `/webhooks/whatsapp?${new URLSearchParams({
        ...{ "hub.mode": "subscribe", "hub.challenge": "1158201444", "hub.verify_token": token },
        ...change,
      })}`,
    );

  test("its address is known by the verify token, and the challenge comes back", async () => {
    const answer = await asked(whatsappSettings.WHATSAPP_VERIFY_TOKEN);
    expect([answer.status, await answer.text()]).toEqual([200, "1158201444"]);
    expect(answer.headers.get("content-type")).toContain("text/plain");
  });

  test.each([
    ["another token", "another-token-of-a-test", {}],
    ["no token", "", {}],
    ["another mode", whatsappSettings.WHATSAPP_VERIFY_TOKEN, { "hub.mode": "unsubscribe" }],
    ["a challenge that is markup", whatsappSettings.WHATSAPP_VERIFY_TOKEN, { "hub.challenge": "<b>" }],
  ])("%s is refused", async (_, token, change) => expect((await asked(token, change)).status).toBe(403));

  test.each([
    ["no signature", () => ""],
    ["one by another secret", (body: string) => signed(body, "another")],
    ["one of another body", () => signed("{}")],
    ["one without its name", (body: string) => signed(body).replace("sha256=", "")],
    ["one with more behind it", (body: string) => `${signed(body)}0`],
  ])("%s is refused, and keeps nothing", async (_, signature) => {
    const body = written("Forged");
    expect((await send(body, signature(body))).status).toBe(401);
    expect(await messages()).toEqual([]);
  });

  test("what is signed is kept once, however often it comes", async () => {
    const body = written("Is it washable?");
    for (let time = 0; time < 3; time += 1) expect((await send(body)).status).toBe(200);
    expect(await messages()).toEqual(["Is it washable?"]);
  });

  test.each([
    ["of another number", written("Not ours", "1")],
    ["of nothing known", '{"entry":[{"changes":[{"field":"account_update","value":{}}]}]}'],
    ["with statuses of nobody's", '{"entry":[{"changes":[{"field":"messages","value":7}]}]}'],
  ])("what is signed and %s is taken, and changes nothing", async (_, body) => {
    expect((await send(body)).status).toBe(200);
    expect(await messages()).not.toContain("Not ours");
  });

  test("what is no webhook, or too long, is refused", async () => {
    expect((await send("[]")).status).toBe(400);
    expect((await send(`"${"x".repeat(3 * 1024 * 1024)}"`)).status).toBe(413);
    expect((await ask("/webhooks/whatsapp", { method: "PUT", body: "{}" })).status).toBe(405);
  });
});

describe("a maker's question", () => {
  const token = "asha".padEnd(22, "x");
  const page = `/maker/${token}`;
  const press = (act: string) =>
    ask(`${page}/whatsapp`, { method: "POST", body: new URLSearchParams({ act }) });
  const agreed = async () =>
    (await shop.client.query("select phone from whatsapp_consents where ended_at is null")).rows;

  beforeAll(async () => {
    await shop.client.query(
      "insert into artisans (id, name, phone, page_language) values ('asha', 'Asha Devi', '98765 43210', 'en')",
    );
    const hash = createHash("sha256").update(token).digest("hex");
    await shop.client.query("insert into maker_links (artisan_id, token_hash) values ('asha', $1)", [hash]);
  });

  test("is led to from her page, says her number's ending, and is answered by one press (WHATSAPP-4)", async () => {
    expect(await (await ask(page)).text()).toContain(`href="${page}/whatsapp"`);
    const asked = await (await ask(`${page}/whatsapp`)).text();
    expect(asked).toContain("3210");
    expect(asked).not.toContain("98765");
    expect((await press("agree")).status).toBe(303);
    await press("agree");
    expect(await agreed()).toEqual([{ phone: "919876543210" }]);
    expect(await (await ask(`${page}/whatsapp`)).text()).toContain("No More on WhatsApp");
    await press("stop");
    expect(await agreed()).toEqual([]);
  });

  test("is nobody's without the link", async () => {
    const other = `/maker/${"b".repeat(22)}/whatsapp`;
    expect((await ask(other)).status).toBe(404);
    expect((await ask(other, { method: "POST", body: new URLSearchParams({ act: "agree" }) })).status).toBe(
      404,
    );
    expect(await agreed()).toEqual([]);
  });
});

describe("the owner", () => {
  const path = "/admin/dashboard/first-steps";
  const page = async (address: string, who: string) =>
    (await ask(address, { headers: { Cookie: who } })).text();
  const send = (number: string, who: string) =>
    ask(path, {
      method: "POST",
      body: new URLSearchParams({ intent: "try-whatsapp", number }),
      headers: { Cookie: who, Origin: shop.origin },
    });
  let who = "";
  beforeAll(async () => {
    who = (await signIn(shop, "admin")).cookie;
  });

  test("tries it from First Steps, with a number that stays when it is none (WHATSAPP-16)", async () => {
    expect(await page(path, who)).toContain("Try It on WhatsApp");
    const refused = await send("0612 2345", who);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("For WhatsApp we need a mobile number, such as 98765 43210.");
    expect(html).toMatch(/<input[^>]*name="number"[^>]*value="0612 2345"/);
    const tried = await send("98765 43210", who);
    expect(tried.status).toBe(303);
    expect(decodeURIComponent(tried.headers.getSetCookie().join())).toContain("gave no clear answer");
  });

  test("reads what the settings are, and that they are set (WHATSAPP-18)", async () => {
    const html = await page("/admin/dashboard/settings/server", who);
    const part = /id="whatsapp".*?id="couriers"/s.exec(html)?.[0];
    expect(part).toContain("WHATSAPP_TOKEN");
    expect(part).toContain("Today: set.");
    expect(part).not.toContain(whatsappSettings.WHATSAPP_TOKEN);
  });
});

describe("the box 'Also on WhatsApp'", () => {
  const label = "Also on WhatsApp";

  const boxOf = async (more: Record<string, string>) => {
    const { rows } = await shop.client.query("select id from products where in_stock order by id limit 1");
    const headers = { Cookie: `jhola_cart=${rows[0].id}:1` };
    const answer = await postOrder(shop.origin, randomUUID(), "cod", headers, { phone: "12", ...more });
    const html = await answer.text();
    return { status: answer.status, html, box: /<input[^>]*name="alsoOnWhatsapp"[^>]*>/.exec(html)?.[0] };
  };

  test("stands empty at the checkout of a shop that has the settings (WHATSAPP-3)", async () => {
    const { box, html } = await boxOf({});
    expect(box).toBeDefined();
    expect(box).not.toContain("checked");
    expect(html).toContain(label);
  });

  test("is refused without a mobile number, and stays as it was ticked", async () => {
    const { status, box, html } = await boxOf({ alsoOnWhatsapp: "on", phone: "0612 234567" });
    expect(status).toBe(422);
    expect(box).toContain("checked");
    expect(html).toContain("For WhatsApp we need a mobile number, such as 98765 43210.");
  });

  test.each(["/checkout", "/shop", "/signin", "/contact"])(
    "%s of a shop without them has no byte of it (WHATSAPP-2)",
    async (path) => {
      const html = await (await askWithout(path)).text();
      expect(html).not.toContain("alsoOnWhatsapp");
      expect(html).not.toContain(label);
    },
  );

  test("without the settings there is no address", async () => {
    expect((await askWithout("/webhooks/whatsapp")).status).toBe(404);
    expect((await askWithout("/webhooks/whatsapp", { method: "POST", body: "{}" })).status).toBe(404);
    expect((await askWithout(`/maker/${"b".repeat(22)}/whatsapp`)).status).toBe(404);
  });
});
