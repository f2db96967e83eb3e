import type { Config } from "#platform/config/config.server.ts";

/**
 * What a failed try says: there is no such mailbox, for good; try this address later; the server is not to be
 * had; or it refuses what we send or who we are, whomever it is for.
 */
export type FailureKind = "mailbox" | "later" | "away" | "ours";

/**
 * The status codes of a mailbox that is not there or closed (RFC 3463). A server that relays nothing, or
 * wants the shop to sign in, may refuse each recipient just as finally, but by others: that is the shop's to
 * mend.
 */
const unknownMailbox = /^5\d\d[ -]5\.(?:1\.(?:[01236]|10)|2\.\d)\b/;
/** Servers without such codes say it in words. */
const isCoded = /^5\d\d[ -]5\.\d/;
const unknownInWords =
  /\b(?:no such (?:user|mailbox|recipient|address)|(?:user|mailbox|recipient|address) (?:is )?(?:unknown|not found|does(?: not|n't) exist|disabled|inactive)|unknown (?:user|mailbox|recipient|local part)|invalid (?:mailbox|recipient)|(?:mailbox|account) (?:unavailable|closed))/i;
const aboutUs = /\b(?:relay|auth|spam|spf|dkim|dmarc|blocked|blacklist|blocklist|policy|sender)/i;

/** What a mail program's error says of a try to deliver. */
export function failureKind(error: unknown): FailureKind {
  const { responseCode = 0, command, response } = partsOf(error);
  const isOfRecipient = command === "RCPT TO";
  if (responseCode === 421 || responseCode < 400) return "away";
  if (responseCode < 500) return isOfRecipient || command === "DATA" ? "later" : "away";
  return isOfRecipient && isMailboxUnknown(response) ? "mailbox" : "ours";
}

/** Does a server's refusal of a recipient say that there is no such mailbox? */
const isMailboxUnknown = (response: string): boolean =>
  unknownMailbox.test(response) ||
  (!isCoded.test(response) && unknownInWords.test(response) && !aboutUs.test(response));

function partsOf(error: unknown): { responseCode?: number; command: string; response: string } {
  if (typeof error !== "object" || error === null) return { command: "", response: "" };
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const code = "responseCode" in error ? Number(error.responseCode) : Number.NaN;
  return {
    ...(Number.isInteger(code) && { responseCode: code }),
    command: "command" in error ? text(error.command) : "",
    response: "response" in error ? text(error.response) : "",
  };
}

/**
 * How a try to deliver a mail failed, as far as it may be logged: the server's words can quote addresses, and
 * are left out.
 */
export interface MailFailure {
  /** What the mail program calls it: ECONNECTION, EAUTH. */
  code?: string;
  /** The mail server's number: 451. */
  responseCode?: number;
  /** The step it came in: AUTH PLAIN, RCPT TO. */
  command?: string;
}

/** Names of errors and steps, and nothing that somebody could have typed. */
const plainName = /^[A-Z][A-Z\d_ -]{0,39}$/;

export function mailFailure(error: unknown): MailFailure {
  if (typeof error !== "object" || error === null) return {};
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const command = "command" in error && typeof error.command === "string" ? error.command : "";
  const responseCode = "responseCode" in error ? error.responseCode : undefined;
  return {
    ...(plainName.test(code) && { code }),
    ...(Number.isInteger(responseCode) && { responseCode: Number(responseCode) }),
    ...(plainName.test(command) && { command }),
  };
}

/** Whom a mail comes from, as its `From` says it. */
export interface MailSender {
  name: string;
  address: string;
}

interface SenderFacts {
  mail: Pick<Config["mail"], "from">;
  shop: Pick<Config["shop"], "name" | "email">;
}

/**
 * MAIL_FROM where it is set, otherwise the shop by the name and address that its owner has given it, as they
 * stand at this call.
 */
export const mailSender = ({ mail, shop }: SenderFacts): MailSender =>
  mail.from === undefined ? { name: shop.name, address: shop.email } : senderFrom(mail.from);

/** `Name <address>`, whatever signs the name holds. */
function senderFrom(text: string): MailSender {
  const [, name = "", bare = text.trim()] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name: name.replace(/^"(.*)"$/, "$1"), address: bare.trim() };
}
