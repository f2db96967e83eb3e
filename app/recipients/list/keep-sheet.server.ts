import { changeFee } from "#orders/dues/change-fee.db.server.ts";
import { addHistory } from "#orders/history/order-history.db.server.ts";
import { lockOrder, type OrderRow } from "#orders/lock-order.db.server.ts";
import { type HomesOfState, mainState } from "#orders/placing/billed-homes.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { stateName } from "#values/contact/state-name.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise, times } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import {
  mayChangeRow,
  mostRecipients,
  type ParcelRecipient,
  piecesLeft,
  type RecipientList,
} from "../recipient.ts";
import { findRecipientList, lockRecipients } from "../recipients.db.server.ts";
import type { HomeRow, SheetFault } from "../sheet/read-row.ts";
import { homesSheetText } from "../sheet/sheet.text.ts";
import { sheetHeadings } from "../sheet/sheet-columns.ts";
import { matchRows } from "./match-rows.ts";
import { sheetLinesOf } from "./read-homes.server.ts";
import { recipientsText as text } from "./recipients.text.ts";
import { noteUpload, replaceRows } from "./replace-rows.db.server.ts";

export type KeptSheet =
  | { kind: "kept"; rows: number; by: number }
  | { kind: "refused"; faults: SheetFault[] }
  /** Its order is cancelled, or goes to one address. */
  | { kind: "closed" };

type Shop = Pick<Services, "db" | "now">;

/**
 * Puts a sheet's rows in the place of all that are not booked (HOMES-5), and asks what more or fewer parcels
 * cost. Sent twice, it stands once. Callers check first that the sender may act on the order.
 */
export const keepSheet = (shop: Shop, orderId: string, rows: readonly HomeRow[]): Promise<KeptSheet> =>
  inTransaction(shop.db, async (trx): Promise<KeptSheet> => {
    const order = await lockOrder(trx, orderId);
    const list = await findRecipientList(trx, orderId);
    if (!order || !list || order.fulfilment_state === "cancelled") return { kind: "closed" };
    const standing = await lockRecipients(trx, orderId);
    const open = standing.filter(({ state }) => mayChangeRow(state, "buyer"));
    const booked = standing.filter((each) => !open.includes(each));
    const matched = matchRows(rows, { open, booked });
    const faults = [
      ...(await piecesOver(trx, orderId, [...booked, ...matched.kept, ...matched.added])),
      ...tooMany(booked.length + matched.kept.length + matched.added.length),
      ...(order.buyer_gstin === null ? otherStates(booked, matched.added) : []),
    ];
    if (faults.length > 0) return { kind: "refused", faults };
    const count = booked.length + matched.kept.length + matched.added.length;
    const asked = await askParcels(trx, order, { list, count });
    if ("faults" in asked) return { kind: "refused", faults: asked.faults };
    await replaceRows(trx, orderId, { open, ...matched });
    await noteUpload(trx, orderId, shop.now());
    return { kind: "kept", rows: count, by: asked.by };
  });

const fault = (words: string): SheetFault => ({ row: null, column: null, text: words });

const tooMany = (count: number): SheetFault[] =>
  count > mostRecipients ? [fault(text.errors.tooMany(grouped(mostRecipients)))] : [];

/**
 * Without a GSTIN all go to one state (HOMES-31): the one to which parcels are made already, else that of the
 * most rows. What somebody gave themselves is not held against the sheet.
 */
function otherStates(booked: readonly ParcelRecipient[], added: readonly HomeRow[]): SheetFault[] {
  const main = mainState([...countStates(booked, 1), ...countStates(added, 0)]);
  return added.flatMap(({ row, address }) =>
    !address || address.state === main || main === undefined
      ? []
      : [
          {
            row,
            column: sheetHeadings.state,
            text: homesSheetText.row(row, homesSheetText.oneState(stateName(main))),
          },
        ],
  );
}

const countStates = (rows: readonly Pick<HomeRow, "address">[], begun: number): HomesOfState[] => {
  const states = rows.flatMap(({ address }) => address?.state ?? []);
  return [...new Set(states)].map((region) => {
    const homes = states.filter((each) => each === region).length;
    return { region, homes, begun: begun * homes };
  });
};

/** Of a line no more pieces are given than were ordered. */
async function piecesOver(
  trx: Trx,
  orderId: string,
  rows: readonly Pick<ParcelRecipient, "pieces">[],
): Promise<SheetFault[]> {
  const lines = await sheetLinesOf(trx, orderId);
  const left = piecesLeft(lines, rows);
  return lines.flatMap(({ id, heading }) => {
    const over = -(left.get(id) ?? 0);
    return over > 0
      ? [{ row: null, column: heading, text: homesSheetText.over(grouped(over), heading) }]
      : [];
  });
}

interface Counted {
  list: RecipientList;
  count: number;
}

/** What another number of parcels than was agreed costs is asked with the balance (HOMES-3). */
async function askParcels(
  trx: Trx,
  order: OrderRow,
  { list, count }: Counted,
): Promise<{ by: number } | { faults: SheetFault[] }> {
  const amount = times(list.parcelPrice, count);
  const changed = await changeFee(trx, order, { fee: "parcels", amount });
  switch (changed.kind) {
    case "same":
      return { by: 0 };
    case "paid": {
      const paid = list.parcelPrice === 0 ? count : Math.round(changed.before / list.parcelPrice);
      return count > paid ? { faults: [fault(text.errors.paid(grouped(paid), grouped(count)))] } : { by: 0 };
    }
    case "changed": {
      const note = `Parcels: ${count}, ${changed.by > 0 ? "" : "−"}${rupeesExact(paise(Math.abs(changed.by)))}`;
      const by = { kind: "shopper", id: null } as const;
      await addHistory(trx, { orderId: order.id, status: order.status, by, note });
      return { by: changed.by };
    }
  }
}
