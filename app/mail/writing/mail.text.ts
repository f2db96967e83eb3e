/** What stands around what a mail says. */
export const mailText = {
  unsubscribe: "Unsubscribe",
  gstin: (gstin: string) => `GSTIN ${gstin}`,
};

/** One mail in place of several that were held. */
export const gatheredText = {
  subject: (shop: string, messages: number) => `${shop}: ${messages} messages in one`,
  title: "Several messages in one.",
  preview: "More mails went to your address at once than we send singly.",
  text: "More mails went to your address at once than we send singly, so here is what the others say, with all their links.",
  note: "If you asked for none of this, somebody else gave your address. Reply to this mail and we will put it right.",
};
