import { expect, test } from "vitest";
import { sendOrderLink } from "#orders/customer/track/send-order-link.server.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { tellOfNewOrders } from "#orders/mails/new-orders-job.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { openLog } from "#platform/log.server.ts";
import { mailBodySchema } from "#platform/mail/writing/mail-body.ts";
import type { Language } from "#values/language/language.ts";
import { numberOf, openCheckout } from "../../../tests/database/checkout-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";

const owner = shopOwner();

eachDatabase("the mails about an order (HINDI-25)", (database) => {
  const { shop, place } = openCheckout(database);
  const db = () => database().db;
  const services = () => ({ ...shop(), log: openLog("silent"), sendMailSoon() {} });

  const orderOf = (number: string) =>
    db().selectFrom("orders").selectAll().where("order_id_text", "=", number).executeTakeFirstOrThrow();

  async function ship(number: string): Promise<void> {
    const { id, version } = await orderOf(number);
    await changeFulfilment(services(), owner, { orderId: id, version, status: "shipped" });
  }

  async function mails() {
    const rows = await db()
      .selectFrom("mail_outbox")
      .select(["kind", "subject", "letter"])
      .orderBy("id")
      .execute();
    return rows.map(({ kind, subject, letter }) => {
      const { language, blocks } = mailBodySchema.parse(letter);
      const links = blocks.flatMap((block) =>
        block.kind === "button" ? [new URL(block.href).pathname] : [],
      );
      return { kind, language, links, isHindi: /\p{Script=Devanagari}/u.test(subject) };
    });
  }

  test.each([
    ["hi", "en", "/hi"],
    ["en", "hi", ""],
  ] as const)(
    "are in %s where it was placed, whoever causes them and though its buyer reads %s now",
    async (placedIn, readNow, prefix) => {
      const number = numberOf(await speaking(placedIn, () => place()));
      await ship(number);
      const asked = { orderNumber: number, email: "asha@example.com" };
      await speaking(readNow, () => sendOrderLink(services(), asked));
      expect((await orderOf(number)).language).toBe(placedIn);
      const page = `${prefix}/order-confirmation`;
      const mail = { language: placedIn, links: [page], isHindi: placedIn === "hi" };
      expect(await mails()).toEqual(
        ["order-placed", "order-status", "order-link"].map((kind) => ({ kind, ...mail })),
      );
    },
  );

  test.each<[Language]>([["en"], ["hi"]])(
    "are in English to the owner, though placed in %s",
    async (placedIn) => {
      await speaking(placedIn, async () => {
        await place();
        await tellOfNewOrders(services());
      });
      expect((await mails()).at(-1)).toMatchObject({ kind: "new-orders", language: "en", isHindi: false });
    },
  );
});
