/** Rules of a bulk quote request (ENQUIRY-5). */

/** Where every request begins (ENQUIRY-9). */
export const firstQuoteStatus = "New";

/** What a buyer asks for, checked. Optional facts are null. */
export interface BulkQuoteRequest {
  fullName: string;
  email: string;
  phone: string;
  company: string | null;
  quantity: number;
  customization: string | null;
  message: string | null;
}
