import { claimUploads } from "#pictures/uploads.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { keysWith, wasSent } from "./kept-keys.ts";
import { changeParts, insertNote, lockPart } from "./lots.db.server.ts";
import { noteOnLot } from "./note-on-lot.server.ts";
import { mayTakePhoto } from "./problems.db.server.ts";

export interface OwnProblem {
  partId: string;
  artisanId: string;
  /** Of the form: what is sent again by it is told once. */
  key: string | undefined;
  text: string | null;
  /** An upload that waits for it. */
  photo: string | null;
}

export type Telling = { kind: "told" | "gone" | "taken-away" | "too-many-photos" | "photo-lost" };

class PhotoLost extends Error {}

/**
 * A maker tells of a problem, in words or by a photo (MAKING-23). Whatever has become of the pieces
 * meanwhile, it is heard, and waits for the owner.
 */
export const tellProblem = (shop: Pick<Services, "db" | "now">, problem: OwnProblem): Promise<Telling> =>
  inTransaction(shop.db, async (trx): Promise<Telling> => {
    const { partId, artisanId, key, text, photo } = problem;
    const locked = await lockPart(trx, partId);
    if (!locked || locked.part.artisanId !== artisanId) return { kind: "gone" };
    const { part } = locked;
    if (part.state === "cancelled") return { kind: "taken-away" };
    if (wasSent(part, key)) return { kind: "told" };
    if (photo !== null && !(await mayTakePhoto(trx, artisanId, shop.now())))
      return { kind: "too-many-photos" };
    if (photo !== null && (await claimUploads(trx, [photo])).length > 0) throw new PhotoLost();
    await insertNote(trx, { partId, by: "maker", text, photo, at: shop.now() });
    await changeParts(trx, [part.id], { asks: true, ...keysWith(part, key) });
    // What was told stands with the work alone: it may name a person.
    await noteOnLot(trx, { maker: part.artisanName }, part.lotId, "problem_told");
    return { kind: "told" };
  }).catch((error: unknown) => {
    if (error instanceof PhotoLost) return { kind: "photo-lost" };
    throw error;
  });
