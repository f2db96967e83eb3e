import { grouped } from "#values/text/grouped.ts";
import type { NewsletterState } from "./newsletter.ts";

const subscribers = (count: number) => (count === 1 ? "1 subscriber" : `${grouped(count)} subscribers`);

/** The wording of the newsletters' admin pages. */
export const newsletterAdminText = {
  title: "Newsletters",
  add: "Write Newsletter",
  edit: "Edit Newsletter",
  save: "Save Draft",
  none: "No newsletters yet.",
  noneText: "Write to those who signed up: a new drawing, a small batch, the people who make them.",
  listFailed: { title: "Error", text: "Failed to load newsletters. Please try again." },
  saveFailed: {
    title: "Error saving newsletter",
    text: "The newsletter could not be saved. What you typed is kept.",
  },
  actFailed: { title: "Error", text: "That could not be done. Please try again." },
  saved: (subject: string) => ({ title: "Draft Saved", text: `“${subject}” is kept as a draft.` }),
  deleted: { title: "Newsletter Deleted", text: "The draft and its picture are gone." },
  deleteFailed: { title: "Error deleting newsletter", text: "The newsletter could not be deleted." },
  gone: "This newsletter does not exist any more, or is no draft any more.",
  states: {
    draft: "Draft",
    sending: "Being Sent",
    paused: "Paused",
    sent: "Sent",
    stopped: "Stopped",
  } satisfies Record<NewsletterState, string>,
  askDelete: (subject: string) => `Delete “${subject}” and its picture? This can't be undone.`,
  errors: {
    subject: "Please enter a subject.",
    content: "Please write something.",
    subjectHi: "The Hindi newsletter needs a subject.",
    contentHi: "The Hindi newsletter needs a text.",
    pictureLost: "A picture waited too long to be saved and was removed. Please add it again.",
    tooManyProducts: (most: number) => `Choose at most ${most} products.`,
  },
  fields: {
    subject: "Subject",
    preview: "Preview Line",
    content: "Text",
    picture: "Picture",
    pictureAlt: "Picture Alt Text",
    products: "Products",
    subjectHi: "Subject in Hindi",
    previewHi: "Preview Line in Hindi",
    contentHi: "Text in Hindi",
  },
  parts: { newsletter: "Newsletter", beside: "Picture and Products", hindi: "In Hindi" },
  hints: {
    preview: "What a mailbox shows beside the subject. Without one the text's beginning.",
    content: "Links to the shop are told apart in your visits by themselves.",
    products:
      "Shown as cards below the text. Names, SKUs or ends of addresses, separated by commas; eight at most.",
    hindi: "Whoever signed up on the Hindi pages gets this one. Without it they get the English one.",
    picture: "Stands above the text. PNG, JPEG, WebP, HEIC or GIF (its first picture is kept), up to 20MB.",
    pictureAlt: "What the picture shows, for those who see none.",
  },
  notFound: "This newsletter does not exist any more.",
  back: "All newsletters",
  test: "Send a test to me",
  testSubject: (subject: string) => `[Test] ${subject}`,
  tested: (address: string, mails: number) => ({
    title: "Test Sent",
    text: mails > 1 ? `${mails} mails are on their way to ${address}.` : `It is on its way to ${address}.`,
  }),
  send: (readers: number) => `Send to ${subscribers(readers)}`,
  nobody: "Nobody has signed up yet, so there is nobody to send it to.",
  mayNot: "Whoever may send it needs the permission ‘Messages’.",
  preview: {
    title: "How it arrives",
    phone: "On a phone",
    desktop: "On a desktop",
    text: "As plain text",
    width: (what: string, pixels: number) => `${what} (${pixels} px)`,
    english: "In English",
    hindi: "In Hindi",
    frame: (what: string, isHindi: boolean) => `The mail ${what.toLowerCase()}${isHindi ? ", in hindi" : ""}`,
  },
  confirm: {
    title: (readers: number) => `Send to ${subscribers(readers)}?`,
    hindi: (hindi: number, hasHindi: boolean) =>
      hasHindi
        ? `${subscribers(hindi)} of them read${hindi === 1 ? "s" : ""} it in Hindi.`
        : `${subscribers(hindi)} of them read${hindi === 1 ? "s" : ""} Hindi and get${hindi === 1 ? "s" : ""} the English one: it has no Hindi text.`,
    pace: (perMinute: number, time: string) =>
      `${grouped(perMinute)} mails leave each minute, so that the mail server takes the shop for no sender of spam: ${time} in all. Mails about orders go first.`,
    final: "Once it is being sent it can't be changed. It can be paused and stopped.",
    submit: "Send now",
    cancel: "Not yet",
  },
  started: (readers: number) => ({
    title: "Being Sent",
    text: `It is on its way to ${subscribers(readers)}.`,
  }),
  notStarted: {
    title: "Not Sent",
    text: "It was changed or sent meanwhile. Please look at it again.",
    tone: "destructive",
  },
  pause: "Pause",
  resume: "Go on sending",
  stop: "Stop for good",
  askStop: "Stop it for good? Whoever has not got it yet never will.",
  paused: { title: "Paused", text: "Nobody gets it until you go on." },
  resumed: { title: "Going On", text: "It is being sent again." },
  stopped: (left: number) => ({
    title: "Stopped",
    text: left === 0 ? "Everybody had it already." : `${subscribers(left)} will not get it.`,
  }),
  noChange: { title: "No Change", text: "That was done already, or it is over." },
  progress: (sent: number, all: number) => `${grouped(sent)} of ${grouped(all)} sent`,
  left: (time: string) => `${time} left`,
  held: (until: string, trouble: string) =>
    `The mail server could not be used (${trouble}). It is tried again at ${until}.`,
  pausedBy: (trouble: string) =>
    `The mail server refused the newsletter itself (${trouble}): what is wrong may be the sign-in, the sender's address or what is written. Set it right, then go on.`,
  numbers: {
    readers: "Subscribers",
    sent: "Taken by the mail server",
    waiting: "Not sent yet",
    refused: "No such mailbox (now bounced)",
    failed: "Given up after a week",
    skipped: "Left, bounced or stopped before their turn",
    unsubscribed: "Unsubscribed by its link",
    began: "Began",
    ended: "Ended",
    campaign: "Its visits are called",
  },
  columns: {
    subject: "Subject",
    state: "State",
    when: "When",
    sent: "Sent",
    refused: "Refused",
    left: "Unsubscribed",
    acts: "Actions",
  },
  sentOf: (sent: number, all: number) => `${grouped(sent)} of ${grouped(all)}`,
  acts: "Acts",
  sending: "Sending",
} as const;
