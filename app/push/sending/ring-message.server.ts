import * as z from "zod";
import { heldBy } from "#accounts/permissions/permissions.ts";
import { nameIn } from "#catalogue/options/lines-in-language.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { dayOfYear } from "#values/time/date-time.ts";
import { adminRingScope } from "../devices/push-device.ts";
import type { RingMessage } from "../worker/ring-message.ts";
import { type DueRing, goodsOfLot, orderToRing } from "./due-rings.db.server.ts";
import { ringWords } from "./ring-words.text.ts";

/** May this device's owner hear of it, as things stand now (PUSH-4)? A maker hears of their work alone. */
export function mayHear({ kind, staff }: Pick<DueRing, "kind" | "staff">): boolean {
  if (staff === null) return kind === "work";
  const held = heldBy(staff.role, staff.permissions);
  switch (kind) {
    case "order":
      return held.orders === true;
    case "refund":
      return held.money === true;
    case "try":
      return staff.role === "admin";
    case "work":
      return false;
  }
}

/** What the phone is to show, in its owner's language; undefined where there is nothing to tell any more. */
export const ringMessage = (db: Db, ring: DueRing): Promise<RingMessage | undefined> =>
  speaking(ring.language, async () => {
    const said = await wordsOf(db, ring);
    return said && { ...said, tag: ring.eventId };
  });

async function wordsOf(db: Db, { kind, about, facts }: DueRing) {
  switch (kind) {
    case "order":
    case "refund":
      return wordsOfOrder(db, about, kind);
    case "work":
      return wordsOfWork(db, about, facts);
    case "try":
      return { title: ringWords.tried, body: ringWords.triedText, to: `${adminRingScope}account` };
  }
}

async function wordsOfOrder(db: Db, id: string, kind: "order" | "refund") {
  const order = await orderToRing(db, id, kind);
  if (!order) return undefined;
  const { number, total, pieces } = order;
  const titles = { order: ringWords.order(rupeesAndPaise(total), pieces), refund: ringWords.refund };
  return { title: titles[kind], body: number, to: `${adminRingScope}orders/${id}` };
}

const givenWork = z.object({ pieces: z.int(), by: z.nullable(z.string()) });

/** The maker's page is where the worker itself stands: its address goes nowhere. */
async function wordsOfWork(db: Db, lotId: string, facts: unknown) {
  const goods = await goodsOfLot(db, lotId);
  if (!goods) return undefined;
  const { pieces, by } = givenWork.parse(facts);
  const title = by === null ? ringWords.work(pieces) : ringWords.workBy(pieces, dayOfYear(by));
  return { title, body: await nameIn(db, { ...goods, optionText: null }), to: "" };
}
