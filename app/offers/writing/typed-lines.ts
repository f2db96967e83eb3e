import { paise } from "#values/money/money.ts";
import { typedWhole } from "#values/text/typed-whole.ts";

/** ₹10,00,000 for one piece, as for a product. */
export const highestPrice = paise(10_00_000_00);
/** Ten crore rupees in all. */
export const highestOffer = paise(10_00_00_000_00);
/** So many letters at most of how a line is made for its buyer. */
export const mostDetails = 1000;

/** The fields of a line, each as it is typed. */
export const lineFieldNames = [
  ...(["product", "variant", "name", "details", "hsn", "taxRate", "quantity", "price", "asked"] as const),
] as const;
export type LineField = (typeof lineFieldNames)[number];
export type TypedLine = Readonly<Record<LineField, string>>;

export const emptyLine: TypedLine = {
  product: "",
  variant: "",
  name: "",
  details: "",
  hsn: "",
  taxRate: "",
  quantity: "",
  price: "",
  // The buyer's own name for it, where the product was found by that name (OFFER-36).
  asked: "",
};

/** The form's name of a line's field, from place 0 on. */
export const lineFieldAt = (place: number, field: LineField): string => `line-${place}-${field}`;

/** So many lines are looked at: an owner's form with more is none of ours. */
const mostLooked = 200;

/** The lines among a form's texts in their order, empty ones too. */
export function linesAmong(typed: Readonly<Record<string, string>>): TypedLine[] {
  const places = Object.keys(typed).flatMap((name) => {
    const place = /^line-(\d{1,3})-quantity$/.exec(name)?.[1];
    return place === undefined ? [] : Number(place);
  });
  const count = places.length === 0 ? 0 : Math.min(Math.max(...places) + 1, mostLooked);
  return Array.from({ length: count }, (_, place) => lineAt(typed, place));
}

function lineAt(typed: Readonly<Record<string, string>>, place: number): TypedLine {
  const at = (field: LineField) => typed[lineFieldAt(place, field)] ?? "";
  return {
    product: at("product"),
    variant: at("variant"),
    name: at("name"),
    details: at("details"),
    hsn: at("hsn"),
    taxRate: at("taxRate"),
    quantity: at("quantity"),
    price: at("price"),
    asked: at("asked"),
  };
}

/** The lines of a form, as it was sent. */
export const linesIn = (form: FormData): TypedLine[] => linesAmong(textsIn(form));

/** A form's texts by their fields' names. */
export const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])),
  );

/** Lines as a form holds them. */
export const fieldsOfLines = (lines: readonly TypedLine[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line, place) =>
      lineFieldNames.map((field) => [lineFieldAt(place, field), line[field]] as const),
    ),
  );

export const isBlankLine = ({ product, name, details, quantity, price }: TypedLine): boolean =>
  [product, name, details, quantity, price].every((text) => text.trim() === "");

/** A form's texts with other lines in place of its own. */
export const withLines = (
  typed: Readonly<Record<string, string>>,
  lines: readonly TypedLine[],
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(typed).filter(([name]) => !/^line-\d/.test(name))),
  ...fieldsOfLines(lines),
});

/** The pieces that somebody typed, if it is a number. */
export function piecesIn(typed: string): number | undefined {
  return typedWhole(typed.replaceAll(",", ""), 0, 999_999);
}
