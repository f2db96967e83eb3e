import type { Language } from "#values/language/language.ts";

/** The tables of enquiries: messages, requests for a quote, and complaints. */
export type EnquiryTable = "contact_messages" | "bulk_quotes" | "grievances";

/** The fields of every enquiry; each kind adds its own. */
export interface Enquiry {
  id: string;
  /** The sender, and how they are reached. */
  fullName: string;
  email: string | null;
  phone: string | null;
  /** In which they wrote, and in which they are answered (HINDI-25). */
  language: Language;
  receivedAt: Date;
  version: number;
}

/** One as it was shown to the acting member; the version is 0, which none has, where a form named none. */
export type SeenEnquiry = Pick<Enquiry, "id" | "version">;
