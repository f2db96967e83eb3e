import { describe, expect, test } from "vitest";
import { receiveProfile } from "#accounts/settings/settings-page.server.ts";
import { tellStockAlerts } from "#enquiries/alerts/tell-stock-alerts.server.ts";
import { sign } from "#platform/web/sealed-text.server.ts";
import { personalData } from "#privacy/personal-data.db.server.ts";
import { alertShop, soldOut } from "../../tests/database/alert-shop.ts";
import { checkoutOf, numberOf, sellBags } from "../../tests/database/checkout-shop.ts";
import { eachOwnShop } from "../../tests/database/each-shop.ts";
import { whatsappSettings } from "../../tests/database/whatsapp-settings.ts";
import { asha, openWhatsapp, WhatsappShop } from "../../tests/database/whatsapp-shop.ts";
import { formOf } from "../../tests/form-of.ts";
import { eraseConsentsOf, forgetConsentsTo } from "./agreeing/consents.db.server.ts";
import { markFormerStops } from "./agreeing/stops.db.server.ts";
import { endedToken } from "./sending/ended-token.db.server.ts";

const phones = openWhatsapp();

/** An order of Asha's, whose messages are wanted. */
const placed = async (shop: WhatsappShop, change: object = {}) =>
  numberOf(await checkoutOf(shop).place({ alsoOnWhatsapp: true, ...change }));

const given = {
  settings: whatsappSettings,
  begin: async (shop: WhatsappShop) => {
    await phones.begin(shop);
    await sellBags(shop);
  },
};

eachOwnShop(WhatsappShop, "messages beside the mails of the outbox", given, (shop) => {
  test("an order whose box is ticked brings one, with its mail, in its buyer's words (WHATSAPP-1)", async () => {
    const number = await placed(shop);
    expect(await shop.mails()).toHaveLength(1);
    expect(await phones.states(shop)).toEqual(["order-placed waiting"]);
    await phones.send(shop);
    await phones.send(shop);
    const [message, ...others] = await phones.taken();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      ...{ to: asha.number, template: "order_placed", language: "en" },
      places: [number, expect.stringMatching(/^₹[\d,.]+$/)],
      button: expect.stringMatching(/^order-confirmation\?orderId=JC-\d+&token=/),
    });
    expect(await phones.states(shop)).toEqual(["order-placed order_placed sent"]);
    expect(await shop.rows("whatsapp_consents")).toMatchObject([
      { phone: asha.number, words: expect.stringMatching(/^20\d\d-/), given_at: shop.clock, ended_at: null },
    ]);
  });

  test("one whose box is not ticked brings none, nor does a card order that is not paid", async () => {
    await checkoutOf(shop).place();
    await placed(shop, { paymentMethod: "razorpay" });
    expect(await phones.states(shop)).toEqual([]);
  });

  test("without the settings a ticked box is nothing, and the order stands (WHATSAPP-2)", async () => {
    shop.whatsapp = undefined;
    await placed(shop);
    expect(await shop.count("whatsapp_consents")).toBe(0);
    expect(await shop.mails()).toHaveLength(1);
  });

  test("an account's box holds for its orders, in the number that it was ticked for (WHATSAPP-4)", async () => {
    const me = await shop.addCustomer({ phone: null });
    const save = (fields: Record<string, string>) =>
      receiveProfile(shop, me, formOf({ fullName: "Asha", ...fields }));
    expect(await save({ phone: "0612 2345", alsoOnWhatsapp: "on" })).toMatchObject({ kind: "refused" });
    await save({ phone: asha.phone, alsoOnWhatsapp: "on" });
    Object.assign(me, { fullName: "Asha", phone: asha.phone });
    numberOf(await checkoutOf(shop).place({ userId: me.id }));
    await phones.send(shop);
    expect(await phones.taken()).toMatchObject([{ to: asha.number }]);
    await save({ phone: asha.phone });
    numberOf(await checkoutOf(shop).place({ userId: me.id }));
    await phones.send(shop);
    expect(await phones.taken()).toHaveLength(1);
    expect(await shop.column("whatsapp_consents", "ended_at")).toEqual([shop.clock]);
  });

  test("two copies of the shop send each once", async () => {
    for (let order = 0; order < 4; order += 1) await placed(shop);
    await Promise.all([phones.send(shop), phones.send(shop), phones.send(shop)]);
    expect(new Set((await phones.taken()).map(({ data }) => data))).toHaveLength(4);
    expect(await phones.asked()).toBe(4);
  });

  test("a number gets five within ten minutes, from however many copies; the others wait (WHATSAPP-9)", async () => {
    for (let order = 0; order < 7; order += 1) await placed(shop);
    await Promise.all([phones.send(shop), phones.send(shop)]);
    expect(await phones.taken()).toHaveLength(5);
    expect((await phones.states(shop)).filter((state) => state.endsWith("waiting"))).toHaveLength(2);
  });

  test("what has waited for a day is not sent any more, and what nobody ended is unclear", async () => {
    await placed(shop);
    await placed(shop);
    const [first = "", second = ""] = await shop.column("whatsapp_messages", "id", {}, "id");
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await shop.set("whatsapp_messages", first, { created_at: ago(25) });
    await shop.set("whatsapp_messages", second, { state: "sending", tries: 1, attempted_at: ago(1) });
    await phones.send(shop);
    expect(await phones.asked()).toBe(0);
    expect(await phones.states(shop)).toEqual(["order-placed dropped", "order-placed unclear"]);
  });
});

