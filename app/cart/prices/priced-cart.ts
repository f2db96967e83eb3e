import { detailWords } from "#catalogue/details.text.ts";
import type { PersonalField, PersonalText } from "#catalogue/options/personal.ts";
import { type PersonalRefusal, personalAs } from "#catalogue/options/personal-as.ts";
import type { MadeInWeeks } from "#promise/plan-lines.db.server.ts";
import { weeksOf } from "#promise/weeks.ts";
import { type Leaving, lastLeaving } from "#shipping/arrival.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { type Cart, type CartLine, piecesOf } from "../cart.ts";
import { articleOf, type Goods } from "../goods.ts";
import { lineTroubles, personalReasons } from "./prices.text.ts";

/** What the shop says of a product now, or of its variant where one was requested. */
export interface CurrentProduct {
  id: string;
  slug: string;
  name: string;
  unitPrice: Paise;
  /** The price before, while a sale runs. */
  was?: Paise | undefined;
  image: string | null;
  /** What some promotions are for. */
  collection: string;
  category: string;
  inStock: boolean;
  /** Pieces left; null when they are not counted. */
  stockCount: number | null;
  /** Working days within which it leaves that is made to order. */
  leadDays?: number;
  /** By which day it leaves that is made to order, were it ordered now: in words, which the shop makes. */
  leavesBy?: string;
  leaving?: Leaving;
  /** Who makes it, where the shop goes by the free weeks (PROMISE-5). */
  making?: MadeInWeeks & { again: string | null };
  /** Such as 'Size: Small', of a variant. */
  optionText?: string | undefined;
  /** Why it can't be had so: the variant is no longer made, or there are variants and none was named. */
  optionTrouble?: "gone" | "missing" | undefined;
  /** What can be written on it. */
  personal?: readonly PersonalField[] | undefined;
  /** What is no longer written on it, in the page's language, as far as the cart has some and it is known. */
  former?: readonly { label: string; shownAs: string }[] | undefined;
}

/**
 * The shop's answer, by products and variants: null for one that is gone. What was not requested is absent.
 */
export type PriceAnswer = readonly {
  id: string;
  variant?: string | undefined;
  product: CurrentProduct | null;
}[];

export type LineTrouble =
  | { kind: "gone" }
  /** `option`: what is no longer made, by its words or, where nobody has them, by its key. */
  | { kind: "option-gone"; option: string }
  | { kind: "option-missing" }
  | { kind: "personal"; refusal: PersonalRefusal }
  | { kind: "out-of-stock" }
  /** No week has room for it: the day from which it is made again, of one piece. */
  | { kind: "not-now"; again: string | null }
  | { kind: "too-many"; left: number }
  | { kind: "price-changed"; before: Paise };

export interface PricedLine extends CartLine {
  collection?: string;
  category?: string;
  /** The price of a piece before, while a sale runs. */
  was?: Paise | undefined;
  trouble?: LineTrouble;
  leavesBy?: string;
  leaving?: Leaving | undefined;
  /** The week in which it is made, by its last open day. */
  week?: string;
}

/** The cart with the shop's present facts. Lines that were not looked up keep their display copies. */
export function priceCart(cart: Cart, answer: PriceAnswer): PricedLine[] {
  const facts = new Map(answer.map(({ product, ...asked }) => [articleOfAsked(asked), product]));
  const priced = cart.map((line) => priceLine(line, facts.get(articleOf(line)), piecesOf(cart, line)));
  const makings = cart.map((line) => facts.get(articleOf(line))?.making);
  return makings.some(Boolean) ? inWeeks(priced, makings) : priced;
}

/** The same lines, each in the week that has room for it after those before it. */
function inWeeks(
  lines: readonly PricedLine[],
  makings: readonly (CurrentProduct["making"] | undefined)[],
): PricedLine[] {
  const asked = lines.map(({ quantity, trouble }, place) => {
    const making = stillBought.includes(trouble?.kind) ? makings[place] : undefined;
    return making && { group: making.room.id, units: quantity * making.weight };
  });
  const rooms = new Map(makings.flatMap((making) => (making ? [[making.room.id, making.room]] : [])));
  const weeks = weeksOf(asked, [...rooms.values()]);
  return lines.map((line, place) =>
    asked[place] ? lineInWeek(line, weeks[place] ?? null, makings[place]) : line,
  );
}

function lineInWeek(line: PricedLine, week: string | null, making: CurrentProduct["making"]): PricedLine {
  const { leavesBy: _, leaving, ...rest } = line;
  if (week === null) return { ...rest, trouble: { kind: "not-now", again: making?.again ?? null } };
  const on = leaving && leaving.on > week ? leaving.on : week;
  return { ...rest, week, leavesBy: detailWords.leavesBy(on), leaving: { closed: [], ...leaving, on } };
}

