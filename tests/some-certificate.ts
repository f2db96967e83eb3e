import type { Certificate, CertificateFacts } from "../app/certificates/certificate.ts";

/** A certificate that was issued and nobody claimed. */
export const someCertificate = (
  facts: Partial<CertificateFacts> = {},
  otherwise: Partial<Certificate> = {},
): Certificate => ({
  ...{ id: "c1", code: "7KQ4MZX82H", number: 7, state: "issued", secretHash: "", version: 1 },
  ...{ issuedAt: new Date("2026-11-27T10:00:00Z"), claimedAt: null },
  ...{ voidAt: null, voidReason: null, voidNote: null },
  ...{ looks: 0, firstLookAt: null, lastLookAt: null, productId: null, orderItemId: null },
  facts: {
    ...{ product: "Kohbar Wedding Hanging", option: null, maker: "सीता देवी", technique: "hand-painted" },
    ...{ edition: "Edition of 8", material: "Handloom cotton", size: "60 × 90 cm", picture: null },
    ...facts,
  },
  ...otherwise,
});
