import type { EnquiryTab } from "./enquiry-tab.ts";

/** Words that all screens of enquiries share; docs/product quotes some of them to the letter. */
export const enquiryAdminText = {
  status: "Status",
  kind: "Kind",
  all: "All",
  open: "View & Update",
  held: "Held for links",
  save: "Save Changes",
  erase: "Erase for Good",
  none: "N/A",
  sender: "Sender",
  fullName: "Full Name",
  email: "Email",
  phone: "Phone",
  message: "Message",
  received: "Received",
  waits: "Waits for",
  acts: "Actions",
  spam: "Spam",
  noSpam: "It Is No Spam",
  isSpam: "It Is Spam",
  answer: "Answer",
};

export const enquiryTabWords = {
  all: "All",
  "to-answer": "To Answer",
  answered: "Answered",
  "in-talks": "In Talks",
  offered: "Offered",
  accepted: "Accepted",
  rest: "Lost or On Hold",
  "likely-spam": "Likely Spam",
} satisfies Record<EnquiryTab, string>;

export const noEnquiries = {
  all: "Nothing came yet.",
  "to-answer": "Nobody waits for an answer.",
  answered: "Nothing was answered yet.",
  "in-talks": "You are in talks with nobody.",
  offered: "No offer waits for its buyer.",
  accepted: "No offer was accepted yet.",
  rest: "Nothing is lost or on hold.",
  "likely-spam": "Nothing was taken for spam.",
} satisfies Record<EnquiryTab, string>;

export const spamWords = { Spam: "Spam", "Likely Spam": "Likely Spam" };
export const likelySpamWords = (count: string) => `Likely Spam (${count})`;