const articleOfAsked = ({ id: productId, variant }: { id: string; variant?: string | undefined }): string =>
  articleOf({ productId, variant });

function priceLine(line: CartLine, product: CurrentProduct | null | undefined, pieces: number): PricedLine {
  if (product === undefined) return line;
  if (product === null) return { ...line, trouble: { kind: "gone" } };
  const { slug, name, was, image, collection, category, leavesBy, leaving } = product;
  const personal = line.personal?.map((text) => saidBy(product, text));
  const written = personalAs(product.personal ?? [], personal ?? []);
  const writing = written.ok ? written.price : paise(0);
  const unitPrice = sum([product.unitPrice, writing]);
  const optionText = product.optionText ?? line.optionText;
  const trouble =
    goodsTrouble({ ...line, optionText }, product) ??
    (written.ok ? undefined : { kind: "personal" as const, refusal: written.refusal }) ??
    piecesTrouble(product, pieces) ??
    priceTrouble(line, unitPrice);
  return {
    ...line,
    slug,
    name,
    unitPrice,
    image,
    collection,
    category,
    leavesBy,
    leaving,
    trouble,
    ...(optionText === undefined ? {} : { optionText }),
    ...(personal ? { personal } : {}),
    ...(was === undefined ? {} : { was: sum([was, writing]) }),
  };
}

/** What is written on a piece, under the label that the page's language has for it. */
function saidBy({ personal = [], former = [] }: CurrentProduct, { label, text }: PersonalText): PersonalText {
  const shownAs = [...personal, ...former].find((field) => field.label === label)?.shownAs;
  return shownAs === undefined ? { label, text } : { label, shownAs, text };
}

/** Why nothing of a line can be bought. */
function goodsTrouble(
  { variant = "", optionText }: CartLine,
  { optionTrouble, inStock, stockCount }: CurrentProduct,
): LineTrouble | undefined {
  if (optionTrouble === "missing") return { kind: "option-missing" };
  if (optionTrouble === "gone") return { kind: "option-gone", option: optionText ?? variant };
  return inStock && stockCount !== 0 ? undefined : { kind: "out-of-stock" };
}

/** `pieces`: how many of the product, or of its variant, the whole cart wants. */
const piecesTrouble = ({ stockCount }: CurrentProduct, pieces: number): LineTrouble | undefined =>
  stockCount !== null && stockCount < pieces ? { kind: "too-many", left: stockCount } : undefined;

const priceTrouble = ({ name, unitPrice }: CartLine, now: Paise): LineTrouble | undefined =>
  name !== "" && unitPrice !== now ? { kind: "price-changed", before: unitPrice } : undefined;

const stillBought: readonly (LineTrouble["kind"] | undefined)[] = [undefined, "too-many", "price-changed"];

/** Lines that count in the sums: all but those that can't be bought at all. */
export const buyable = (lines: readonly PricedLine[]): PricedLine[] =>
  lines.filter(({ trouble }) => stillBought.includes(trouble?.kind));

/** When all of it leaves, where some of it is made first. */
export const leavingOf = (lines: readonly PricedLine[]): Leaving | undefined =>
  lastLeaving(lines.map(({ leaving }) => leaving));

/** Drops what was true for that moment alone: what the shopper has seen becomes the display copy. */
export const seen = (lines: readonly PricedLine[]): Cart =>
  lines.map(({ trouble, was, collection, category, leavesBy, leaving, week, ...line }) => line);

/** Goods the answer says nothing about. */
export const unasked = (cart: Cart, answer: PriceAnswer): Goods[] => {
  const asked = new Set(answer.map(articleOfAsked));
  return cart.filter((line) => !asked.has(articleOf(line)));
};

/** What stands at a line that is no longer as the shopper left it. */
export function troubleText(trouble: LineTrouble): string {
  switch (trouble.kind) {
    case "option-gone":
      return lineTroubles["option-gone"](trouble.option);
    case "personal":
      return lineTroubles.personal(personalReason(trouble.refusal));
    case "too-many":
      return lineTroubles["too-many"](trouble.left);
    case "not-now":
      return lineTroubles["not-now"](trouble.again);
    case "price-changed":
      return lineTroubles["price-changed"](trouble.before);
    default:
      return lineTroubles[trouble.kind];
  }
}

/** What is wrong with what is to be written on a piece, by the name of the field. */
export const personalReason = (refusal: PersonalRefusal): string =>
  refusal.kind === "too-long"
    ? personalReasons["too-long"](refusal.label, refusal.most)
    : personalReasons[refusal.kind](refusal.label);
