import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { feeOf } from "#shipping/adjustments.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { addPromotion } from "../../database/promotion-row.ts";
import { placeOrderByForm, postOrder } from "../../place-order-by-form.ts";
import { until } from "../../running-shop.ts";
import { type Contest, pressedAtOnce, shuffled, taken } from "../copies/contest.ts";
import { type Copies, entriesOf, mailsOf } from "../copies/copies.ts";
import { buyersPost } from "../own-visitors.ts";
import { sender } from "../visitors.ts";
import { orderRow, orderToLose, ownersPost, paidAtProvider } from "./orders.ts";

/** A cash order that its buyer is asked to confirm. */
export async function orderToConfirm(copies: Copies) {
  const order = await orderToLose(copies, "cod");
  const cod_confirm_by = new Date(Date.now() + 24 * 3_600_000);
  const { db } = copies;
  await db.updateTable("orders").set({ cod_confirm_by }).where("order_id_text", "=", order.number).execute();
  return order;
}

/** What cash costs, and what paying ahead saves, in rupees. */
const [fee, ahead] = [49, 50];

/** A cash order whose card payment is made at the provider, and of which the shop has not been told. */
export async function paidInstead(copies: Copies) {
  const { db } = copies;
  const order = await orderToLose(copies, "cod");
  const { number } = order;
  const { id, total_amount } = await orderRow(copies, number);
  const line = db.selectFrom("order_items").select("product_id").where("order_id", "=", id);
  const promotion = await addPromotion(db, {
    title: `Paid ahead ${randomInt(1e9)}`,
    kind: "prepaid",
    value: String(ahead),
    most_uses: 9,
    scope: "products",
    scope_words: [(await line.executeTakeFirstOrThrow()).product_id ?? ""],
  });
  const inCash = Number(total_amount) + fee;
  const feeLine = JSON.stringify([feeOf("cash", paise(fee * 100))]);
  await sql`update orders set fees = ${fee}, cod_fee = ${fee}, total_amount = ${inCash},
    adjustments = adjustments || ${feeLine}::text::jsonb where id = ${id}`.execute(db);
  const { paymentId, tell } = await paidAtProvider(copies, number);
  const mails = (key: string) => sql`select count(*) from mail_outbox where dedupe_key = ${key}`;
  return {
    ...order,
    id,
    inCash,
    ahead,
    byCard: inCash - fee - ahead,
    tell,
    usedAhead: sql`select used from promotions where id = ${promotion}`,
    paidMails: mails(`order-paid:${number}`),
    backMails: mails(`order-back-to-cash:${paymentId}`),
  };
}

const confirmBesideCancel = pressedAtOnce("confirmed in one tab, cancelled in another", async (copies) => {
  const { number, left, used } = await orderToConfirm(copies);
  const before = await left();
  const confirm = () => buyersPost(copies.visit, number, "confirm");
  const cancel = () => buyersPost(copies.visit, number, "cancel");
  const said = sql`h.note = 'Confirmed'`;
  const late = sql`${said} and h.id > (select min(o2.id) from order_history o2
    where o2.order_id = o.id and o2.status = 'cancelled')`;
  return {
    presses: shuffled([...Array(4).fill(confirm), ...Array(4).fill(cancel)]),
    async judge() {
      const row = await orderRow(copies, number);
      return [
        ["times it is cancelled", Number(row.status === "cancelled"), 1],
        ["entries of that", entriesOf(number, sql`h.status = 'cancelled'`), 1],
        ["mails of that", mailsOf(number, "order-status"), 1],
        ["pairs of pieces back", ((await left()) - before) / 2, 1],
        ["uses", used, 0],
        ["entries of a confirmation", entriesOf(number, said), Number(row.cod_confirmed_at !== null)],
        ["confirmations after its end", entriesOf(number, late), 0],
      ];
    },
  };
});

