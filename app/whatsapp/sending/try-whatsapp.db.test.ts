import { expect, test } from "vitest";
import type { TriedWhatsapp } from "#platform/also-on-whatsapp.ts";
import { eachOwnShop } from "../../../tests/database/each-shop.ts";
import { whatsappSettings } from "../../../tests/database/whatsapp-settings.ts";
import { asha, openWhatsapp, WhatsappShop } from "../../../tests/database/whatsapp-shop.ts";

const phones = openWhatsapp();
const given = { settings: whatsappSettings, begin: phones.begin, on: "embedded" as const };

eachOwnShop(WhatsappShop, "a message that tries the settings (WHATSAPP-16)", given, (shop) => {
  const tryIt = async (by = "sita"): Promise<TriedWhatsapp | undefined> =>
    shop.whatsapp?.tryIt(shop, { number: asha.number, by });

  test("is a buyer's first, about an order that nobody placed, and nothing is kept of it", async () => {
    expect(await tryIt()).toEqual({ isSent: true });
    expect(await phones.taken()).toMatchObject([
      { to: asha.number, template: "order_placed", places: ["JC-1", "₹1,299"], button: "contact" },
    ]);
    expect([await shop.count("whatsapp_messages"), await shop.count("whatsapp_consents")]).toEqual([0, 0]);
  });

  test.each([
    [{ error: 131026 }, "It was not sent: this number has no WhatsApp."],
    [{ error: 132001 }, "It was not sent: Meta has not approved this message yet."],
    [{ error: 130429 }, "It was not sent: WhatsApp was too busy."],
    [{ error: 190 }, "It was not sent: the token has ended."],
    [{ error: 100 }, "It was not sent: WhatsApp refused it (100)."],
    [{ reset: true, after: true }, "Nobody knows whether it was sent"],
  ])("of which %j is told as '%s'", async (next, why) => {
    await phones.steer("scenario", { next });
    expect(await tryIt()).toEqual({ isSent: false, why: expect.stringContaining(why) });
  });

  test("does not go to who wrote STOP", async () => {
    await phones.writes(shop, "STOP");
    expect(await tryIt()).toMatchObject({ why: expect.stringContaining("STOP was written") });
    expect(await phones.asked()).toBe(0);
  });

  test("goes five times in ten minutes to one number, whoever tries it", async () => {
    for (const by of ["sita", "gita", "rita", "mita", "lata"]) await tryIt(by);
    expect(await tryIt("asha")).toEqual({
      isSent: false,
      why: "That was very often. Please wait a few minutes.",
    });
    expect(await phones.asked()).toBe(5);
  });
});
