const at = (number: string, rest: string, token: string): string =>
  `/offer/${encodeURIComponent(number)}${rest}?${new URLSearchParams({ token })}`;

/** Where a revision is read and decided, with the token that opens it. */
export const ownOfferPath = (number: string, token: string): string => at(number, "", token);

/** The same once something of it was done, which its page says where no script shows a notice. */
export const answeredOfferPath = (number: string, token: string, done: string): string =>
  `${ownOfferPath(number, token)}&${new URLSearchParams({ done })}`;

/** It as a paper. */
export const proformaPath = (number: string, token: string): string => at(number, "/proforma.pdf", token);

/** The picture of one of its proofs. */
export const proofPicturePath = (number: string, proof: string, token: string): string =>
  at(number, `/proofs/${encodeURIComponent(proof)}`, token);
