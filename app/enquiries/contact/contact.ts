/** What a visitor writes to the shop, checked. Optional facts are null. */
export interface ContactMessage {
  fullName: string;
  email: string;
  phone: string | null;
  message: string;
}

/** Where every message begins (ENQUIRY-12). */
export const firstMessageStatus = "Pending" as const;
