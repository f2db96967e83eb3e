import { type Allowance, longestWaitSeconds, mailboxOf, takeToken } from "#platform/rate-limit.server.ts";
import type { Services } from "#platform/services.server.ts";

/** Nobody's mailbox is filled by somebody who gives it as their own, from wherever. */
const perMailbox: Allowance = { name: "acknowledgements", most: 5, windowSeconds: longestWaitSeconds };

/** May one more acknowledgement go to this address? Its request is kept and told to the shop in any case. */
export async function mayAcknowledge(
  { db, now }: Pick<Services, "db" | "now">,
  email: string,
): Promise<boolean> {
  return (await takeToken(db, perMailbox, mailboxOf(email), now())).ok;
}
