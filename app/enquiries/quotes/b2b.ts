/** What the business page sends, checked. Optional facts are null. */
export interface B2bQuote {
  about: "quote";
  fullName: string;
  company: string | null;
  email: string;
  product: string;
  quantity: number;
  logo: string | null;
}

export interface B2bSample {
  about: "sample";
  fullName: string;
  email: string;
  address: string;
  product: string;
}

export type B2bRequest = B2bQuote | B2bSample;

/** A request as the sender's browser keeps it; `at` is an ISO time. */
export type SentB2bRequest = B2bRequest & { at: string };
