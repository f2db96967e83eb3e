/** The words of the page of those who signed up. */
export const subscribersText = {
  title: "Newsletter Subscribers",
  tabs: { subscribed: "Subscribed", unsubscribed: "Unsubscribed", bounced: "Bounced", spam: "Spam" },
  sources: { footer: "Footer", blog: "Blog", post: "Blog post" },
  empty: {
    title: "No subscribers here.",
    text: "Whoever signs up in the footer or on the blog appears in this list.",
  },
  noneFound: { title: "No subscribers match.", text: "Try another part of the address." },
  askOne: (email: string) => `Remove ${email} for good? This can't be undone.`,
  askSelected: "Remove the selected addresses for good? This can't be undone.",
  askSeveral: (count: number) =>
    `Remove ${count === 1 ? "1 address" : `${count} addresses`} for good? This can't be undone.`,
  removed: (count: number) => {
    if (count === 0) return { title: "No Change", text: "They have been removed already." };
    if (count === 1) return { title: "Subscriber Removed", text: "The address is forgotten." };
    return { title: "Subscribers Removed", text: `${count} addresses are forgotten.` };
  },
  noneChosen: { title: "Error", text: "Please select at least one address first.", tone: "destructive" },
  removeFailed: {
    title: "Error",
    text: "Failed to remove the subscriber. Please try again.",
    tone: "destructive",
  },
  bounces: {
    refused: "The mail server knows no such mailbox",
    unreached: "Several newsletters could not be delivered",
    marked: "Marked as bounced",
  },
  askBounced: "Write to the selected addresses no more?",
  askSeveralBounced: (count: number) =>
    `Write to ${count === 1 ? "1 address" : `${count} addresses`} no more? Nothing is deleted.`,
  bounced: (count: number) =>
    count === 0
      ? { title: "No Change", text: "None of these is an address that is written to." }
      : {
          title: "Marked as Bounced",
          text: `${count === 1 ? "1 address gets" : `${count} addresses get`} no more newsletters.`,
        },
  reachable: (count: number) =>
    count === 0
      ? { title: "No Change", text: "They are written to already." }
      : {
          title: "Written to Again",
          text: `${count === 1 ? "1 address gets" : `${count} addresses get`} newsletters again.`,
        },
  cameBack: {
    title: "Mails that came back?",
    text: "The shop receives no mail, so what comes back lies in your own mailbox. Paste such a mail, or the addresses alone: those that are subscribed get no more newsletters.",
    label: "Mails or Addresses",
    submit: "Mark as Bounced",
    none: "No address stands in this text.",
    many: (count: number, most: number) =>
      `Please paste at most ${most} addresses at once; these are ${count}.`,
  },
  changeFailed: {
    title: "Error",
    text: "Failed to change the subscribers. Please try again.",
    tone: "destructive",
  },
  listFailed: { title: "Error", text: "Failed to load subscribers. Please try again." },
  search: "Search subscribers",
  paged: "Subscribers",
  columns: {
    email: "Email",
    signedUp: "Signed Up",
    where: "Where",
    unsubscribed: "Unsubscribed",
    bounced: "Bounced",
    why: "Why",
    acts: "Actions",
  },
  acts: {
    removeSelected: "Remove selected",
    bounce: "Mark as bounced",
    reachable: "Write to them again",
    remove: "Remove",
    removeOne: (email: string) => `Remove ${email}`,
  },
} as const;
