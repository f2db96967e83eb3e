import type { Trx } from "#platform/database/db.ts";
import type { Making } from "#platform/making.ts";
import type { PromisingShop } from "#promise/rooms.db.server.ts";
import { hasBegun, isNotBegun } from "../lot.ts";
import { changeLot, changeParts, lockLot } from "../lots.db.server.ts";
import { makeLotsOf } from "../make-lots.server.ts";
import { keepUnmadeOf } from "../unmade.db.server.ts";
import { endBegun } from "./end-begun.server.ts";
import {
  followDay,
  followNewDay,
  lotsLeftBehind,
  lotsOfOrder,
  standingLots,
} from "./lots-of-order.db.server.ts";

/** What the shop hands to the rooms below; `config` says what it promises at each moment. */
export const ordersMaking = (config: () => { shop: PromisingShop }): Making => ({
  async wanted(trx, orderId, at) {
    await makeLotsOf(trx, orderId, at, config().shop);
    await followDay(trx, orderId);
    await keepUnmadeOf(trx, orderId);
  },
  moved: followNewDay,
  async unwanted(trx, orderId) {
    for (const id of await standingLots(trx, orderId)) await takeBack(trx, id);
    await keepUnmadeOf(trx, orderId);
  },
  async left(trx, orderId) {
    for (const id of await lotsLeftBehind(trx, orderId)) await takeBack(trx, id);
    await keepUnmadeOf(trx, orderId);
  },
  lotsOf: lotsOfOrder,
  endBegun,
});

/** Takes back what is not begun; a lot of which nothing is begun is cancelled with it (MAKING-9). */
async function takeBack(trx: Trx, id: string): Promise<void> {
  const lot = await lockLot(trx, id);
  if (!lot) return;
  const idle = lot.parts.filter(isNotBegun).map((part) => part.id);
  await changeParts(trx, idle, { state: "cancelled" });
  const taken = idle.length > 0 ? { to_give: true } : {};
  await changeLot(trx, lot, hasBegun(lot) ? taken : { ...taken, state: "cancelled" });
}
