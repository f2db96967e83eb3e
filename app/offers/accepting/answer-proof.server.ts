import type { OrderMailServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { queueProofMail } from "../mails/queue-offer-mails.server.ts";
import { mayAnswer, type Offer, type ProofAnswer } from "../offer.ts";
import { lockRevisions } from "../offers.db.server.ts";
import { keepProofAnswer, proofsOf } from "../proofs.db.server.ts";
import { answersProofs, offerStanding } from "../standing.ts";

interface AnsweredProof extends Pick<Offer, "number" | "revision"> {
  proofId: string;
  answer: ProofAnswer;
}

/** Answered now or before in the same way; or too late, since it stands otherwise or the offer is over. */
export type ProofOutcome = "answered" | "again" | "too-late" | "missing";

/**
 * Records a buyer's answer: the proof is right, or has to be changed first. Callers check first that the
 * sender holds this revision's link.
 */
export async function answerProof(shop: OrderMailServices, asked: AnsweredProof): Promise<ProofOutcome> {
  const done = await inTransaction(shop.db, (trx) => attempt(trx, shop, asked));
  if (done === "answered") shop.sendMailSoon();
  return done;
}

async function attempt(
  trx: Trx,
  shop: OrderMailServices,
  { number, revision, proofId, answer }: AnsweredProof,
): Promise<ProofOutcome> {
  // The lock on the offer is also that of its proofs.
  const revisions = await lockRevisions(trx, number);
  const offer = revisions.find((each) => each.revision === revision);
  const proof = (await proofsOf(trx, number)).find(({ id }) => id === proofId);
  if (!offer || !proof) return "missing";
  if (!answersProofs(offerStanding(offer, revisions, indianDay(shop.now())))) return "too-late";
  if (!mayAnswer(proof.state, answer.state)) return proof.state === answer.state ? "again" : "too-late";
  await keepProofAnswer(trx, proof, answer, shop.now());
  await queueProofMail(trx, shop, offer, { ...proof, ...answer });
  return "answered";
}
