import type { TriedWhatsapp } from "#platform/also-on-whatsapp.ts";
import { grouped } from "#values/text/grouped.ts";
import type { LegalText, StepKey } from "./first-steps.ts";

const runner = "whoever runs the server";

/** The first steps in the words of somebody who never ran a shop. */
export const firstStepsText = {
  title: "First Steps",
  intro: "Nine things, and your shop can open. Take them in any order; each ticks itself once it is true.",
  whole: "All nine are done. Well made!",
  progress: (done: number, of: number) => `${done} of ${of} done`,
  back: "First Steps",
  done: "Done",
  toDo: "To do",
  unread: { title: "Error", text: "The first steps could not be read. Please try again." },
  tryAgain: "Try Again",
  failed: { title: "Error", text: "Nothing was changed. Please try again.", tone: "destructive" as const },
  hide: "Hide First Steps",
  hidden: { title: "First Steps Hidden", text: "You find everything in the menu from now on." },
  open: {
    title: "Open the shop",
    never: "Strangers can see the shop while you set it up. Show them 'Opening soon' until you are ready?",
    soon: "Strangers see 'Opening soon'. You see the whole shop, and can try an order yourself.",
    left: (titles: readonly string[]) => `You can open at any time. Not done yet: ${titles.join(", ")}.`,
    ask: (titles: readonly string[]) => `Open the shop now? Not done yet: ${titles.join(", ")}.`,
    open: "Your shop is open: everybody sees it.",
    opens: "Open the shop",
    closes: "Show 'Opening soon' until then",
    page: "Who sees the shop",
    look: "Look at the shop",
  },
} as const;

export const stepTitles: Readonly<Record<StepKey, string>> = {
  facts: "Say who you are",
  address: "Your address",
  gst: "GST",
  shipping: "What shipping costs",
  product: "Your first product",
  policies: "Read your policies",
  payments: "Try the payment keys",
  mail: "Try the mail",
  backup: "Keep a copy of a backup",
};

/** The words on cash and on cards from abroad beside the payment keys; Razorpay's pages of November 2026. */
export const payStepWords = {
  mobile:
    "Who pays in cash on delivery must give a mobile number, so that the courier can call; change it in Settings under Cash on Delivery.",
  any: "Cash on delivery needs no phone number; ask for a mobile one in Settings under Cash on Delivery.",
  abroad:
    "Razorpay enables foreign cards on request, and not for NGOs: ask there under Account & Settings, International payments, if buyers abroad are to pay.",
} as const;

/** Beside the products: who makes them. */
export const makersHint = (withPhone: number, all: number): string =>
  `Who makes what? ${withPhone} of ${all} artisans have a phone: note it on their form, and the steps on a product’s.`;

/** The sentence of a step, by how far it is; the page fills in the braces. */
export const stepWords: Readonly<Record<StepKey, Readonly<Record<string, string>>>> = {
  facts: {
    open: "Your shop still calls itself by an example: {examples}. Write your own; buyers see them on every page and mail.",
    done: "Buyers know you as {name}.",
  },
  address: {
    example: "The address is still an example. Yours stands on invoices, parcels and the contact page.",
    "without-pincode": "Your address has no PIN code of six digits yet: invoices and parcels need it.",
    done: "{address}",
  },
  gst: {
    open: "Enter your GSTIN, with the rate and the HSN code of your goods. Your accountant knows them.",
    "without-rate": "Your GSTIN is there. Enter the rate and the HSN code of your goods, too.",
    done: "{gstin}. Invoices show the tax.",
    none: "You said that you have no GSTIN. Papers are bills of supply, and Books says how near your sales are to needing one; enter it here once you have it.",
  },
  shipping: {
    open: "Today a parcel costs your buyer {rates}. Change it, or say that it is right.",
    agreed: "{rates}",
    done: "{rates}",
  },
  product: {
    none: "Lay a piece beside a window, take its picture with this phone, and give it a name, a price and a sentence.",
    "without-picture": "You have a product without a picture: open it, and take one with this phone.",
    done: "{products} in your shop.",
  },
  policies: {
    open: "Privacy, terms, shipping and returns speak in your name. Read each once, and change what is not so.",
    missing:
      "Drafts wait for you, and nobody else sees them: {missing}. Read each, change what is not so, and show it; buyers and the law ask for them.",
    changed: "They have changed since you read them on {at}: read them once more.",
    done: "You read them on {at}.",
    shown: "You have read all four, and buyers see them.",
  },
  payments: {
    open: "One press asks Razorpay whether it knows your keys. No money moves.",
    simulated: "Here cards are paid at a simulator, and no money moves. One press asks whether it answers.",
    "simulated-answers": "The simulator answered on {at}. Here no money moves.",
    changed: "The keys are others than those you tried on {at}: try them again.",
    done: "Razorpay answered to your keys on {at}.",
    "for-tests": `Razorpay answered on {at}, but these are test keys: no money moves. Ask ${runner} to set the live keys.`,
    unauthorised: `Razorpay does not know these keys (tried on {at}). Copy both anew in Razorpay under Account & Settings, API Keys, and give them to ${runner}.`,
    busy: "Razorpay was too busy to answer on {at}. Try again in a minute.",
    down: "Razorpay could not be reached on {at}. Try again in some minutes; if it stays so, look at status.razorpay.com.",
    refused:
      "Razorpay knows the keys and refused the question (tried on {at}). Is your account there activated?",
    odd: `Something else than Razorpay answered on {at}. Tell ${runner}.`,
  },
  mail: {
    open: "One press sends a mail to {you}. Buyers get theirs in the same way.",
    "no-server": `There is no mail server yet, so no buyer hears from you. Ask ${runner} for one.`,
    waiting: "The mail to {to} is on its way. Come back in a minute, or look at the page again.",
    done: "The mail server took your mail to {to}. Do look whether it arrived, and not as spam.",
    changed: "The mail server's settings are others than on {at}: try them again.",
    gone: "You tried it on {at}, more than a month ago: try it again.",
    password: `The mail server refuses the shop's name or password. Tell ${runner}.`,
    name: `There is no mail server of the name that was set. Tell ${runner}.`,
    unreachable: `The mail server can't be reached: its name, its port or a wall in between is wrong. Tell ${runner}.`,
    encryption: `The mail server and the shop find no safe way to talk (its certificate, or the kind of its address). Tell ${runner}.`,
    mailbox: "The mail server knows no mailbox {to}. Is it written right?",
    refused: `The mail server did not take the mail. Tell ${runner}: the log says why ("mail could not be delivered").`,
  },
  backup: {
    never: `The shop makes no backups. Ask ${runner} to switch them on.`,
    "none-yet": `The first backup is made within {hours} hours of the shop's beginning. Or ask ${runner} to make one now.`,
    open: "A backup on the same machine does not outlive it. Have {file} ({size}) copied to another one or a stick, then say how many bytes the copy has.",
    done: "Your copy of {of} was compared on {at}. Have another one made each week.",
  },
};

