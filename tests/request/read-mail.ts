import { join } from "node:path";
import { inject, vi } from "vitest";
import { type ReadMail, readMail } from "../read-mail.ts";
import { mailsIn } from "../running-shop.ts";

/** All mails of the shared shop that go to this address. */
export const mailsTo = (address: string): ReadMail[] =>
  mailsIn(join(inject("shopDataDir"), "outbox"))
    .map(readMail)
    .filter(({ headers }) => headers.get("to")?.join().includes(address));

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
