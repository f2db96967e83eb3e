import { homeStateWords } from "#order-admin/homes/homes.text.ts";
import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import { type ShipmentState, shipmentStates } from "#orders/shipments/shipment.ts";
import { bareNumber, shortened } from "#recipients/sheet/read-row.ts";
import { homesSheetText } from "#recipients/sheet/sheet.text.ts";
import { webAddress } from "#values/contact/web-address.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { nameKey } from "#values/text/name-key.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { backText as text } from "./back.text.ts";

/** A row of the sheet that comes back; null where its cell is empty, which changes nothing. */
export interface BackRow {
  /** In this sheet, as the spreadsheet counts. */
  line: number;
  /** Of the list. */
  row: number;
  name: string | null;
  courier: string | null;
  number: string | null;
  link: string | null;
  state: ShipmentState | null;
}

/** What is wrong in a line, or with the sheet as a whole. */
export interface BackFault {
  row: number | null;
  text: string;
}

const headings = {
  row: ["Row", "पंक्ति"],
  name: ["Name", "नाम"],
  courier: ["Courier", "कूरियर"],
  number: ["Tracking number", "AWB", "ट्रैकिंग नंबर"],
  link: ["Tracking link", "ट्रैकिंग लिंक"],
  state: ["Parcel stands", "Status", "स्थिति"],
} as const;
type Column = keyof typeof headings;
const columns = ["row", "name", "courier", "number", "link", "state"] as const satisfies readonly Column[];

export type BackPlaces = ReadonlyMap<Column, number>;

const columnOf = (heading: string): Column | undefined =>
  columns.find((each) => headings[each].some((name) => nameKey(name) === nameKey(heading)));

/** Is one of them a heading of the sheet? */
export const headsBack = (cells: readonly string[]): boolean =>
  cells.some((cell) => columnOf(cell) !== undefined);

/** Where the columns stand, whatever their order; the others are of no concern. */
export function placesOfBack(cells: readonly string[]): BackPlaces | { fault: string } {
  const places = new Map<Column, number>();
  for (const [at, heading] of cells.entries()) {
    const column = columnOf(heading);
    if (!column) continue;
    if (places.has(column)) return { fault: text.columns.twice(heading) };
    places.set(column, at);
  }
  if (!places.has("row")) return { fault: text.columns.noRow };
  const isOfUse = places.has("courier") || places.has("number") || places.has("state");
  return isOfUse ? places : { fault: text.columns.nothing };
}

/** A state by its word of the sheet or of the list, in the language of whoever asks or in English. */
function stateOf(word: string): ShipmentState | undefined {
  const key = nameKey(word);
  const listed = { packed: "draft", sent: "moving", there: "delivered", back: "rto_received" } as const;
  return (
    shipmentStates.find((state) => key === state || nameKey(stateWords[state]) === key) ??
    (["packed", "sent", "there", "back"] as const)
      .filter((state) => nameKey(homeStateWords[state]) === key)
      .map((state) => listed[state])[0] ??
    englishWords.get(key)
  );
}

/** As the sheet of an owner who reads English says it. */
const englishWords: ReadonlyMap<string, ShipmentState> = new Map([
  ["packed", "draft"],
  ["picked up", "picked_up"],
  ["sent", "picked_up"],
  ["on its way", "moving"],
  ["out for delivery", "out_for_delivery"],
  ["delivery attempt failed", "attempt_failed"],
  ["delivered", "delivered"],
  ["arrived", "delivered"],
  ["coming back", "rto"],
  ["came back", "rto_received"],
]);

const most = { courier: 80, number: 80, link: 500 };

/** A line of the sheet; undefined where nothing stands that concerns a parcel. */
export function backRowIn(
  cells: readonly string[],
  line: number,
  places: BackPlaces,
): { row: BackRow } | { faults: BackFault[] } | undefined {
  const faults: BackFault[] = [];
  const complain = (fault: string) => faults.push({ row: line, text: homesSheetText.row(line, fault) });
  const cell = (column: Column): string => {
    const at = places.get(column);
    return at === undefined ? "" : cleanText(cells[at] ?? "", 600);
  };
  const short = (column: keyof typeof most): string | null => {
    const typed = cell(column);
    if (!hasAtMost(typed, most[column])) complain(text.long(headings[column][0], most[column]));
    return typed || null;
  };
  if (columns.every((column) => column === "row" || column === "name" || cell(column) === ""))
    return undefined;
  const row = typedWhole(bareNumber(cell("row")), 1, 1_000_000);
  if (row === undefined) complain(text.rowNumber);
  const number = numberIn(short("number"), complain);
  const link = short("link");
  if (link !== null && webAddress(link, ["https", "http"]) === undefined) complain(text.link);
  const word = cell("state");
  const state = word === "" ? null : stateOf(word);
  if (state === undefined) complain(text.state);
  const courier = short("courier");
  if (faults.length > 0 || row === undefined || state === undefined) return { faults };
  return { row: { line, row, name: cell("name") || null, courier, number, link, state } };
}

/** What a spreadsheet has shortened is never guessed; what it wrote around a number goes. */
function numberIn(typed: string | null, complain: (fault: string) => void): string | null {
  if (typed === null) return null;
  const bare = typed
    .replace(/^=?"(.*)"$/, "$1")
    .replace(/^'/, "")
    .trim();
  if (shortened.test(bare)) complain(homesSheetText.shortened);
  return bare || null;
}