/** A card pays what was to be paid in cash, while something else happens to the order. */
const paidBeside = (what: string, happens: (copies: Copies, number: string) => Promise<Response>): Contest =>
  pressedAtOnce(`paid by card after all beside ${what}`, async (copies) => {
    const order = await paidInstead(copies);
    const other = () => happens(copies, order.number);
    const payments = sql`from payments where order_id = ${order.id}`;
    const entries = (note: string) => entriesOf(order.number, sql`h.note like ${`%${note}%`}`);
    return {
      presses: shuffled([...Array(4).fill(order.tell), ...Array(3).fill(other)]),
      async judge() {
        const row = await orderRow(copies, order.number);
        const isCard = row.payment_method === "razorpay";
        const [paid, back] = [Number(isCard), Number(!isCard)];
        const outcome = isCard ? "confirmed" : "surplus";
        const isDue = !isCard || row.fulfilment_state === "cancelled";
        return [
          ["payments", sql`select count(*) ${payments}`, 1],
          ["its outcome", sql`select count(*) ${payments} and outcome = ${outcome}`, 1],
          ["rupees of its bill", Number(row.total_amount), isCard ? order.byCard : order.inCash],
          ["refunds due", Number(row.refund_due), Number(isDue)],
          ["entries of it", entries("instead of in cash"), paid],
          ["entries that it goes back", entries("which keeps none"), back],
          ["mails that it is paid", order.paidMails, paid],
          ["mails that it goes back", order.backMails, back],
          ["uses of paying ahead", order.usedAhead, Number(!isDue)],
          ["times it is paid in cash and by card", Number(isCard && row.cod_collected_at !== null), 0],
        ];
      },
    };
  });

const mostOnTheirWay = 3;
const buyers = 50;

/** What the owner has set, known to each copy. */
async function limitPhones({ db, visit }: Copies, most: number | undefined): Promise<void> {
  const cash = JSON.stringify(most === undefined ? openCashTerms : { ...openCashTerms, openPerPhone: most });
  await sql`update shop_settings set facts = jsonb_set(facts, '{cash}', ${cash}::text::jsonb),
    version = version + 1`.execute(db);
  // Whoever gives no phone is refused where phones are counted.
  const isTakenWithout = async () =>
    (await placeOrderByForm(visit.origin, randomUUID(), "cod", sender(), { phone: "" })) !== undefined;
  const isKnown = async () => {
    for (let copy = 0; copy < 4; copy += 1)
      if ((await isTakenWithout()) !== (most === undefined)) return false;
    return true;
  };
  await until(isKnown, "the owner's terms to be known", 30);
}

const onePhone: Contest = {
  name: "fifty of one phone that may have three on their way",
  async run(copies, isStruck) {
    await limitPhones(copies, mostOnTheirWay);
    return fiftyOfOnePhone.run(copies, isStruck).finally(() => limitPhones(copies, undefined));
  },
};

const fiftyOfOnePhone = pressedAtOnce(onePhone.name, async ({ visit }) => {
  const digits = `9${String(randomInt(1e9)).padStart(9, "0")}`;
  const spelt = [digits, `+91${digits}`, `0${digits}`];
  // What a stranger's mailbox orders with their number does not count for them.
  const email = `asha-${digits}@example.com`;
  const presses = Array.from({ length: buyers }, (_, at) => {
    const key = randomUUID();
    return () => postOrder(visit.origin, key, "cod", sender(), { email, phone: spelt[at % 3] ?? digits });
  });
  const phone = `%${digits.slice(5)}`;
  return {
    presses,
    judge: (said) => [
      ["on their way", sql`select count(*) from orders where billing_phone like ${phone}`, mostOnTheirWay],
      ["who are led to an order", taken(said), mostOnTheirWay],
    ],
  };
});

export const cashContests = [
  confirmBesideCancel,
  paidBeside("its cash", ({ visit }, number) => ownersPost(visit, number, { intent: "collected" })),
  paidBeside("its end", ({ visit }, number) => buyersPost(visit, number, "cancel")),
  onePhone,
];
