import type { Db } from "#platform/database/db.ts";
import { whatsappNumber } from "#values/contact/phone.ts";
import { findConsent } from "../agreeing/consents.db.server.ts";
import { isSilent } from "../agreeing/stops.db.server.ts";
import { phoneOfMaker } from "./maker-phone.db.server.ts";

/** How a maker stands to messages about work. */
export type MakerStanding =
  | { kind: "no-number" }
  /** Has said STOP at that number. */
  | { kind: "silent" }
  | { kind: "asked" | "agreed"; number: string };

export async function makerStanding(db: Db, artisanId: string, secret: string): Promise<MakerStanding> {
  const phone = await phoneOfMaker(db, artisanId);
  const number = whatsappNumber(phone ?? "");
  if (number === undefined) return { kind: "no-number" };
  const consent = await findConsent(db, { artisanId });
  // A number that the owner has changed since is another one.
  if (consent?.number !== number) return { kind: "asked", number };
  return (await isSilent(db, number, secret)) ? { kind: "silent" } : { kind: "agreed", number };
}
