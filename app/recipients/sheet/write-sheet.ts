import type { ParcelRecipient } from "../recipient.ts";
import { headingsOf, type SheetField, type SheetLine, sheetFields } from "./sheet-columns.ts";

/** What stands of somebody in a sheet; what people gave themselves their order's buyer is not shown. */
const told: Readonly<Record<SheetField, (recipient: ParcelRecipient) => string | null | undefined>> = {
  name: ({ name }) => name,
  phone: (each) => shownAddress(each)?.phone,
  addressLine1: (each) => shownAddress(each)?.addressLine1,
  addressLine2: (each) => shownAddress(each)?.addressLine2,
  city: (each) => shownAddress(each)?.city,
  state: (each) => shownAddress(each)?.state,
  pincode: (each) => shownAddress(each)?.pincode,
  note: ({ note }) => note,
  email: ({ email }) => email,
};

/** The address as the order's buyer may see it (HOMES-13). */
export const shownAddress = ({ address, givenBy }: Pick<ParcelRecipient, "address" | "givenBy">) =>
  givenBy === "buyer" ? address : null;

/** A sheet's headings and rows. */
export function sheetOf(
  lines: readonly SheetLine[],
  rows: readonly ParcelRecipient[],
): { headings: string[]; cells: (string | number)[][] } {
  const isLast = (field: SheetField) => field === "note" || field === "email";
  const textsOf = (row: ParcelRecipient, fields: readonly SheetField[]) =>
    fields.map((field) => told[field](row) ?? "");
  const cellsOf = (row: ParcelRecipient) => [
    ...textsOf(
      row,
      sheetFields.filter((field) => !isLast(field)),
    ),
    ...lines.map(({ id }) => row.pieces[id] ?? ""),
    ...textsOf(row, sheetFields.filter(isLast)),
  ];
  return { headings: headingsOf(lines), cells: rows.map(cellsOf) };
}
