import { writeBank } from "#makers-pay/banks/banks.db.server.ts";
import { makersPay } from "#makers-pay/note-entry.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { paise } from "#values/money/money.ts";
import { morningOrders } from "./morning-orders.ts";
import { type LaidShop, layShop } from "./morning-shop.ts";

const names = ["आशा देवी", "सुनीता झा", "रेखा सहनी", "लीला ख़ातून", "मीना यादव", "गीता महतो"];

/** Twelve who sewed this month, ten of whom are paid by UPI and two by bank. */
export const monthsMakers = Array.from({ length: 12 }, (_, place) => ({
  id: `maker-${place}`,
  name: `${names[place % names.length]} ${place < names.length ? "बड़ी" : "छोटी"}`,
  pieces: 12 + place,
}));

/** Lays a shop at a month's end: twelve makers are owed for pieces that were found good. */
export const layPayShop = (): Promise<string> => layShop({ orders: morningOrders, also: oweMakers });

async function oweMakers(shop: LaidShop): Promise<void> {
  const craft = { craft: "Sewing", bio: "Sews bags.", location: "Madhubani", page_language: "hi" as const };
  await inTransaction(shop.db, async (trx) => {
    for (const [place, { id, name, pieces }] of monthsMakers.entries()) {
      await trx
        .insertInto("artisans")
        .values({ id, name, ...craft })
        .execute();
      const typed =
        place < 10
          ? { upi: `${id}@okaxis` }
          : { account: `30000000${place}`, ifsc: "SBIN0000123", upi: null };
      await writeBank(trx, { makerId: id, version: 0, typed }, shop.secret);
      await makersPay.passed(trx, {
        ...{ partId: id, version: 1, maker: { id, name }, pieces },
        ...{ rate: paise(180_00), work: "W-26-27-0001 · सिलाई", at: shop.now() },
      });
    }
  });
}
