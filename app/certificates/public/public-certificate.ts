import type { Certificate } from "../certificate.ts";

/** What everybody may know of a certificate. */
export type PublicCertificate = Pick<
  Certificate,
  | "code"
  | "number"
  | "facts"
  | "state"
  | "issuedAt"
  | "claimedAt"
  | "voidAt"
  | "voidReason"
  | "looks"
  | "firstLookAt"
>;

export const publicCertificate = (certificate: Certificate): PublicCertificate => {
  const { code, number, facts, state, issuedAt, claimedAt, voidAt, voidReason, looks, firstLookAt } =
    certificate;
  return { code, number, facts, state, issuedAt, claimedAt, voidAt, voidReason, looks, firstLookAt };
};

/** What somebody's code is not shown for. */
export type NoCertificate = "asked" | "mistyped" | "unknown" | "limited" | "unread";

/** Far more than a buyer and their friends look at what they have not claimed. */
const often = 30;

/** Does it look like one whose code was copied (CERTIFICATE-8)? */
export const isLookedAtOften = ({ state, looks }: Pick<Certificate, "state" | "looks">): boolean =>
  state === "issued" && looks >= often;

/** Has its number passed that of its edition, such as 'Edition of 25'? */
export function isBeyondEdition({ number, facts }: Pick<Certificate, "number" | "facts">): boolean {
  const [count] = facts.edition?.match(/\d+/) ?? [];
  return count !== undefined && number > Number(count);
}
