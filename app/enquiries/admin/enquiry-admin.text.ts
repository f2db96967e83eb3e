/** What all the screens of enquiries say alike; what docs/product quotes stands here to the letter. */
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
};

export const spamWords = { Spam: "Spam", "Likely Spam": "Likely Spam" };
export const likelySpamWords = (count: string) => `Likely Spam (${count})`;
