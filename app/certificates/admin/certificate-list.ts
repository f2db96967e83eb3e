import { adminList } from "#records/fields/admin-list.ts";
import type { CardPaper } from "../card/card-papers.ts";
import { type CertificateState, certificateStates } from "../certificate.ts";

export const certificatesPath = "/admin/dashboard/certificates";

/** The owner's page of a certificate. */
export const adminCertificatePath = (code: string): string => `${certificatesPath}/${code}`;

/** Its card as a PDF. */
export const cardPath = (code: string, paper: CardPaper): string =>
  `${adminCertificatePath(code)}/card.pdf?paper=${paper}`;

/** The owner's page of the order that its piece was sold with; the orders' room stands above. */
export const orderOfPiecePath = (orderId: string): string =>
  `/admin/dashboard/orders/${encodeURIComponent(orderId)}`;

export const certificateTabs = ["all", ...certificateStates] as const;
export type CertificateTab = (typeof certificateTabs)[number];

/** A certificate as the list shows it. */
export interface ListedCertificate {
  code: string;
  number: number;
  state: CertificateState;
  product: string;
  maker: string | null;
  /** Null once the order's line is gone. */
  order: { id: string; number: string } | null;
  looks: number;
  issuedAt: Date;
}

export const certificatesList = adminList(certificatesPath, { tab: certificateTabs }, { longestSearch: 200 });
