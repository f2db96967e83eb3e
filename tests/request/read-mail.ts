import { inject, vi } from "vitest";
import { mailsTo as mailsOf, type ReadMail } from "../read-mail.ts";

/** All mails of the shared shop that go to this address. */
export const mailsTo = (address: string): ReadMail[] => mailsOf(inject("shopDataDir"), address);

/** The first mail to this address, as soon as it has been delivered. */
export function mailTo(address: string): Promise<ReadMail> {
  return vi.waitFor(
    () => {
      const [first] = mailsTo(address);
      if (!first) throw new Error(`no mail to ${address}`);
      return first;
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** The token of the link to an order in a mail. */
export const orderTokenIn = ({ text }: ReadMail): string =>
  new URL(/http:\S+order-confirmation\S+/.exec(text)?.[0] ?? "").searchParams.get("token") ?? "";
