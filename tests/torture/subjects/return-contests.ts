import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { until } from "../../running-shop.ts";
import { pressedAtOnce, shuffled } from "../copies/contest.ts";
import { countIn } from "../copies/copies.ts";
import { ownersPost, stock } from "./orders.ts";
import {
  arrived,
  cameFields,
  hurryRefunds,
  pressManage,
  pressReturn,
  requestOf,
  returned,
  returnMails,
} from "./returned-orders.ts";

const sentFive = "a return sent five times, beside another of the same pieces";
const sentOften = pressedAtOnce(sentFive, async (copies) => {
  const order = await arrived(copies, "razorpay");
  const [one, other] = [pressReturn(copies, order), pressReturn(copies, order)];
  const requests = sql`from return_requests r where r.order_id = ${order.id}`;
  return {
    presses: shuffled([one, one, other, one, one, one]),
    async judge() {
      const request = await requestOf(copies, order);
      const [photo = ""] = request?.photos ?? [];
      const file = join(copies.dataDir, photo.replace(/^\//, ""));
      const pieces = sql`select coalesce(sum(i.quantity), 0) from return_items i
        where i.request_id in (select r.id ${requests})`;
      return [
        ["requests", sql`select count(*) ${requests}`, 1],
        ["pieces asked for", pieces, 2],
        ["mails", returnMails(request?.id ?? ""), 1],
        ["photos", request?.photos.length ?? 0, 1],
        ["files of it", Number(photo !== "" && existsSync(file)), 1],
        ["photos that are held and swept", sql`select count(*) from uploads where url = ${photo}`, 0],
      ];
    },
  };
});

const besideCancel = pressedAtOnce("a return beside its order's end", async (copies) => {
  const order = await arrived(copies, "razorpay");
  const before = await order.left();
  const ask = pressReturn(copies, order);
  const cancel = () =>
    ownersPost(copies.visit, order.number, { intent: "status", status: "cancelled", meant: "on" });
  return {
    presses: shuffled([ask, cancel, ask, cancel, ask, cancel]),
    async judge() {
      const request = await requestOf(copies, order);
      if (request) {
        await pressManage(copies, request.id, { intent: "approve", version: "1" })();
        for (const _ of [1, 2]) await pressManage(copies, request.id, cameFields(order.line))();
      }
      const requests = sql`select count(*) from return_requests where order_id = ${order.id}`;
      return [
        ["requests", requests, Number(request !== undefined)],
        ["pairs of pieces back", ((await order.left()) - before) / 2, 1],
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
    const rupees = (amount / 100).toFixed(2);
    const settlement = { intent: "settle", version: "3", way: "refund", amount: rupees, words: "" };
    const settle = pressManage(copies, order.request, settlement);
    // At the provider's own dashboard; the shop hears of it by an event alone.
    let isGiven = false;
    const dashboard = async () => {
      if (isGiven) return Response.json({});
      isGiven = true;
      return visit.wheel.ask(`payments/${order.paymentId}/refund`, { amount });
    };
    await visit.wheel.steer("webhooks", { mode: "hold" });
    const refunds = sql`from payment_refunds where order_id = ${order.id}`;
    const done = sql`${refunds} and state = 'processed'`;
    const known = () => countIn(db, sql`select coalesce(sum(amount_paise), 0) ${done}`);
    const asked = sql`select count(*) ${refunds} and state = 'requested'`;
    return {
      presses: shuffled([settle, settle, dashboard, settle, settle, settle]),
      async judge() {
        await visit.wheel.steer("webhooks/flush", { repeat: 3 });
        await visit.wheel.steer("webhooks", { mode: "drop" });
        await hurryRefunds(copies, order);
        const atProvider = await visit.wheel.refunded(order.paymentId);
        const isKnown = async () => (await known()) === atProvider && (await countIn(db, asked)) === 0;
        await until(isKnown, "every refund to be known", 90).catch(() => undefined);
        const request = await requestOf(copies, order);
        const ofReturn = sql`select count(*) ${refunds} and idempotency_key like 'return:%'`;
        return [
          ["times it is settled", Number(request?.state === "settled"), 1],
          ["mails of that", returnMails(order.request, "settled"), 1],
          ["rupees given back", atProvider / 100, (amount * (share <= 0.5 ? 2 : 1)) / 100],
          ["rupees that the shop knows of", (await known()) / 100, atProvider / 100],
          ["refunds of the return", ofReturn, 1],
          ["credit notes", order.creditNotes, await countIn(db, sql`select count(*) ${done}`)],
          ["pieces left", order.left, stock],
        ];
      },
    };
  });

export const returnContests = [
  sentOften,
  besideCancel,
  settledBesideDashboard(0.4, "another refund"),
  settledBesideDashboard(0.7, "what leaves too little"),
];