/** The buttons and links of a step. */
export const stepActs = {
  facts: "Write Them",
  address: "Write It",
  gst: "Enter It",
  noGst: "I Have No GSTIN",
  shipping: "Change It",
  ratesRight: "It Is Right",
  product: "Add a Product",
  products: "Open Your Products",
  policies: "Change Them",
  policiesRead: "I Have Read Them",
  payments: "Try the Keys",
  paymentsAgain: "Try Again",
  mail: "Send Me a Mail",
  mailAgain: "Send Another One",
  whatsapp: "Try It on WhatsApp",
  whatsappNumber: "Your WhatsApp number",
  whatsappHint: "A buyer's first message comes to it, about an order that nobody placed.",
  server: "Ask Whoever Runs the Server",
  refresh: "Look Again",
  bytes: "Bytes of the copy",
  bytesHint: "On a computer: its properties. On a phone: its details. Such as 12,345,678.",
  compare: "Compare",
  errors: {
    bytes: "Enter the size in bytes, such as 12,345,678.",
    otherSize:
      "No backup of the shop has this size. A copy that is smaller has broken off: copy it once more.",
  },
} as const;

/** The notices after a step was tried or noted. */
export const stepNotices = {
  noted: { title: "Noted", text: "This step is done." },
  asked: (isKnown: boolean) =>
    isKnown
      ? { title: "Razorpay Answered", text: "It knows your keys." }
      : { title: "The Keys Were Not Taken", text: "The step says why." },
  mailed: (to: string) => ({ title: "Mail on Its Way", text: `Look for it in the mailbox of ${to}.` }),
  written: (tried: TriedWhatsapp) =>
    tried.isSent
      ? { title: "Message on Its Way", text: "WhatsApp has taken it. Look at the phone." }
      : { title: "No Word of the Message", text: tried.why, tone: "destructive" as const },
  changed: {
    title: "Changed Meanwhile",
    text: "It is another than you saw. Look at it once more.",
    tone: "destructive" as const,
  },
} as const;

/** The mail that tries the mail server. */
export const testMailText = {
  subject: (shop: string) => `Your mails from ${shop} arrive`,
  title: "It works.",
  preview: "This mail came as your buyers' mails do.",
  text: "You asked your shop for this mail, and it came by the same way as every mail to your buyers. If you found it among the spam, ask whoever runs the server about SPF and DKIM.",
  button: "Back to First Steps",
} as const;

/** The legal texts that every shop shows. */
export const legalTextNames: Readonly<Record<LegalText, string>> = {
  privacy: "Privacy",
  terms: "Terms",
  shipping: "Shipping",
  returns: "Returns",
};

/** The words that the page fills into a step's sentence. */
export const stepFacts = {
  products: (count: number) => (count === 1 ? "1 product is" : `${grouped(count)} products are`),
  /** "name, e-mail and phone". */
  names: (names: readonly string[]) =>
    names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
  free: "nothing",
  freeFrom: (standard: string, from: string) => `${standard}, and nothing from ${from} on`,
  rates: (usual: string, express: string) => `${usual}; express ${express}`,
};

/** Facts of the shop by the names that an owner uses. */
export const exampleNames = {
  name: "name",
  email: "e-mail",
  phone: "phone",
  grievanceOfficer: "grievance officer",
} as const;
