/** What stands where the owner sends a buyer a link herself. */
export const buyerLinkText = {
  forBuyer: "Link for the buyer",
  noMailbox: "None: no mails are written",
  noMailboxHint: "Nobody is mailed about this order. Whoever has this link can see it, pay it and cancel it.",
  copy: "Copy Link",
  copied: { title: "Link Copied", text: "You can paste it anywhere." },
  notCopied: { title: "Error", text: "Could not copy. Please copy it from the field." },
  whatsapp: "Send by WhatsApp",
} as const;
