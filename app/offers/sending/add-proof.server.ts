import type { Doer } from "#accounts/permissions/holder.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { receivePhoto } from "#pictures/receive-photo.server.ts";
import { claimUploads } from "#pictures/uploads.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { UploadRefusal } from "#values/upload.ts";
import { auditOffer } from "../audit-offer.server.ts";
import type { Offer } from "../offer.ts";
import { offerPath } from "../offer-link.server.ts";
import { lockRevisions } from "../offers.db.server.ts";
import { countProofs, insertProof } from "../proofs.db.server.ts";
import { proofShownMail } from "./proof-shown.email.ts";
import type { SendingShop } from "./send-offer.server.ts";

type Shop = SendingShop & Pick<Services, "files">;

export interface NewProof {
  number: string;
  title: string;
  picture: Blob;
}

export type AddedProof =
  | { kind: "done" }
  | { kind: "refused"; why: UploadRefusal }
  | { kind: "gone" | "unfit" | "many" };

const mostProofs = 20;

/** Shows the buyer of an open or agreed offer a picture of what will be made, and writes that it is there. */
export async function addProof(
  shop: Shop,
  actor: Doer<"money">,
  { number, title, picture }: NewProof,
): Promise<AddedProof> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const kept = await receivePhoto(shop, { bucket: "private/offer_proofs", recordId: number, bytes });
  if ("refusal" in kept) return { kind: "refused", why: kept.refusal };
  const added = await inTransaction(shop.db, async (trx): Promise<AddedProof> => {
    const revisions = await lockRevisions(trx, number);
    const offer = revisions.find(({ state }) => state === "sent" || state === "accepted");
    if (!offer) return { kind: revisions.length === 0 ? "gone" : "unfit" };
    if ((await countProofs(trx, number)) >= mostProofs) return { kind: "many" };
    if ((await claimUploads(trx, [kept.url])).length > 0) return { kind: "gone" };
    const shown = { title, picture: kept.url, actor_id: actor.id, shown_at: shop.now() };
    const id = await insertProof(trx, { ...shown, offer_number: number });
    await auditOffer(trx, actor, number, { done: "proof shown", detail: { title } });
    const mail = mailOf(shop, offer, title);
    if (mail) await queueMail(trx, mail, `offer-proof:${id}`);
    return { kind: "done" };
  });
  if (added.kind === "done") shop.sendMailSoon();
  return added;
}

function mailOf(shop: SendingShop, offer: Offer, title: string) {
  const { number, language, buyer } = offer;
  const to = buyer.email;
  if (to === null) return undefined;
  const link = shop.config.origin + offerPath(offer, shop.secret);
  return mailIn(language, shop.config, () => proofShownMail({ number, title, link, to }, shop.config.shop));
}
