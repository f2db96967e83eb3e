import type { Proof, ProofState } from "./proofs.db.server.ts";

/** What its buyer says of a proof; what is to be changed, in words. */
export type ProofAnswer =
  | { state: Extract<ProofState, "approved">; words: null }
  | { state: Extract<ProofState, "changes">; words: string };

/**
 * A proof is answered once; whoever wanted it changed may still approve it as it is. What was approved is
 * made so.
 */
export const mayAnswer = (from: Proof["state"], to: ProofAnswer["state"]): boolean =>
  from === "shown" || (from === "changes" && to === "approved");
