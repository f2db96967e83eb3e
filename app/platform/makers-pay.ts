import type { Paise } from "#values/money/money.ts";
import type { Trx } from "./database/db.ts";

/** Pieces of a maker's work that were found good, at the rate that was frozen when it was given. */
export interface PassedPieces {
  partId: string;
  /** The part's, before they were looked at: so each look counts once. */
  version: number;
  maker: { id: string; name: string };
  pieces: number;
  rate: Paise;
  /** 'W-26-27-0001 · Sewing', as the maker's statement says it. */
  work: string;
  at: Date;
}

/** Who is owed what, by a room that making does not know. Handed in when the shop opens. */
export interface MakersPay {
  /** Called within the act that finds the pieces good. */
  passed(trx: Trx, pieces: PassedPieces): Promise<void>;
  /** Where makers see what they are owed, below the path of their own page, in a language that they chose. */
  ownMoney?(makerPath: string, chosen: "en" | "hi" | undefined): string;
}
