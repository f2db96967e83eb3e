import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { languageOfAddress, speaking } from "#platform/language/speaking.server.ts";
import { sourceHash } from "#translations/source-hash.server.ts";
import { type SavedTexts, wordIn } from "#translations/translated.server.ts";
import type { Language } from "#values/language/language.ts";
import { agreedDetailsLabel, type LineDetails } from "./line-details.ts";
import { lineWords } from "./options.text.ts";
import type { PersonalField, PersonalText } from "./personal.ts";
import { type ProductOption, type Variant, withOption } from "./variant.ts";

/** What a line of an order was frozen with, as far as it is words of the catalogue. */
interface FrozenLine extends LineDetails {
  productId: string | null;
  productName: string;
}

/** One of its words in another language. */
interface SaidWord {
  kind: string;
  record_id: string;
  text: string;
  source_hash: string;
  /** What its product is called now. */
  name: string | null;
}

/**
 * Lines of an order in the language of the moment, by one query; in English as they are, by none. A product
 * has its Hindi name where it is called as when it was ordered, or where that name was translated
 * (HINDI-48).
 */
export async function spokenLines<Line extends FrozenLine>(db: Db, lines: readonly Line[]): Promise<Line[]> {
  if (languageOfAddress() === "en" || lines.length === 0) return [...lines];
  const words = await wordsOf(db, lines);
  return lines.map((line) => lineIn(line, words));
}

/** An order with its lines in the language of the moment. */
export const orderIn = async <Given extends { readonly lines: readonly FrozenLine[] }>(
  db: Db,
  order: Given,
): Promise<Given> => ({ ...order, lines: await spokenLines(db, order.lines) });

/** The same in the language in which its buyer is written to. */
export const orderForMail = <
  Given extends { readonly lines: readonly FrozenLine[]; readonly language: Language },
>(
  db: Db,
  order: Given,
): Promise<Given> => speaking(order.language, () => orderIn(db, order));

/** 'Lotus Tote (Size: Small)': what is sold, in the language of the moment. */
export async function nameIn(
  db: Db,
  { id, name, optionText }: { id: string | null; name: string; optionText: string | null },
): Promise<string> {
  const [said] = await spokenLines(db, [{ productId: id, productName: name, optionText }]);
  return withOption(said?.productName ?? name, said?.optionText ?? optionText);
}

async function wordsOf(db: Db, lines: readonly FrozenLine[]): Promise<readonly SaidWord[]> {
  const products = lines.flatMap(({ productId }) => productId ?? []);
  const shared = lines.flatMap(({ optionText, personal = [] }) => [
    ...(partsOf(optionText)?.flat() ?? []),
    ...personal.map(({ label }) => label),
  ]);
  const { rows } = await sql<SaidWord>`
    select kind, record_id, text, source_hash, products.name from translations
    left join products on kind = 'product' and products.id = record_id
    where language = ${languageOfAddress()} and (
      (kind = 'product' and field = 'name' and record_id = any (${products}::text[]))
      or (kind = 'word' and field = 'text' and record_id = any (${shared}::text[])))`.execute(db);
  return rows;
}

/** 'Size: Small, Colour: Red' as names and values; undefined where commas are a part of them. */
function partsOf(optionText: string | null | undefined): string[][] | undefined {
  const parts = optionText ? optionText.split(", ").map((part) => part.split(": ")) : [];
  return parts.every(({ length }) => length === 2) ? parts : undefined;
}

function lineIn<Line extends FrozenLine>(line: Line, words: readonly SaidWord[]): Line {
  const wordFor = (word: string) =>
    words.find(({ kind, record_id }) => kind === "word" && record_id === word)?.text;
  const name = nameOf(line, words);
  const option = optionIn(line.optionText, wordFor);
  const { personal } = line;
  return {
    ...line,
    ...(name === undefined ? {} : { productName: name }),
    ...(option ? { optionText: option } : {}),
    ...(personal
      ? { personal: personal.map((each) => withShown(each, wordFor(each.label) ?? ownWordFor(each.label))) }
      : {}),
  };
}

/** The one label that the shop writes by itself. */
const ownWordFor = (label: string): string | undefined =>
  label === agreedDetailsLabel ? lineWords.details : undefined;

/** The English label stays what a text is known by. */
const withShown = (text: PersonalText, shownAs: string | undefined): PersonalText =>
  shownAs === undefined ? text : { ...text, shownAs };

function nameOf({ productId, productName }: FrozenLine, words: readonly SaidWord[]): string | undefined {
  const said = words.find(({ kind, record_id }) => kind === "product" && record_id === productId);
  const isSame = said && (said.name === productName || said.source_hash === sourceHash(productName));
  return isSame ? said.text : undefined;
}

/** A word without Hindi stays as it is, as in the cart: 'A6' is the same in every language. */
function optionIn(
  optionText: string | null | undefined,
  wordFor: (word: string) => string | undefined,
): string | undefined {
  const parts = partsOf(optionText);
  if (!parts?.flat().some((word) => wordFor(word) !== undefined)) return undefined;
  return parts.map((part) => part.map((word) => wordFor(word) ?? word).join(": ")).join(", ");
}

interface Choices {
  readonly options: readonly ProductOption[];
}

/** The words of what there is to choose. */
export const wordsOfChoices = (choices: Iterable<Choices>): string[] =>
  [...choices].flatMap(({ options }) => options.flatMap(({ name, values }) => [name, ...values]));

/**
 * What there is to choose in the language of the moment. An option with two values that would read alike
 * stands in English.
 */
export function choicesSaidIn<
  Given extends Choices & { readonly variants: readonly Pick<Variant, "values">[] },
>(choices: Given, texts: SavedTexts | undefined): Given {
  if (!texts) return choices;
  const options = choices.options.map((option) => {
    const { name, values } = option;
    const said = values.map((value) => wordIn(texts, value));
    // What addresses call the values is the same in every language.
    return {
      ...option,
      name: wordIn(texts, name),
      values: new Set(said).size === values.length ? said : values,
    };
  });
  const valueIn = (value: string, at: number): string =>
    options[at]?.values[choices.options[at]?.values.indexOf(value) ?? -1] ?? value;
  const variants = choices.variants.map((variant) => ({ ...variant, values: variant.values.map(valueIn) }));
  return { ...choices, options, variants };
}

/** A product with the labels of what can be written on it in the language of the moment. */
export const personalIn = <Given extends { readonly personal?: readonly PersonalField[] }>(
  product: Given,
  texts: SavedTexts | undefined,
): Given =>
  product.personal
    ? {
        ...product,
        personal: product.personal.map((field) => ({ ...field, shownAs: wordIn(texts, field.label) })),
      }
    : product;