eachOwnShop(WhatsappShop, "what comes of a message", { ...given, on: "embedded" }, (shop) => {
  test.each([131026, 100, 132001])("%i is known, and it is never sent again (WHATSAPP-6)", async (error) => {
    await phones.steer("scenario", { next: { error } });
    await placed(shop);
    await phones.send(shop);
    await phones.due(shop);
    await phones.send(shop);
    expect(await phones.asked()).toBe(1);
    expect(await phones.states(shop)).toEqual([`order-placed order_placed failed ${error}`]);
  });

  test.each([130429, 131000])("%i waits, and it goes once more", async (error) => {
    await phones.steer("scenario", { next: { error } });
    await placed(shop);
    await phones.send(shop);
    await phones.send(shop);
    expect(await phones.asked()).toBe(1);
    expect(await phones.states(shop)).toEqual([`order-placed waiting ${error}`]);
    await phones.due(shop);
    await phones.send(shop);
    expect(await phones.states(shop)).toEqual(["order-placed order_placed sent"]);
  });

  test("a token that has ended is told until it is another one, or a message goes again (WHATSAPP-17)", async () => {
    const isTold = async (config = shop.config) => (await endedToken(shop.db, config)) !== undefined;
    await phones.steer("scenario", { next: { error: 190 } });
    await placed(shop);
    expect(await isTold()).toBe(false);
    await phones.send(shop);
    expect(await isTold()).toBe(true);
    const { whatsapp } = shop.config;
    expect(await isTold({ ...shop.config, whatsapp: whatsapp && { ...whatsapp, token: "another" } })).toBe(
      false,
    );
    expect(JSON.stringify(await shop.rows("whatsapp_messages"))).not.toContain(whatsapp?.token);
    await placed(shop);
    await phones.send(shop);
    expect(await isTold()).toBe(false);
  });

  test("what Meta was too busy for twice is not sent", async () => {
    await phones.steer("scenario", { next: { error: 131000, times: 3 } });
    await placed(shop);
    for (let round = 0; round < 3; round += 1) {
      await phones.due(shop);
      await phones.send(shop);
    }
    expect(await phones.asked()).toBe(2);
    expect(await phones.states(shop)).toEqual(["order-placed order_placed failed 131000"]);
  });

  test("where the whole shop sends too much, all that waits does so for a minute", async () => {
    await phones.steer("scenario", { next: { error: 130429 } });
    await placed(shop);
    await phones.send(shop);
    await placed(shop);
    await phones.send(shop);
    // What came after it is due at once: it was not there to wait.
    expect(await phones.asked()).toBe(2);
    const [put] = await shop.rows("whatsapp_messages", { error_code: 130429 });
    expect((put?.next_attempt_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(50_000);
  });

  test("an answer that never comes leaves it unclear; it is never sent again, and its mail is there", async () => {
    await phones.steer("scenario", { next: { reset: true, after: true } });
    await placed(shop);
    await phones.send(shop);
    await phones.due(shop);
    await phones.send(shop);
    expect(await phones.states(shop)).toEqual(["order-placed order_placed unclear"]);
    expect(await phones.taken()).toHaveLength(1);
    expect(await shop.mails()).toHaveLength(1);
  });

  test("what was unclear is known once Meta tells of it", async () => {
    await phones.steer("scenario", { next: { reset: true, after: true } });
    await placed(shop);
    await phones.send(shop);
    const [message] = await phones.taken();
    const { wamid: id = "", data } = message ?? {};
    await phones.told(shop, { id, status: "delivered", biz_opaque_callback_data: data });
    await phones.told(shop, { id, status: "read" });
    expect(await phones.states(shop)).toEqual(["order-placed order_placed read"]);
  });

  test.each([
    [["sent", "delivered", "read"], "read"],
    [["read", "delivered", "sent"], "read"],
    [["delivered", "delivered", "sent"], "delivered"],
    [["failed", "delivered"], "delivered"],
    [["delivered", "failed"], "delivered"],
    [["sent", "failed", "sent"], "failed 131026"],
  ])("told %j it is %s (WHATSAPP-8)", async (statuses, state) => {
    await placed(shop);
    await phones.send(shop);
    const [message] = await phones.taken();
    for (const status of statuses) {
      const errors = status === "failed" ? { errors: [{ code: 131026 }] } : {};
      await phones.told(shop, { id: message?.wamid ?? "", status, ...errors });
    }
    expect(await phones.states(shop)).toEqual([`order-placed order_placed ${state}`]);
  });

  test("a status of somebody else's message changes nothing", async () => {
    await placed(shop);
    await phones.send(shop);
    await phones.told(shop, { id: "wamid.other", status: "read", biz_opaque_callback_data: "other" });
    expect(await phones.states(shop)).toEqual(["order-placed order_placed sent"]);
  });

  test("an order that was cancelled meanwhile has nothing to tell", async () => {
    await placed(shop);
    const [order] = await shop.rows("orders");
    await shop.set("orders", order?.id ?? "", { status: "cancelled", fulfilment_state: "cancelled" });
    await phones.send(shop);
    expect(await phones.states(shop)).toEqual(["order-placed dropped"]);
  });
});

eachOwnShop(WhatsappShop, "what people write", { ...given, on: "embedded" }, (shop) => {
  test.each(["STOP", " stop. ", "बंद", "बन्द", "रोकें"])(
    "'%s' ends all messages to a number, before the next one (WHATSAPP-7)",
    async (word) => {
      await placed(shop);
      await phones.writes(shop, word);
      await phones.send(shop);
      expect(await phones.asked()).toBe(0);
      expect(await phones.states(shop)).toEqual(["order-placed stopped"]);
      expect(await shop.count("contact_messages")).toBe(0);
    },
  );

  test("START begins again; the later word counts, however late or often the other one comes", async () => {
    const at = (minute: number) => ({ at: new Date(shop.clock.getTime() + minute * 60_000) });
    await phones.writes(shop, "STOP", at(1));
    await phones.writes(shop, "START", at(2));
    await phones.writes(shop, "STOP", at(1));
    await placed(shop);
    await phones.send(shop);
    expect(await phones.states(shop)).toEqual(["order-placed order_placed sent"]);
    await phones.writes(shop, "STOP", at(3));
    await placed(shop);
    await phones.send(shop);
    expect(await phones.taken()).toHaveLength(1);
  });

  test("STOP outlives the order and whoever is erased with it", async () => {
    await placed(shop);
    await phones.writes(shop, "STOP");
    const ids = await shop.column("orders", "id");
    await shop.inTransaction((trx) => eraseConsentsOf(trx, ids));
    expect(await shop.count("whatsapp_consents")).toBe(0);
    expect(await shop.count("whatsapp_messages")).toBe(0);
    expect(JSON.stringify(await shop.rows("whatsapp_stops"))).not.toContain(asha.number);
    await placed(shop);
    await phones.send(shop);
    expect(await phones.asked()).toBe(0);
  });

  test("STOP and START outlive the shop's secret", async () => {
    await phones.writes(shop, "STOP");
    shop.secret = "another secret, which is as long as the first";
    await placed(shop);
    await phones.send(shop);
    expect(await phones.states(shop)).toEqual(["order-placed stopped"]);
    await phones.writes(shop, "START", { at: new Date(shop.clock.getTime() + 1000) });
    await placed(shop);
    await phones.send(shop);
    expect(await phones.taken()).toHaveLength(1);
    expect(await shop.count("whatsapp_stops")).toBe(1);
  });

  /** As a program of before wrote it down: with the secret alone. */
  const stoppedBefore = (...others: string[]) =>
    shop.addAll(
      "whatsapp_stops",
      [asha.number, ...others].map((number) => ({
        number_key: sign("whatsapp-number", number, shop.secret),
        stopped_at: shop.clock,
      })),
    );

  test("one from before holds as it is, and is marked while the shop still can", async () => {
    await placed(shop);
    await stoppedBefore("910000000000");
    await phones.send(shop);
    expect(await phones.asked()).toBe(0);
    await markFormerStops(shop.db, shop.secret);
    await markFormerStops(shop.db, shop.secret);
    const isMarked = async () => (await shop.column("whatsapp_stops", "mark")).filter(Boolean).length;
    expect(await isMarked()).toBe(1);
    shop.secret = "another secret, which is as long as the first";
    await placed(shop);
    await phones.send(shop);
    expect(await phones.asked()).toBe(0);
  });

  test("one from before is the same number's when that writes again", async () => {
    await stoppedBefore();
    await phones.writes(shop, "START", { at: new Date(shop.clock.getTime() + 1000) });
    expect(await shop.count("whatsapp_stops")).toBe(1);
    await placed(shop);
    await phones.send(shop);
    expect(await phones.asked()).toBe(1);
  });

  test("anything else is a message of the shop's, once, with a name that nobody has checked (WHATSAPP-10)", async () => {
    await phones.writes(shop, "Is it washable?", { id: "wamid.q" });
    await phones.writes(shop, "Is it washable?", { id: "wamid.q" });
    await phones.writes(shop, "कब आएगा?");
    expect(await shop.rows("contact_messages", {}, "created_at", "id")).toMatchObject([
      { full_name: "Asha", phone_number: "+919876543210", email: "", via: "whatsapp", language: "en" },
      { message_content: "कब आएगा?", language: "hi" },
    ]);
    // People write as they speak: one mail about the first.
    expect((await shop.rows("mail_outbox", { kind: "contact" })).map(({ subject }) => subject)).toEqual([
      "WhatsApp from Asha",
    ]);
  });

  test.each([
    [
      { type: "image", text: undefined, image: { id: "1", caption: "Broken here" } },
      /^\(A picture.*\)\nBroken/,
    ],
    [{ type: "audio", text: undefined, audio: { id: "1" } }, /^\(A voice message/],
    [{ type: "unsupported", text: undefined }, /^\(Something that is no text/],
  ])("what is no text is named, and not fetched: %j", async (more, message) => {
    await phones.writes(shop, "", more);
    expect(await shop.column("contact_messages", "message_content")).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test("a flood of one number is thirty messages in ten minutes (WHATSAPP-11)", async () => {
    for (let message = 0; message < 34; message += 1) await phones.writes(shop, `Message ${message}`);
    expect(await shop.count("contact_messages")).toBe(30);
  });

  test("what looks like spam stands among the spam", async () => {
    await phones.writes(shop, "http://a.example http://b.example http://c.example");
    expect(await shop.column("contact_messages", "spam")).toEqual([true]);
  });
});

describe("who waits for a piece", () => {
  const alertGiven = {
    settings: whatsappSettings,
    begin: async (shop: WhatsappShop) => {
      await phones.begin(shop);
      await soldOut(shop);
    },
    on: "embedded" as const,
  };
  eachOwnShop(WhatsappShop, "back in stock", alertGiven, (shop) => {
    const { ask, set } = alertShop(shop);
    const wanted = { alsoOnWhatsapp: "on", phone: asha.phone };

    test("hears of it by message, too, once the mailbox is theirs", async () => {
      await ask("asha@example.com", wanted, true);
      await ask("ravi@example.com", wanted);
      await set({ in_stock: true, stock_count: 5 });
      await tellStockAlerts(shop);
      await phones.send(shop);
      expect(await phones.taken()).toMatchObject([
        { template: "back_in_stock", places: ["Lotus Tote"], button: "shop/lotus-tote" },
      ]);
    });

    test.each(["", "12345", "0612 234567"])(
      "a number that WhatsApp can't know ('%s') is refused",
      async (phone) => {
        expect(await ask("asha@example.com", { ...wanted, phone })).toEqual({ kind: "noMobile" });
        expect(await shop.count("stock_alerts")).toBe(0);
      },
    );
  });
});

eachOwnShop(WhatsappShop, "one's own data", { ...given, on: "embedded" }, (shop) => {
  test("names the numbers that were agreed to, and goes with its account (WHATSAPP-15)", async () => {
    const me = await shop.addCustomer({ phone: null });
    const fields = { fullName: "Asha", phone: asha.phone, alsoOnWhatsapp: "on" };
    await receiveProfile(shop, me, formOf(fields));
    await placed(shop, { userId: me.id });
    await phones.send(shop);
    const { whatsapp } = await personalData(shop.db, me, shop.clock);
    expect(whatsapp).toMatchObject([
      { phone: asha.number, order_number: null, messages: [] },
      { phone: asha.number, messages: [{ template: "order_placed", state: "sent" }] },
    ]);
    await shop.inTransaction((trx) => forgetConsentsTo(trx, "asha@example.com"));
    await shop.db.deleteFrom("profiles").where("id", "=", me.id).execute();
    expect(await shop.count("whatsapp_consents")).toBe(0);
  });
});
