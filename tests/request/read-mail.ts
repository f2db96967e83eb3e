import { inject, vi } from "vitest";
import { mailsTo as mailsOf, type ReadMail } from "../read-mail.ts";

/** All mails of the shared shop that go to this address. */
export const mailsTo = (address: string): ReadMail[] => mailsOf(inject("shopDataDir"), address);

/** The first mail to this address, or the first that says this, as soon as it has been delivered. */
export function mailTo(address: string, words = ""): Promise<ReadMail> {
  return vi.waitFor(
    () => {
      const mail = mailsTo(address).find(({ text }) => text.includes(words));
      if (!mail) throw new Error(`no mail to ${address} says: ${words}`);
      return mail;
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** The token of the link to an order in a mail. */
export const orderTokenIn = ({ text }: ReadMail): string =>
  new URL(/http:\S+order-confirmation\S+/.exec(text)?.[0] ?? "").searchParams.get("token") ?? "";
