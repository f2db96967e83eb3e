import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { until } from "../until.ts";
import { counted, countedIn, pressedAtOnce, shuffled } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";
import { ownersPost, stock } from "./order-contests.ts";
import {
  type Arrived,
  arrived,
  cameFields,
  creditNotesOf,
  pressManage,
  pressReturn,
  refundsOf,
  requestOf,
  returned,
  returnMails,
} from "./returned-orders.ts";

const requestsOf = ({ db }: Copies, { id }: Arrived) =>
  countIn(db, sql`select count(*) from return_requests where order_id = ${id}`);

const piecesOf = ({ db }: Copies, { id }: Arrived) =>
  countIn(
    db,
    sql`select coalesce(sum(i.quantity), 0) from return_items i
      join return_requests r on r.id = i.request_id where r.order_id = ${id}`,
  );

const sentOften = pressedAtOnce(
  "a return sent five times, beside another of the same pieces",
  async (copies) => {
    const order = await arrived(copies, "razorpay");
    const [one, other] = [randomUUID(), randomUUID()].map((key) => pressReturn(copies, order, key, 2));
    if (!one || !other) throw new TypeError("two forms");
    return {
      presses: shuffled([one, one, other, one, one, one]),
      async judge() {
        const request = await requestOf(copies, order);
        const [photo = ""] = request?.photos ?? [];
        const file = join(copies.dataDir, photo.replace(/^\//, ""));
        return countedIn(copies.db, [
          ["requests", await requestsOf(copies, order), 1],
          ["pieces asked for", await piecesOf(copies, order), 2],
          ["mails", await returnMails(copies, request?.id ?? ""), 1],
          ["photos", request?.photos.length ?? 0, 1],
          ["files of it", Number(photo !== "" && existsSync(file)), 1],
          ["photos that are held and swept", sql`select count(*) from uploads where url = ${photo}`, 0],
        ]);
      },
    };
  },
);

const besideCancel = pressedAtOnce("a return beside its order's end", async (copies) => {
  const order = await arrived(copies, "razorpay");
  const before = await order.left();
  const ask = pressReturn(copies, order, randomUUID(), 2);
  const cancel = () => ownersPost(copies.visit, order.number, { intent: "status", status: "cancelled" });
  return {
    presses: shuffled([ask, cancel, ask, cancel, ask, cancel]),
    async judge() {
      const request = await requestOf(copies, order);
      if (request) {
        await pressManage(copies, request.id, { intent: "approve", version: "1" });
        for (const _ of [1, 2]) await pressManage(copies, request.id, cameFields(order.line, 2));
      }
      return [
        ...counted("requests", Math.min(1, await requestsOf(copies, order)), await requestsOf(copies, order)),
        ...counted("pairs of pieces back", ((await order.left()) - before) / 2, 1),
      ];
    },
  };
});

/** Both fit into what was paid, or only one of them does. */
const settledBesideDashboard = (share: number, what: string) =>
  pressedAtOnce(`a return settled beside ${what} at the provider`, async (copies) => {
    const { db, visit } = copies;
    const order = await returned(copies, "razorpay", true);
    const amount = Math.round(order.paise * share);
    const settle = () =>
      pressManage(copies, order.request, {
        ...{ intent: "settle", version: "3", way: "refund", amount: (amount / 100).toFixed(2), words: "" },
      });
    // At the provider's own dashboard; the shop hears of it by an event alone.
    let isGiven = false;
    const dashboard = async () => {
      if (isGiven) return Response.json({});
      isGiven = true;
      return visit.wheel.ask(`payments/${order.paymentId}/refund`, { amount });
    };
    await visit.wheel.steer("webhooks", { mode: "hold" });
    return {
      presses: shuffled([settle, settle, dashboard, settle, settle, settle]),
      async judge() {
        await visit.wheel.steer("webhooks/flush", { repeat: 3 });
        await visit.wheel.steer("webhooks", { mode: "drop" });
        await db
          .updateTable("payment_refunds")
          .set({ next_attempt_at: new Date(0) })
          .where("order_id", "=", order.id)
          .where("state", "=", "requested")
          .execute();
        const atProvider = await visit.wheel.refunded(order.paymentId);
        const done = async () =>
          (await refundsOf(copies, order)).filter(({ state }) => state === "processed");
        const sum = async () => (await done()).reduce((all, { amount_paise }) => all + amount_paise, 0);
        const isKnown = async () =>
          (await sum()) === atProvider &&
          (await refundsOf(copies, order)).every(({ state }) => state !== "requested");
        await until(isKnown, "every refund to be known", 90).catch(() => undefined);
        const request = await requestOf(copies, order);
        const both = share <= 0.5;
        return [
          ...counted("times it is settled", Number(request?.state === "settled"), 1),
          ...counted("mails of that", await returnMails(copies, order.request, "settled"), 1),
          ...counted("rupees given back", atProvider / 100, (amount * (both ? 2 : 1)) / 100),
          ...counted("rupees that the shop knows of", (await sum()) / 100, atProvider / 100),
          ...counted("refunds of the return", (await refundsOf(copies, order)).filter(isOfReturn).length, 1),
          ...counted("credit notes", await creditNotesOf(copies, order), (await done()).length),
          ...counted("pieces left", await order.left(), stock),
        ];
      },
    };
  });

const isOfReturn = ({ idempotency_key }: { idempotency_key: string }): boolean =>
  idempotency_key.startsWith("return:");

export const returnContests = [
  sentOften,
  besideCancel,
  settledBesideDashboard(0.4, "another refund"),
  settledBesideDashboard(0.7, "what leaves too little"),
];
