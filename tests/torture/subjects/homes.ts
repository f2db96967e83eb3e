import { sql } from "kysely";
import { offerHomesPath, ownOfferPath } from "#offers/offer.ts";
import { offerToken } from "#offers/offer-link.server.ts";
import { orderRowNumbered } from "#orders/lock-order.db.server.ts";
import { giftHash, newGiftToken } from "#recipients/asking/gift-link.server.ts";
import { sheetLinesOf } from "#recipients/list/read-homes.server.ts";
import { headingsOf } from "#recipients/sheet/sheet-columns.ts";
import { paise } from "#values/money/money.ts";
import { appSecret } from "../../card-shop.ts";
import { homeRow } from "../../database/homes-order.ts";
import { draftOffer } from "../../database/offer-row.ts";
import { freshOfferNumber, sentOffer } from "../../database/sent-offer.ts";
import { patnaAddress } from "../../patna-address.ts";
import { pressedAtOnce, shuffled } from "../copies/contest.ts";
import type { Act, Copies } from "../copies/copies.ts";
import { post } from "../visitors.ts";

const { fullName, addressLine1, city, state, pincode } = patnaAddress;
const where = { fullName, addressLine1, city, state, pincode, phone: "9876543210" };

/** An accepted offer to two homes at ₹60 each, half of it paid first, and what is sent about them. */
async function homesToSay({ db, visit }: Copies) {
  const number = freshOfferNumber();
  // Each for a buyer of their own: many mails to one mailbox wait for each other.
  const { buyer } = draftOffer();
  await sentOffer(db, {
    ...{ number, advancePercent: 50, toMany: { parcels: 2, price: paise(60_00) } },
    buyer: { ...buyer, email: `${number.toLowerCase()}@example.com` },
  });
  const token = offerToken({ number, revision: 1 }, appSecret);
  const accepted = await post(
    visit,
    ownOfferPath(number, token),
    new URLSearchParams({ ...where, act: "bank" }),
  );
  const orderNumber = /JC-\d+/.exec(accepted.headers.get("location") ?? "")?.[0] ?? "";
  const { id } = await orderRowNumbered(db, orderNumber);
  const head = headingsOf(await sheetLinesOf(db, id)).join(",");
  const upload = (...rows: string[]) => {
    const sheet = [head, ...rows].join("\n");
    return post(visit, offerHomesPath(number, token), new URLSearchParams({ act: "upload", sheet }));
  };
  const of = sql`from order_recipients where order_id = ${id}`;
  return {
    id,
    upload,
    /** A link that somebody was sent. */
    async asked() {
      await upload(homeRow("Meera", 20), homeRow("Uma", 20, "uma@example.com"));
      const link = newGiftToken();
      await sql`update order_recipients set link_hash = ${giftHash(link)}, asked_at = now(), asked_times = 1,
        link_until = now() + interval '1 day' where order_id = ${id} and email is not null`.execute(db);
      return () => post(visit, `/gift/${link}`, new URLSearchParams(where));
    },
    rows: sql`select count(*) ${of}`,
    known: sql`select count(*) ${of} and given_by = 'person' and state = 'known'`,
    answers: sql`select count(*) from order_history
      where order_id = ${id} and note = 'Somebody who was asked has said where they live'`,
    changes: sql`select count(*) from order_history where order_id = ${id} and note like 'Parcels: %'`,
    /** What is not asked of the sum that the homes come to: nought, always. */
    unasked: sql`select (total_amount - subtotal - 60 * (select count(*) ${of})
      + total_amount - (select sum(amount) from order_dues where order_id = ${id}))::int
      from orders where id = ${id}`,
  };
}

const three = [homeRow("Meera", 20), homeRow("Ravi", 20), homeRow("Asha", 20)];

const uploading: Act = {
  name: "a sheet of homes, more than were agreed",
  steps: [
    "update order_dues",
    "update orders",
    "insert order_history",
    "insert order_recipients",
    "update recipient_lists",
  ],
  isWhole: true,
  async ready(copies) {
    const { upload, rows, changes } = await homesToSay(copies);
    return {
      press: () => upload(...three),
      traces: { changes, "a third of the rows": sql`select (${rows}) / 3` },
    };
  },
};

const answering: Act = {
  name: "somebody who was asked says where they live",
  steps: ["update order_recipients", "insert order_history"],
  isWhole: true,
  async ready(copies) {
    const { asked, known, answers } = await homesToSay(copies);
    return { press: await asked(), traces: { known, answers } };
  },
};

const sheetsAtOnce = pressedAtOnce("two sheets of homes and an answer at once", async (copies) => {
  const { upload, asked, unasked, rows, answers } = await homesToSay(copies);
  const answer = await asked();
  const uma = homeRow("Uma", 20, "uma@example.com");
  const sheet = () => upload(...three, uma);
  return {
    presses: shuffled([sheet, answer, sheet, answer, sheet, answer]),
    judge: () => [
      ["homes", rows, 4],
      ["answers", answers, 1],
      ["rupees of the homes that nobody is asked for", unasked, 0],
    ],
  };
});

export const homesActs: readonly Act[] = [uploading, answering];
export const homesContests = [sheetsAtOnce];
