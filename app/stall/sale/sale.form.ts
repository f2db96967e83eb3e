import * as z from "zod/mini";
import { isPaise, type Paise } from "#values/money/money.ts";
import { hasUpiReference, mostInYear, mostSalesAtOnce, type StallSale, stallPays } from "./stall-sale.ts";

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const financialYearName = z.string().check(z.regex(/^\d\d-\d\d$/));
const inYear = z.int().check(z.minimum(1), z.maximum(mostInYear));
const reachable = z.int().check(z.minimum(0), z.maximum(mostInYear));
const amount = z.custom<Paise>((value) => typeof value === "number" && isPaise(value) && value >= 0);
const reference = z.string().check(z.regex(/^\d{12}$/));
const anId = z.string().check(z.minLength(1), z.maxLength(64));

const moment = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

const line = z.object({
  productId: anId,
  variantId: z.nullable(anId),
  quantity: z.int().check(z.minimum(1), z.maximum(9_999)),
  unitPrice: amount,
});

const schema = z
  .object({
    id: uuid,
    year: financialYearName,
    counter: inYear,
    at: moment,
    listId: z.string().check(z.maxLength(64)),
    lines: z.array(line).check(z.maxLength(200)),
    total: amount,
    pay: z.enum(stallPays),
    reference: z.nullable(reference),
    given: z.nullable(amount),
    isVoid: z.boolean(),
  })
  .check(
    z.refine(({ isVoid, lines, total }) => (isVoid ? lines.length === 0 && total === 0 : lines.length > 0)),
    z.refine(({ pay, reference: noted }) => hasUpiReference[pay] || noted === null),
  );

/** A sale as a device sent it; undefined where it can't be read. */
export function parseStallSale(sent: unknown): StallSale | undefined {
  const parsed = schema.safeParse(sent);
  return parsed.success ? parsed.data : undefined;
}

const named = z.object({ id: uuid, year: financialYearName, counter: inYear });

/** By what even a sale is kept that can't be read otherwise. */
export type NamedSale = Pick<StallSale, "id" | "year" | "counter">;

export function parseNamedSale(sent: unknown): NamedSale | undefined {
  const parsed = named.safeParse(sent);
  return parsed.success ? parsed.data : undefined;
}

/** What a device says of itself, with what it sends. */
export interface SyncBody {
  /** The highest number that it has given in each year. */
  last: Readonly<Record<string, number>>;
  /** So many of its sales wait to be sent. */
  waiting: number;
  /** Each is read by itself: one that is illegible stops none beside it. */
  sales: readonly unknown[];
}

const body = z.object({
  last: z.record(financialYearName, reachable),
  waiting: z.int().check(z.minimum(0), z.maximum(mostInYear)),
  sales: z.array(z.unknown()).check(z.maxLength(mostSalesAtOnce)),
});

/** Undefined where the body as a whole is none, or names more than twenty years. */
export function parseSyncBody(sent: unknown): SyncBody | undefined {
  const parsed = body.safeParse(sent);
  return parsed.success && Object.keys(parsed.data.last).length <= 20 ? parsed.data : undefined;
}
