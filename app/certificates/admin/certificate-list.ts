import { adminList } from "#records/fields/admin-list.ts";
import { type CertificateState, certificateStates } from "../certificate.ts";
import { certificatesPath } from "./certificate-paths.ts";

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

export const certificatesPerPage = 50;
export const certificatesList = adminList(certificatesPath, { tab: certificateTabs }, 200);
