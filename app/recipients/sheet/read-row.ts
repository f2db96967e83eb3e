import { isEmail } from "#values/contact/email.ts";
import { isPhoneLike } from "#values/contact/phone.ts";
import { isIssuedPincode, parsePincode, stateOfPincode } from "#values/contact/pincode.ts";
import { typedState } from "#values/contact/typed-state.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { grouped } from "#values/text/grouped.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import type { GivenPieces, RecipientAddress } from "../recipient.ts";
import { homesSheetText as say } from "./sheet.text.ts";
import { type SheetField, type SheetLine, type SheetPlaces, sheetHeadings } from "./sheet-columns.ts";

/** A row as it is meant: a whole address, or an email address by which it is asked for (HOMES-9). */
export interface HomeRow {
  row: number;
  name: string | null;
  email: string | null;
  note: string | null;
  pieces: GivenPieces;
  address: RecipientAddress | null;
}

/** What is wrong in a row, or with the sheet as a whole; `column` as it is headed. */
export interface SheetFault {
  row: number | null;
  column: string | null;
  text: string;
}

const mostPiecesHere = 100_000;
const capacity = { name: 120, addressLine1: 200, addressLine2: 200, city: 100, note: 300, email: 254 };

/** A number that a spreadsheet has shortened, such as 1.2E+10: what was left out can't be known. */
export const shortened = /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i;

/** What a spreadsheet writes around a number so that it stays one or a text: ="98", '98, 98.0. */
export const bareNumber = (cell: string): string =>
  latinDigits(cell)
    .trim()
    .replace(/^=?"(.*)"$/, "$1")
    .replace(/^'/, "")
    .trim()
    .replace(/^(\d+)\.0+$/, "$1");

type Complain = (column: string, text: string) => void;

/** A row of a sheet; undefined of one in which nothing stands. */
export function sheetRowIn(
  cells: readonly string[],
  row: number,
  { places, lines }: { places: SheetPlaces; lines: readonly SheetLine[] },
): { row: HomeRow } | { faults: SheetFault[] } | undefined {
  if (cells.every((cell) => cell.trim() === "")) return undefined;
  const faults: SheetFault[] = [];
  const complain: Complain = (column, text) => faults.push({ row, column, text: say.row(row, text) });
  const cell = (field: SheetField): string => {
    const at = places.fields.get(field);
    return at === undefined ? "" : (cells[at] ?? "");
  };
  const found = personIn(cell, complain);
  const pieces = piecesIn(cells, { places, lines }, complain);
  return faults.length > 0 ? { faults } : { row: { row, ...found, pieces } };
}

type Cell = (field: SheetField) => string;

function personIn(cell: Cell, complain: Complain): Omit<HomeRow, "row" | "pieces"> {
  const texts = {
    name: textIn("name", cell, complain),
    city: textIn("city", cell, complain),
    addressLine1: textIn("addressLine1", cell, complain),
    addressLine2: textIn("addressLine2", cell, complain),
  };
  const note = cleanLines(cell("note"), capacity.note + 1) || null;
  if (!hasAtMost(note ?? "", capacity.note))
    complain(sheetHeadings.note, say.long(sheetHeadings.note, capacity.note));
  const email = cleanText(cell("email"), capacity.email + 1) || null;
  if (email !== null && !isEmail(email)) complain(sheetHeadings.email, say.email);
  const isTold = ["addressLine1", "addressLine2", "city", "state", "pincode"] as const;
  const { name } = texts;
  if (isTold.some((field) => cell(field).trim() !== ""))
    return { name, email, note, address: addressIn(texts, cell, complain) };
  if (email === null) complain(sheetHeadings.addressLine1, say.whom);
  return { name, email, note, address: null };
}

function textIn(field: keyof typeof capacity, cell: Cell, complain: Complain): string | null {
  const most = capacity[field];
  const text = cleanText(cell(field), most + 1);
  if (!hasAtMost(text, most)) complain(sheetHeadings[field], say.long(sheetHeadings[field], most));
  return text || null;
}

interface Texts {
  name: string | null;
  city: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
}

function addressIn(texts: Texts, cell: Cell, complain: Complain): RecipientAddress | null {
  for (const field of ["name", "addressLine1", "city"] as const)
    if (texts[field] === null) complain(sheetHeadings[field], say.missing(sheetHeadings[field]));
  const phone = phoneIn(cell("phone"), complain);
  const place = placeIn(cell, complain);
  const { name, addressLine1, addressLine2, city } = texts;
  if (name === null || addressLine1 === null || city === null || !phone || !place) return null;
  return { name, phone, addressLine1, addressLine2, city, ...place };
}

function phoneIn(typed: string, complain: Complain): string | undefined {
  const phone = bareNumber(typed);
  const fault = () => {
    if (phone === "") return say.missing(sheetHeadings.phone);
    if (shortened.test(phone)) return say.shortened;
    const isWhole = isPhoneLike(phone) && phone.replaceAll(/\D/g, "").length >= 10;
    return isWhole && hasAtMost(phone, 40) ? undefined : say.phone;
  };
  const wrong = fault();
  if (wrong) complain(sheetHeadings.phone, wrong);
  return wrong ? undefined : phone;
}

/** The PIN code and its state, which it tells where nobody has written that. */
function placeIn(cell: Cell, complain: Complain): { pincode: string; state: string } | undefined {
  const typed = bareNumber(cell("pincode"));
  const pincode = parsePincode(typed);
  const isUntold = cell("state").trim() === "";
  const state = typedState(cell("state"));
  if (!isUntold && !state) complain(sheetHeadings.state, say.state);
  const told = pincode === undefined ? undefined : stateOfPincode(pincode);
  const wrong = pincodeFault(typed, { pincode, told, state });
  if (wrong) complain(sheetHeadings.pincode, wrong);
  else if (isUntold && !told) complain(sheetHeadings.state, say.stateUntold);
  const where = state ?? told;
  return pincode !== undefined && where ? { pincode, state: where } : undefined;
}

interface ReadPlace {
  pincode: string | undefined;
  told: string | undefined;
  state: string | undefined;
}

function pincodeFault(typed: string, { pincode, told, state }: ReadPlace): string | undefined {
  if (typed === "") return say.missing(sheetHeadings.pincode);
  if (shortened.test(typed)) return say.shortened;
  if (pincode === undefined) return say.pincode;
  if (!isIssuedPincode(pincode)) return say.noPincode;
  return state && told && told !== state ? say.otherState(told, state) : undefined;
}

function piecesIn(
  cells: readonly string[],
  { places, lines }: { places: SheetPlaces; lines: readonly SheetLine[] },
  complain: Complain,
): GivenPieces {
  const given: Record<string, number> = {};
  let isRead = true;
  for (const { id, heading, quantity } of lines) {
    const at = places.pieces.get(id);
    const typed = bareNumber(at === undefined ? "" : (cells[at] ?? "")).replaceAll(",", "");
    const count = typed === "" ? 0 : typedWhole(typed, 0, mostPiecesHere);
    if (count === undefined) {
      isRead = false;
      complain(heading, shortened.test(typed) ? say.shortened : say.pieces(grouped(quantity)));
    } else if (count > 0) given[id] = count;
  }
  const [first] = lines;
  if (isRead && first && Object.keys(given).length === 0) complain(first.heading, say.noPieces);
  return given;
}
