import { numbersText } from "./numbers.text.ts";
import type { SourceCounts } from "./numbers.ts";
import { type NumbersPeriod, nameOfMonth } from "./period.ts";

export const periodName = ({ key }: Pick<NumbersPeriod, "key">): string => {
  if (key === "year") return numbersText.year;
  return key.includes("-") ? nameOfMonth(key) : numbersText.last(Number(key));
};

/** A source as the owner reads it. */
export const sourceName = ({ source, host }: Pick<SourceCounts, "source" | "host">): string =>
  source || host || numbersText.sources.direct;
