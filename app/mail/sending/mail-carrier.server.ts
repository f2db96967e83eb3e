import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { writeWhole } from "#platform/files/write-whole.server.ts";
import type { AttachedCode } from "../writing/mail-codes.server.ts";
import { failureKind, type MailSender } from "./mail-failure.ts";
import type { DueMail } from "./outbox.db.server.ts";

/** A mail with its paper on. */
export interface FinishedMail extends Omit<DueMail, "body" | "attempts"> {
  html: string;
  text: string;
  /** Pictures that its HTML names. */
  codes?: readonly AttachedCode[];
  /** The address that ends the subscription which this mail belongs to. */
  unsubscribe?: string | undefined;
  /** The list that it belongs to, such as 'newsletter.jhola.in' (RFC 2919). */
  listId?: string;
}

/**
 * The mail server knows no such mailbox: no later try helps, and nothing is wrong with the mails themselves.
 */
export class RecipientRefused extends Error {}

/**
 * The way that mails leave the shop. `send` returns once the mail is safely elsewhere, and throws when it is
 * not: RecipientRefused when it never will be.
 */
export interface MailCarrier {
  send(mail: FinishedMail): Promise<void>;
  close(): void;
}

/** Read at each mail: the shop's owner may have given it another name since the last one. */
type AskSender = () => MailSender;

/**
 * A mail server, spoken to by SMTP over a few open connections. Gives up when it is silent for `patience` ms.
 */
export function smtpCarrier(
  url: string,
  sender: AskSender,
  patience = 30_000,
  maxConnections = 3,
): MailCarrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    connectionTimeout: patience / 3,
    greetingTimeout: patience / 3,
    socketTimeout: patience,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(message(mail, sender())).catch((error: unknown) => {
        throw isMailboxUnknown(error) ? new RecipientRefused(error.message, { cause: error }) : error;
      });
    },
    close: () => transport.close(),
  };
}

const isMailboxUnknown = (error: unknown): error is Error =>
  error instanceof Error && failureKind(error) === "mailbox";

/** Without a mail server each mail becomes a file that mail programs open. */
export function folderCarrier(folder: string, sender: AskSender): MailCarrier {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail) => {
      const { message: composed } = await composer.sendMail(message(mail, sender()));
      if (!Buffer.isBuffer(composed)) throw new Error("the mail could not be composed");
      await writeWhole(join(folder, fileName(mail)), composed);
    },
    close: () => undefined,
  };
}

/** The row's own time and id, so that a mail delivered twice is one file. */
function fileName({ createdAt, kind, id }: FinishedMail): string {
  const time = createdAt.toISOString().replaceAll(/[:.]/g, "-");
  return `${time}-${kind.replaceAll(/[^a-z0-9-]/gi, "_")}-${id}.eml`;
}

function message(mail: FinishedMail, sender: MailSender): SendMailOptions {
  return {
    from: sender,
    to: { name: "", address: mail.to },
    replyTo: mail.replyTo || undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.codes?.map(({ cid, png }) => ({
      cid,
      content: png,
      filename: `${cid}.png`,
      contentType: "image/png",
      contentDisposition: "inline",
    })),
    date: mail.createdAt,
    // The same id however often it is sent: a mailbox can tell that it has it already.
    messageId: `<${mail.id}@${sender.address.split("@")[1] ?? "localhost"}>`,
    headers: { "Auto-Submitted": "auto-generated", ...listHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mailboxes show a button of their own for this, and end the subscription by one POST (RFC 8058). */
const listHeaders = ({ listId, unsubscribe }: FinishedMail): Record<string, string> => ({
  ...(listId && { "List-Id": `<${listId}>` }),
  ...(unsubscribe && {
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
});
