import { containedTax } from "#values/money/contained-tax.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { nameKey } from "#values/text/name-key.ts";

/** A step's work, and what its maker gets for a piece; null where that is agreed each time. */
interface RatedWork {
  readonly name: string;
  readonly rate: Paise | null;
}

/** By what those who make a product are paid: by its steps, or by what is sold or taken in of it. */
export type MakersPart =
  | { readonly kind: "rates"; readonly works: readonly RatedWork[] }
  /** Of the price without its tax; hundredths of a per cent: 33.33 % are 3333. */
  | { readonly kind: "percent"; readonly basisPoints: number }
  | { readonly kind: "sum"; readonly amount: Paise };

/** What the statements paid of late say of one work on a product. */
export interface BorneWork {
  /** Empty for what was sold or taken in. */
  readonly work: string;
  readonly pieces: number;
  /** For all of them. */
  readonly paid: Paise;
}

/** All that a product's page needs to tell who gets what. */
export interface GetsFacts {
  /** In a piece; null where its owner has not said. */
  readonly material: Paise | null;
  readonly makers: MakersPart | undefined;
  readonly borne: readonly BorneWork[];
  /** Hundredths of a per cent; 0 for a shop that takes none. */
  readonly gstRate: number;
}

/** The parts of a price; they always add up to it (GETS-2). */
export interface PriceParts {
  readonly makers: Paise;
  readonly material: Paise;
  readonly collective: Paise;
  readonly gst: Paise;
}

/** Does its page tell it, and if not, why (GETS-3)? */
export type GetsStanding =
  | { readonly kind: "shown"; readonly parts: PriceParts }
  | { readonly kind: "no-material" | "no-makers" }
  | { readonly kind: "no-rate"; readonly work: string }
  /** So much the parts are above the price. */
  | { readonly kind: "above-price"; readonly by: Paise }
  | { readonly kind: "few-pieces"; readonly work: string; readonly pieces: number }
  /** What was paid for a piece on average, and what the page would say. */
  | { readonly kind: "apart"; readonly average: Paise; readonly figure: Paise };

/** So many pieces have to be paid for before a page says what was paid. */
export const fewestPieces = 5;

/** The days within which their statements were paid. */
export const borneDays = 180;

/** The average lies within the twentieth part of what is shown, which is 5 %. */
const within = 20;

/** Who gets what of today's price of a piece, while what was paid bears it out. */
export function whoGets({ material, makers, borne, gstRate }: GetsFacts, price: Paise): GetsStanding {
  if (material === null) return { kind: "no-material" };
  if (!makers) return { kind: "no-makers" };
  const works = worksOf(makers);
  const unrated = works.find(({ rate }) => !rate);
  if (unrated) return { kind: "no-rate", work: unrated.name };
  const gst = containedTax(price, gstRate, 1);
  const figure = figureOf(makers, paise(price - gst));
  const collective = paise(price - gst - material - figure);
  if (collective < 0) return { kind: "above-price", by: paise(-collective) };
  const paid = works.length > 0 ? works.map(({ name }) => borneOf(borne, name)) : [borneOf(borne, "")];
  const least = paid.toSorted((one, other) => one.pieces - other.pieces)[0];
  if (least && least.pieces < fewestPieces)
    return { kind: "few-pieces", work: least.work, pieces: least.pieces };
  const average = paise(Math.round(paid.reduce((all, each) => all + each.paid / each.pieces, 0)));
  if (Math.abs(average - figure) * within > figure) return { kind: "apart", average, figure };
  return { kind: "shown", parts: { makers: figure, material, collective, gst } };
}

/** A share is of no work by itself. */
function worksOf(makers: MakersPart): readonly RatedWork[] {
  switch (makers.kind) {
    case "rates":
      return makers.works;
    case "percent":
    case "sum":
      return [];
  }
}

/** What those who made a piece get, together. */
function figureOf(makers: MakersPart, untaxed: Paise): Paise {
  switch (makers.kind) {
    case "rates":
      return sum(makers.works.flatMap(({ rate }) => rate ?? []));
    case "percent":
      // Half a paisa up, as the account has it (OWED-4).
      return paise(Number((BigInt(untaxed) * BigInt(makers.basisPoints) + 5_000n) / 10_000n));
    case "sum":
      return makers.amount;
  }
}

const borneOf = (borne: readonly BorneWork[], work: string): BorneWork =>
  borne.find((each) => nameKey(each.work) === nameKey(work)) ?? { work, pieces: 0, paid: paise(0) };

/** The parts of these prices of one product, where they are shown: what is chosen of it has its own. */
export function shownParts(facts: GetsFacts, prices: readonly Paise[]): Record<number, PriceParts> {
  const parts: Record<number, PriceParts> = {};
  for (const price of prices) {
    const standing = whoGets(facts, price);
    if (standing.kind === "shown") parts[price] = standing.parts;
  }
  return parts;
}
