import { homesElsewhere } from "#orders/placing/billed-homes.ts";
import { statesOfHomes } from "#orders/placing/goes-to-many.db.server.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { stateName } from "#values/contact/state-name.ts";
import { type Paise, paise, times } from "#values/money/money.ts";
import { mayAsk } from "../asking/asked-people.ts";
import {
  mayChangeRow,
  type ParcelRecipient,
  piecesForNobody,
  piecesLeft,
  type RecipientState,
  recipientStates,
  rowsAlike,
} from "../recipient.ts";
import { billedOf, findRecipientList, recipientsOf } from "../recipients.db.server.ts";
import { linesOfSheet, type SheetLine } from "../sheet/sheet-columns.ts";
import { sheetOf, shownAddress } from "../sheet/write-sheet.ts";

/** The lines of an order as its sheet has them. */
export async function sheetLinesOf(db: Db, orderId: string): Promise<SheetLine[]> {
  const items = await itemsOf(db, orderId);
  return linesOfSheet(
    items.map(({ id, product_name: productName, option_text: optionText, quantity }) => ({
      id,
      productName,
      optionText,
      quantity,
    })),
  );
}

/** A home as the order's buyer sees it. */
export interface ShownHome {
  id: string;
  row: number;
  who: string | null;
  /** Town and state; null where nobody knows, or they gave it themselves. */
  where: string | null;
  isOwn: boolean;
  isErased: boolean;
  askedAt: Date | null;
  pieces: number;
  state: RecipientState;
}

export interface HomesShown {
  homes: ShownHome[];
  count: number;
  page: number;
  pages: number;
  agreed: number;
  counts: Readonly<Partial<Record<RecipientState, number>>>;
  /** Pieces that nobody gets yet. */
  nobody: number;
  /** What more parcels than were agreed cost; below nought for fewer. */
  difference: Paise;
  canBeAsked: number;
  /** Rows with the name and address of an earlier one, of those that the buyer gave. */
  alike: number;
  /** The order has no GSTIN: all go to one state. */
  isOneState: boolean;
  /** Homes in another one; only whoever was asked can have given such an address. */
  elsewhere: number;
  /** Parcels that are paid for and that nobody gets; what they cost. */
  spare: { parcels: number; sum: Paise };
  sendKnownAt: Date | null;
}

const homesOnPage = 100;

/** What stands of an order's homes; undefined where it goes to one address. */
export async function readOwnHomes(
  db: Db,
  orderId: string,
  { now, page }: { now: Date; page: number },
): Promise<HomesShown | undefined> {
  const list = await findRecipientList(db, orderId);
  if (!list) return undefined;
  const rows = await recipientsOf(db, orderId);
  const counts = Object.fromEntries(
    recipientStates.map((state) => [state, rows.filter((each) => each.state === state).length]),
  );
  const pages = Math.max(1, Math.ceil(rows.length / homesOnPage));
  const shown = Math.min(Math.max(page, 1), pages);
  const { isRegistered, billed } = await billedOf(db, orderId);
  const spare = rows.length === 0 ? 0 : Math.max(0, (billed ?? rows.length) - rows.length);
  const more = rows.length === 0 || spare > 0 ? 0 : rows.length - list.agreedParcels;
  return {
    counts,
    pages,
    page: shown,
    count: rows.length,
    homes: rows.slice((shown - 1) * homesOnPage, shown * homesOnPage).map(homeOf),
    agreed: list.agreedParcels,
    nobody: piecesForNobody(piecesLeft(await sheetLinesOf(db, orderId), rows)),
    difference: more < 0 ? paise(-times(list.parcelPrice, -more)) : times(list.parcelPrice, more),
    canBeAsked: rows.filter((each) => mayAsk(each, now)).length,
    alike: rowsAlike(rows.filter(({ givenBy }) => givenBy === "buyer")),
    isOneState: !isRegistered,
    elsewhere: isRegistered ? 0 : homesElsewhere(await statesOfHomes(db, orderId)),
    spare: { parcels: spare, sum: times(list.parcelPrice, spare) },
    sendKnownAt: list.sendKnownAt,
  };
}

function homeOf(each: ParcelRecipient): ShownHome {
  const { id, row, name, email, askedAt, pieces, state } = each;
  const address = shownAddress(each);
  return {
    id,
    row,
    state,
    askedAt,
    who: name ?? email,
    where: address && `${address.city}, ${stateName(address.state)}`,
    isOwn: each.givenBy === "person",
    isErased: each.erasedAt !== null,
    pieces: Object.values(pieces).reduce((sum, given) => sum + given, 0),
  };
}

/** The sheet with the rows that are open, or without any yet. */
export async function readSheetFile(
  db: Db,
  orderId: string,
): Promise<ReturnType<typeof sheetOf> | undefined> {
  if (!(await findRecipientList(db, orderId))) return undefined;
  const rows = await recipientsOf(db, orderId);
  const open = rows.filter(({ state }) => mayChangeRow(state, "buyer"));
  return sheetOf(await sheetLinesOf(db, orderId), open);
}
