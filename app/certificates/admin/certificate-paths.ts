import type { CardPaper } from "../card/card-papers.ts";

export const certificatesPath = "/admin/dashboard/certificates";

/** The owner's page of a certificate. */
export const adminCertificatePath = (code: string): string => `${certificatesPath}/${code}`;

/** Its card as a PDF. */
export const cardPath = (code: string, paper: CardPaper): string =>
  `${adminCertificatePath(code)}/card.pdf?paper=${paper}`;

/** The owner's page of the order that its piece was sold with; the orders' room stands above. */
export const orderOfPiecePath = (orderId: string): string =>
  `/admin/dashboard/orders/${encodeURIComponent(orderId)}`;
