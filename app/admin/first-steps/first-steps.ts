import type { Opening } from "#values/opening.ts";
import { latinDigits } from "#values/text/latin-digits.ts";

/** The legal texts that every shop shows, each at the address of its slug. */
export const legalTexts = ["privacy", "terms", "shipping", "returns"] as const;
export type LegalText = (typeof legalTexts)[number];

export const missingPolicies = (versions: ReadonlyMap<string, number>): LegalText[] =>
  legalTexts.filter((slug) => !versions.has(slug));

/** In the order in which a new owner does them. */
export const stepKeys = [
  ...(["facts", "address", "gst", "shipping", "product", "policies"] as const),
  ...(["payments", "mail", "backup"] as const),
] as const;
export type StepKey = (typeof stepKeys)[number];

/** Steps whose outcome is stored, since no other data of the shop show it. */
export const notedSteps = ["gst", "shipping", "policies", "payments", "mail", "backup", "hidden"] as const;
export type NotedStep = (typeof notedSteps)[number];

export interface StepNote {
  /** The settings or versions that it was done with; when these have changed, it is to be done again. */
  seen: string;
  outcome: string;
  at: Date;
}

export type StepNotes = Readonly<Partial<Record<NotedStep, StepNote>>>;

/** The outcome of the mail that tries the mail server. */
export type TriedMail =
  | { state: "gone" }
  | { state: "sent"; to: string }
  | { state: "waiting"; to: string }
  | { state: "failed"; to: string; lastError: string };

/** The facts of a backup that its owner can compare. */
export interface MadeBackup {
  file: string;
  bytes: number;
  madeAt: Date;
}

/** The facts by which the first steps are judged. */
export interface ShopStanding {
  notes: StepNotes;
  /** The facts that are still an example's, by the names that the owner uses. */
  exampleFacts: readonly string[];
  address: "example" | "without-pincode" | "own";
  gstin: string | undefined;
  hasGoodsTax: boolean;
  hasOwnRates: boolean;
  /** The shipping rates in one text. */
  rates: string;
  products: { all: number; withPicture: number };
  /** `isReadAsShown`: each was a draft that its owner showed, and stands as she read it. */
  policies: { missing: readonly LegalText[]; versions: string; isReadAsShown: boolean };
  /** `mark` changes with the keys, and reveals nothing of them. */
  payments: { mark: string; isSimulated: boolean; isForTests: boolean };
  mail: { mark: string; hasServer: boolean; tried: TriedMail | undefined };
  backup: { everyHours: number; newest: MadeBackup | undefined };
  /** Does it stand at an address that everybody can reach? */
  isPublic: boolean;
}

/** How far a step is: its word chooses the sentence. */
export interface StepState {
  key: StepKey;
  isDone: boolean;
  /** Names the sentence. */
  word: string;
}

/** Each step by what the shop itself shows: nobody ticks one. */
export function stepStates(shop: ShopStanding): StepState[] {
  return stepKeys.map((key) => ({ key, ...judges[key](shop) }));
}

type Judged = Omit<StepState, "key">;

const done = (word = "done"): Judged => ({ isDone: true, word });
const open = (word = "open"): Judged => ({ isDone: false, word });

const judges: Readonly<Record<StepKey, (shop: ShopStanding) => Judged>> = {
  facts: ({ exampleFacts }) => (exampleFacts.length === 0 ? done() : open()),
  address: ({ address }) => (address === "own" ? done() : open(address)),
  gst: judgeGst,
  shipping: ({ hasOwnRates, notes, rates }) => {
    if (hasOwnRates) return done();
    return notes.shipping?.seen === rates ? done("agreed") : open();
  },
  product: ({ products: { all, withPicture } }) => {
    if (withPicture > 0) return done();
    return open(all > 0 ? "without-picture" : "none");
  },
  policies: judgePolicies,
  payments: judgePayments,
  mail: judgeMail,
  backup: judgeBackup,
};

function judgeGst({ gstin, hasGoodsTax, notes }: ShopStanding): Judged {
  if (gstin !== undefined) return hasGoodsTax ? done() : open("without-rate");
  return notes.gst ? done("none") : open();
}

function judgePolicies({ policies: { missing, versions, isReadAsShown }, notes }: ShopStanding): Judged {
  if (missing.length > 0) return open("missing");
  if (isReadAsShown) return done("shown");
  if (notes.policies === undefined) return open();
  return notes.policies.seen === versions ? done() : open("changed");
}

const keyTroubles: readonly string[] = ["unauthorised", "busy", "down", "refused", "odd"];

function judgePayments({ payments, notes: { payments: tried }, isPublic }: ShopStanding): Judged {
  const { mark, isForTests, isSimulated } = payments;
  if (tried === undefined) return open(isSimulated ? "simulated" : "open");
  if (tried.seen !== mark) return open("changed");
  if (keyTroubles.includes(tried.outcome)) return open(tried.outcome);
  if (isSimulated) return done("simulated-answers");
  if (!isForTests) return done();
  return isPublic ? open("for-tests") : done("for-tests");
}

function judgeMail({ mail: { mark, hasServer, tried }, notes }: ShopStanding): Judged {
  if (!hasServer) return open("no-server");
  if (notes.mail === undefined) return open();
  if (notes.mail.seen !== mark) return open("changed");
  if (tried === undefined || tried.state === "gone") return open("gone");
  if (tried.state === "sent") return done();
  return open(tried.state === "failed" ? mailTrouble(tried.lastError) : "waiting");
}

/** Why a mail is not accepted, as far as the mail server's words show it. */
export function mailTrouble(lastError: string): string {
  const kinds = [
    ["mailbox", /^recipient refused/i],
    ["password", /invalid login|\b53[0-9]\b|authentication|EAUTH/i],
    ["name", /ENOTFOUND|EAI_AGAIN|getaddrinfo/i],
    ["encryption", /certificate|\btls\b|\bssl\b|self.signed/i],
    ["unreachable", /ECONNREFUSED|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|timed? ?out|greeting|closed/i],
  ] as const;
  return kinds.find(([, words]) => words.test(lastError))?.[0] ?? "refused";
}

function judgeBackup({ backup: { everyHours, newest }, notes }: ShopStanding): Judged {
  if (newest === undefined) return open(everyHours === 0 ? "never" : "none-yet");
  return notes.backup ? done() : open();
}

/** How far all of it is. */
export const doneOf = (steps: readonly StepState[]): number => steps.filter(({ isDone }) => isDone).length;

/**
 * Are they shown? Not where the owner has hidden them, nor in a shop that sold before it began with them:
 * before it opened or closed, and before any step was written down.
 */
export const areShown = ({ notes, hasSold }: { notes: StepNotes; hasSold: boolean }): boolean =>
  !notes.hidden && (!hasSold || Object.keys(notes).length > 0);

/** They are put away once the shop is open, or all is done. */
export const mayBeHidden = (opening: Opening | undefined, steps: readonly StepState[]): boolean =>
  opening === "open" || doneOf(steps) === steps.length;

/** A size as people copy it from their machine: 12,345,678 bytes. */
export function typedBytes(text: string): number | undefined {
  const digits = latinDigits(text).replaceAll(/bytes?|[\s,.']/gi, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}
