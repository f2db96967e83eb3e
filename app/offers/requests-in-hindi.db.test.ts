import { expect, test } from "vitest";
import { answerMessage } from "#enquiries/admin/messages/change-message.server.ts";
import { tellStockAlerts } from "#enquiries/alerts/tell-stock-alerts.server.ts";
import { receiveContact } from "#enquiries/contact/receive-contact.server.ts";
import { receiveB2b } from "#enquiries/quotes/receive-quote.server.ts";
import { mailBodySchema } from "#mail/writing/mail-body.ts";
import { receiveSignUp } from "#newsletters/signing-up/receive-sign-up.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { alertShop, soldOut } from "../../tests/database/alert-shop.ts";
import { eachShop, shopOwner } from "../../tests/database/each-shop.ts";
import { draftOffer } from "../../tests/database/offer-row.ts";
import { formOf } from "../../tests/form-of.ts";
import { insertOffer, moveOffer } from "./offers.db.server.ts";

eachShop("what is asked for in Hindi (HINDI-25)", { begin: soldOut, on: "embedded" }, (shop) => {
  const { ask, set } = alertShop(shop);
  /** By their kinds: two that were written in one millisecond come in any order. */
  const mails = async () => {
    const written = await shop.mails();
    return written.map((mail) => `${mail.kind} ${mailBodySchema.parse(mail.letter).language}`).sort();
  };

  test("is answered in Hindi by an owner who reads English, and told to her in English", async () => {
    const fields = { fullName: "Asha", email: "asha@example.com", message: "नमस्ते, थैला कब आएगा?" };
    await speaking("hi", () => receiveContact(shop, "203.0.113.1", formOf(fields)));
    const { id, version } = await shop.row("contact_messages");
    const change = { id, version, status: "Pending", response: "अगले हफ़्ते।" } as const;
    expect(await answerMessage(shop, shopOwner(), change)).toBe("done");
    expect(await mails()).toEqual(["contact en", "enquiry-reply hi"]);
  });

  test("is welcomed in Hindi, and told in Hindi by a job once it is back", async () => {
    const subscribe = formOf({ email: "asha@example.com", source: "footer" });
    await speaking("hi", () => receiveSignUp(shop, "203.0.113.1", subscribe));
    await speaking("hi", () => ask("asha@example.com", {}, true));
    await ask("asha@example.com", {});
    await set({ in_stock: true, stock_count: 1 });
    await tellStockAlerts(shop);
    expect(await mails()).toEqual(["back-in-stock hi", "newsletter-welcome hi"]);
  });

  test("is offered in Hindi, in every revision; by phone in the language of the account", async () => {
    const fields = { fullName: "Asha", email: "asha@example.com", company: "Haat", product: "Tote" };
    const request = formOf({ ...fields, quantity: "200", logo: "" });
    await speaking("hi", () => receiveB2b(shop, "203.0.113.1", "quote", request));
    const { id: quoteId } = await shop.row("bulk_quotes");
    await shop.inTransaction(async (trx) => {
      const id = await insertOffer(trx, draftOffer({ quoteId }));
      await moveOffer(trx, { id, version: 1 }, { state: "sent", sent_at: shop.now() });
      await insertOffer(trx, draftOffer({ revision: 2 }));
      await insertOffer(trx, draftOffer({ number: "O-2" }));
      const reader = { full_name: "Asha", email: "asha@example.com", role: "user", language: "hi" } as const;
      await trx.insertInto("profiles").values(reader).execute();
      await insertOffer(trx, draftOffer({ number: "O-3" }));
    });
    const offers = await shop.rows("offers", {}, "number", "revision");
    const spoken = offers.map(({ number, revision, language }) => `${number} ${revision} ${language}`);
    expect(spoken).toEqual(["O-1764000000000 1 hi", "O-1764000000000 2 hi", "O-2 1 en", "O-3 1 hi"]);
    expect(await mails()).toEqual(["acknowledgement hi", "b2b-quote en"]);
  });
});
