import { type Basket, withPieces } from "./basket.ts";
import type { KeptSale, PhoneSaleState } from "./kept-sale.ts";

/** By what a sale is found again. */
export type SaleKey = Pick<KeptSale, "letter" | "year" | "counter">;

export const isStallSaleOf = (key: SaleKey) => (sale: SaleKey) =>
  sale.letter === key.letter && sale.year === key.year && sale.counter === key.counter;

/** What stands before whoever sells. */
export type Screen =
  | { at: "goods" | "cash" | "sales" | "ready" }
  /** An open sale, and one that is made. */
  | { at: "upi" | "receipt"; sale: SaleKey };

/** On which screen a sale stands. */
export const screenOf: Record<PhoneSaleState, "upi" | "receipt"> = {
  open: "upi",
  waiting: "receipt",
  kept: "receipt",
  booked: "receipt",
  trouble: "receipt",
};

/** The sale at the counter: nothing of it is lost when the page is loaded anew. */
export interface StallCounter {
  screen: Screen;
  basket: Basket;
  /** Of the next sale: a press that is doubled makes one sale. */
  saleId: string;
  given: string;
  reference: string;
}

export type CounterStep =
  | { kind: "pieces"; key: string; step: number }
  | { kind: "typed"; field: "given" | "reference"; text: string }
  | { kind: "go"; screen: Screen }
  /** The basket has become a sale, or was thrown away: the next one begins. */
  | { kind: "next"; saleId: string; screen: Screen };

export const newCounter = (saleId: string, screen: Screen = { at: "goods" }): StallCounter => ({
  screen,
  basket: {},
  saleId,
  given: "",
  reference: "",
});

export function afterStep(counter: StallCounter, step: CounterStep): StallCounter {
  switch (step.kind) {
    case "pieces":
      return { ...counter, basket: withPieces(counter.basket, step.key, step.step) };
    case "typed":
      return { ...counter, [step.field]: step.text };
    case "go":
      return { ...counter, screen: step.screen, reference: "" };
    case "next":
      return newCounter(step.saleId, step.screen);
  }
}

/**
 * Where it goes on after the page was loaded anew: a sale that was written before is shown as it is kept,
 * open or made.
 */
export function resumed(counter: StallCounter, sales: readonly KeptSale[], nextId: string): StallCounter {
  const written = sales.find(({ id }) => id === counter.saleId);
  if (!written) return counter;
  const { letter, year, counter: number } = written;
  return newCounter(nextId, { at: screenOf[written.state], sale: { letter, year, counter: number } });
}

/** A counter that a browser kept of this tab; undefined for anything else. */
export function stallCounterIn(kept: unknown): StallCounter | undefined {
  return isCounter(kept) ? kept : undefined;
}

const screens: readonly string[] = ["goods", "cash", "sales", "ready", "upi", "receipt"];

function isCounter(value: unknown): value is StallCounter {
  if (typeof value !== "object" || value === null) return false;
  const { screen, basket, saleId, given, reference }: Partial<Record<keyof StallCounter, unknown>> = value;
  const isBasket =
    typeof basket === "object" &&
    basket !== null &&
    Object.values(basket).every((each) => Number.isSafeInteger(each) && each > 0);
  return isBasket && isScreen(screen) && [saleId, given, reference].every((each) => typeof each === "string");
}

function isScreen(value: unknown): value is Screen {
  if (typeof value !== "object" || value === null || !("at" in value)) return false;
  if (typeof value.at !== "string" || !screens.includes(value.at)) return false;
  const needsSale = value.at === "upi" || value.at === "receipt";
  return needsSale === ("sale" in value && typeof value.sale === "object" && value.sale !== null);
}
