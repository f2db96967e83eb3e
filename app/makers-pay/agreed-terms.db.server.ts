import type { Db } from "#platform/database/db.ts";
import { makerTermsOf } from "./terms.db.server.ts";
import { type MakerTerm, termOn } from "./terms.ts";

/** The term that holds with a maker on a day; undefined where nothing was agreed by then. */
export const agreedOn = async (db: Db, makerId: string, day: string): Promise<MakerTerm | undefined> =>
  termOn(await makerTermsOf(db, makerId), day);
