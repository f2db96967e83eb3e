import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeWhole } from "#platform/files/write-whole.server.ts";
import type { OutboxMail } from "./outbox.db.server.ts";

/** Takes one mail to where it goes. Throws when it could not; the outbox then tries again later. */
export type MailCarrier = (mail: OutboxMail) => Promise<void>;

/** Message ids come from the outbox row, so that a mail sent twice after a crash can be told to be one. */
function message(mail: OutboxMail, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: mail.to_address,
    replyTo: mail.reply_to ?? undefined,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: mail.created_at,
    messageId: `<${mail.id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** By SMTP, with time-outs: a server that hangs must not hold up the mails behind this one for long. */
export function smtpCarrier(url: string, from: string): MailCarrier {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (mail) => {
    await transport.sendMail(message(mail, from));
  };
}

/** Into a folder, as .eml files that any mail program opens. */
export function folderCarrier(folder: string, from: string): MailCarrier {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message: bytes } = await composer.sendMail(message(mail, from));
    if (!Buffer.isBuffer(bytes)) throw new Error("the mail was not composed");
    const time = mail.created_at.toISOString().replaceAll(/[:.]/g, "-");
    const path = join(folder, `${time}-${mail.kind}-${mail.id}.eml`);
    await writeWhole(path, bytes);
  };
}
