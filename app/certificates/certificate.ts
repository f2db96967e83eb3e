import * as z from "zod/mini";
import { type Technique, techniques } from "#catalogue/product.ts";
import { paise } from "#values/money/money.ts";
import type { PriceParts } from "#who-gets/who-gets.ts";

const words = z.nullable(z.string());
const sum = z.pipe(z.int(), z.transform(paise));

const schema = z.object({
  product: z.string(),
  option: words,
  maker: words,
  technique: z.enum(techniques),
  edition: words,
  material: words,
  size: words,
  picture: words,
  gets: z.optional(z.object({ makers: sum, material: sum, collective: sum, gst: sum })),
});

/** The facts as their row has them. Throws when it is broken: a wrong certificate is worse than none. */
export const factsOf = (stored: unknown): CertificateFacts => schema.parse(stored);

/** Issued; claimed by somebody with its secret; or void, worth nothing. */
export const certificateStates = ["issued", "claimed", "void"] as const;
export type CertificateState = (typeof certificateStates)[number];

/**
 * Why one is void: its order was cancelled before or after it left, its parcel came back undelivered, its
 * piece was returned, or the owner withdrew it.
 */
export const voidReasons = ["cancelled", "came_back", "returned", "withdrawn"] as const;
export type VoidReason = (typeof voidReasons)[number];

/** The edition that is stored for a limited piece which has none of its own. */
export const anyEdition = "Limited edition";

/** What a piece was when it was packed, for ever. Nothing in it is of its buyer. */
export interface CertificateFacts {
  product: string;
  /** Such as 'Size: Large'. */
  option: string | null;
  maker: string | null;
  technique: Technique;
  /** Such as 'Edition of 25'; null of what is not limited. */
  edition: string | null;
  material: string | null;
  size: string | null;
  /** Address of its picture, as the order has it. */
  picture: string | null;
  /** Who got what of its price, where its page said so on that day (GETS-5). */
  gets?: PriceParts | undefined;
}

/** The certificate of one piece. */
export interface Certificate {
  id: string;
  code: string;
  /** Of its product's pieces, the first of which is 1. */
  number: number;
  facts: CertificateFacts;
  state: CertificateState;
  secretHash: string;
  issuedAt: Date;
  /** Of one that is void, too, where somebody claimed it before. */
  claimedAt: Date | null;
  voidAt: Date | null;
  voidReason: VoidReason | null;
  voidNote: string | null;
  /** How often it was looked at, and since when. */
  looks: number;
  firstLookAt: Date | null;
  lastLookAt: Date | null;
  /** Null once that is gone. */
  productId: string | null;
  orderItemId: string | null;
  version: number;
}
