import { fieldText } from "#ui/form/form.text.ts";
import { sumRefusal } from "#ui/form/form-fields.ts";
import { hsnForm, typedGstRate, typedHsn } from "#values/money/gst.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { mostLines, mostPieces, offerSums } from "../offer.ts";
import { offerFormText } from "./offer-form.text.ts";
import { manyTyped } from "./to-many.form.ts";
import {
  highestPrice,
  isBlankLine,
  type LineField,
  lineFieldAt,
  linesAmong,
  linesIn,
  mostDetails,
  piecesIn,
  type TypedLine,
} from "./typed-lines.ts";

const mostName = 200;

/** A line as the owner means it; its product's facts are read when it is saved. */
export interface LineInput {
  /** Its place in the form, for its errors. */
  place: number;
  /** Null of a free line. */
  productId: string | null;
  variantId: string | null;
  name: string;
  details: string | null;
  /** In a product's line they count where the product has none. */
  hsn: string | null;
  taxRate: string | null;
  quantity: number;
  unitPrice: Paise;
}

export type ReadLines = { lines: LineInput[] } | { errors: Record<string, string> };

/** The lines of a form, or their errors; blank ones are left out. */
export function readLines(form: FormData): ReadLines {
  const say = offerFormText.errors;
  const typed = linesIn(form).map((line, place) => ({ line, place }));
  const filled = typed.filter(({ line }) => !isBlankLine(line));
  if (filled.length === 0) return { errors: { find: say.noLines } };
  if (filled.length > mostLines) return { errors: { find: say.manyLines } };
  const read = filled.map(({ line, place }) => readLine(line, place));
  const errors = Object.assign({}, ...read.map((each) => ("errors" in each ? each.errors : {})));
  if (Object.keys(errors).length > 0) return { errors };
  return { lines: read.flatMap((each) => ("errors" in each ? [] : each)) };
}

function readLine(line: TypedLine, place: number): LineInput | { errors: Record<string, string> } {
  const { quantity, price, tax } = numbersOf(line);
  const name = cleanText(line.name, mostName + 1);
  const wrong = complaintsAbout(line, { name, quantity, price, tax });
  if (wrong.length > 0 || quantity === undefined || price === undefined)
    return { errors: Object.fromEntries(wrong.map(([field, text]) => [lineFieldAt(place, field), text])) };
  return {
    place,
    productId: line.product || null,
    variantId: line.variant || null,
    name,
    details: cleanLines(line.details, mostDetails) || null,
    hsn: typedHsn(line.hsn) || null,
    taxRate: tax ?? null,
    quantity,
    unitPrice: price,
  };
}

interface Numbers {
  name: string;
  quantity: number | undefined;
  price: Paise | undefined;
  tax: string | undefined;
}

function numbersOf(line: TypedLine): Omit<Numbers, "name"> {
  const count = piecesIn(line.quantity) ?? 0;
  const price = typedRupees(line.price);
  return {
    quantity: count >= 1 && count <= mostPieces ? count : undefined,
    price: price !== undefined && price <= highestPrice ? price : undefined,
    tax: line.taxRate.trim() === "" ? undefined : typedGstRate(line.taxRate),
  };
}

function complaintsAbout(line: TypedLine, { name, quantity, price, tax }: Numbers): [LineField, string][] {
  const say = offerFormText.errors;
  const isFree = line.product === "";
  const hsn = typedHsn(line.hsn);
  const long = cleanLines(line.details, mostDetails + 1);
  return [
    ...when("name", isFree && name === "", say.name),
    ...when("name", isFree && !hasAtMost(name, mostName), fieldText.long(mostName)),
    ...when("product", !/^[\w-]{0,100}$/.test(line.product), say.productGone),
    ...when("variant", !/^[\w-]{0,100}$/.test(line.variant), say.variant),
    ...when("details", !hasAtMost(long, mostDetails), fieldText.long(mostDetails)),
    ...when("hsn", hsn !== "" && !hsnForm.test(hsn), say.hsn),
    ...when("taxRate", line.taxRate.trim() !== "" && tax === undefined, say.taxRate),
    ...when("quantity", quantity === undefined, say.quantity),
    ...when("price", price === undefined, sumRefusal(line.price, say.price)),
  ];
}

const when = (field: LineField, isWrong: boolean, text: string): [LineField, string][] =>
  isWrong ? [[field, text]] : [];

/** The sums of a form's lines while they are typed; what is no number yet counts for nothing. */
export function sumsTyped(typed: Readonly<Record<string, string>>): ReturnType<typeof offerSums> {
  const lines = linesAmong(typed).flatMap((line) => {
    const { quantity, price } = numbersOf(line);
    return quantity === undefined || price === undefined ? [] : { quantity, unitPrice: price };
  });
  return offerSums(lines, typedRupees(typed.shippingCost ?? "") ?? paise(0), manyTyped(typed));
}
