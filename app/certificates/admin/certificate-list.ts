import { cleanText } from "#values/text/clean-text.ts";
import { pageNumber } from "#values/text/page-number.ts";
import { type CertificateState, certificateStates } from "../certificate.ts";
import { certificatesPath } from "./certificate-paths.ts";

export const certificateTabs = ["all", ...certificateStates] as const;
export type CertificateTab = (typeof certificateTabs)[number];

export interface CertificateFilter {
  tab: CertificateTab;
  /** Signs of a code, or words of the piece, its maker or its order. */
  query: string;
  /** From 1. */
  page: number;
}

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
const longestQuery = 200;
const mostPages = 99_999;

/** The list's filter as its address says. */
export const certificateFilter = (parameters: URLSearchParams): CertificateFilter => ({
  tab: certificateTabs.find((tab) => tab === parameters.get("tab")) ?? "all",
  query: cleanText(parameters.get("q") ?? "", longestQuery),
  page: pageNumber(parameters, mostPages),
});

/** The list's address with this filter. */
export function certificatesAddress({ tab, query, page }: CertificateFilter): string {
  const kept = new URLSearchParams();
  if (tab !== "all") kept.set("tab", tab);
  if (query) kept.set("q", query);
  if (page > 1) kept.set("page", String(page));
  return String(kept) ? `${certificatesPath}?${kept}` : certificatesPath;
}
