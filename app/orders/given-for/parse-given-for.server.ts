import { z } from "zod";
import { paise } from "#values/money/money.ts";
import type { GivenFor, HandGiven } from "./given-for.ts";

const amount = z.number().int().transform(paise);
const lines = z.array(z.object({ item: z.string(), pieces: z.number().int().min(0), amount }));

const oneSum: z.ZodType<GivenFor> = z.object({ lines });
const byHand: z.ZodType<HandGiven[]> = z.array(z.object({ lines, before: amount, amount }));

/** What a row has of what its money is for; undefined where nobody entered that. */
export const parseGivenFor = (stored: unknown): GivenFor | undefined =>
  stored === null ? undefined : oneSum.parse(stored);

/** The same of what went back by hand, in the order in which it did. */
export const parseHandGiven = (stored: unknown): HandGiven[] => byHand.parse(stored);
