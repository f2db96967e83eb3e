import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { placeOrderByForm, postOrder } from "../../place-order-by-form.ts";
import { buyersPost } from "../own-visitors.ts";
import { until } from "../until.ts";
import { sender } from "../visitors.ts";
import { orderToConfirm, paidInstead } from "./cash-orders.ts";
import { type Contest, counted, isTaken, pressedAtOnce, shuffled } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn, entriesOf, mailsOf } from "./counts.ts";
import { ownersPost } from "./order-contests.ts";

const confirmBesideCancel = pressedAtOnce("confirmed in one tab, cancelled in another", async (copies) => {
  const { db, visit } = copies;
  const { number, left, used } = await orderToConfirm(copies);
  const before = await left();
  const confirm = () => buyersPost(visit, number, "confirm");
  const cancel = () => buyersPost(visit, number, "cancel");
  const said = sql`h.note = 'Confirmed'`;
  return {
    presses: shuffled([confirm, cancel, confirm, cancel, confirm, cancel, confirm, cancel]),
    async judge() {
      const row = await db
        .selectFrom("orders")
        .selectAll()
        .where("order_id_text", "=", number)
        .executeTakeFirstOrThrow();
      const late = sql`${said} and h.id > (select min(o2.id) from order_history o2
        where o2.order_id = o.id and o2.status = 'cancelled')`;
      return [
        ...counted("times it is cancelled", Number(row.status === "cancelled"), 1),
        ...counted("entries of that", await entriesOf(db, number, sql`h.status = 'cancelled'`), 1),
        ...counted("mails of that", await mailsOf(db, number, "order-status"), 1),
        ...counted("pairs of pieces back", ((await left()) - before) / 2, 1),
        ...counted("uses", await used(), 0),
        ...counted(
          "entries of a confirmation",
          await entriesOf(db, number, said),
          Number(row.cod_confirmed_at !== null),
        ),
        ...counted("confirmations after its end", await entriesOf(db, number, late), 0),
      ];
    },
  };
});

type Beside = (copies: Copies, number: string) => () => Promise<Response>;

/** A card pays what was to be paid in cash, while something else happens to the order. */
const paidBeside = (what: string, happens: Beside): Contest =>
  pressedAtOnce(`paid by card after all beside ${what}`, async (copies) => {
    const { db } = copies;
    const order = await paidInstead(copies);
    const other = happens(copies, order.number);
    return {
      presses: shuffled([order.tell, other, order.tell, other, order.tell, other, order.tell]),
      async judge() {
        const row = await db
          .selectFrom("orders")
          .selectAll()
          .where("id", "=", order.id)
          .executeTakeFirstOrThrow();
        const { rows } = await sql<{ outcome: string; refund_due: boolean }>`
          select outcome, refund_due from payments where order_id = ${order.id}`.execute(db);
        const isCard = row.payment_method === "razorpay";
        const isCancelled = row.fulfilment_state === "cancelled";
        const wanted = isCard
          ? { outcome: "confirmed", bill: order.byCard, paid: 1, back: 0 }
          : { outcome: "surplus", bill: order.inCash, paid: 0, back: 1 };
        const isDue = !isCard || isCancelled;
        const isTwice = isCard && row.cod_collected_at !== null;
        const entries = (note: string) => entriesOf(db, order.number, sql`h.note like ${`%${note}%`}`);
        return [
          ...counted("payments", rows.length, 1),
          ...counted("its outcome", Number(rows[0]?.outcome === wanted.outcome), 1),
          ...counted("rupees of its bill", Number(row.total_amount), wanted.bill),
          ...counted("refunds due", Number(row.refund_due), Number(isDue)),
          ...counted("entries of it", await entries("instead of in cash"), wanted.paid),
          ...counted("entries that it goes back", await entries("which keeps none"), wanted.back),
          ...counted("mails that it is paid", await order.mails("order-paid"), wanted.paid),
          ...counted("mails that it goes back", await order.mails("order-back-to-cash"), wanted.back),
          ...counted("uses of paying ahead", await order.usedAhead(), Number(!isDue)),
          ...counted("times it is paid in cash and by card", Number(isTwice), 0),
        ];
      },
    };
  });

const besideCash = paidBeside(
  "its cash",
  ({ visit }, number) =>
    () =>
      ownersPost(visit, number, { intent: "collected" }),
);

const besideEnd = paidBeside(
  "its end",
  ({ visit }, number) =>
    () =>
      buyersPost(visit, number, "cancel"),
);

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
  await until(
    async () => {
      for (let copy = 0; copy < 4; copy += 1)
        if ((await isTakenWithout()) !== (most === undefined)) return false;
      return true;
    },
    "the owner's terms to be known",
    30,
  );
}

const onePhone: Contest = {
  name: "fifty of one phone that may have three on their way",
  async run(copies, isStruck) {
    await limitPhones(copies, mostOnTheirWay);
    try {
      return await fiftyOfOnePhone.run(copies, isStruck);
    } finally {
      await limitPhones(copies, undefined);
    }
  },
};

const fiftyOfOnePhone = pressedAtOnce(onePhone.name, async ({ db, visit }) => {
  const digits = `9${String(randomInt(1e9)).padStart(9, "0")}`;
  const spelt = [digits, `+91${digits}`, `0${digits}`];
  // What a stranger's mailbox orders with their number does not count for them.
  const email = `asha-${digits}@example.com`;
  const presses = Array.from({ length: buyers }, (_, at) => {
    const key = randomUUID();
    return () => postOrder(visit.origin, key, "cod", sender(), { email, phone: spelt[at % 3] ?? digits });
  });
  return {
    presses,
    judge: async (said) => [
      ...counted(
        "orders on their way",
        await countIn(db, sql`select count(*) from orders where billing_phone like ${`%${digits.slice(5)}`}`),
        mostOnTheirWay,
      ),
      ...counted("who are led to an order", said.filter(isTaken).length, mostOnTheirWay),
    ],
  };
});

export const cashContests = [confirmBesideCancel, besideCash, besideEnd, onePhone];
