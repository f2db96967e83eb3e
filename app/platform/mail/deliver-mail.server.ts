import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Config } from "#platform/config.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Log } from "#platform/log.server.ts";
import { folderCarrier, type MailCarrier, smtpCarrier } from "./mail-carrier.server.ts";
import { claimDueMail, recordFailure, recordSent } from "./outbox.db.server.ts";

interface DeliveryOptions {
  db: Kysely<Tables>;
  config: Pick<Config, "mail" | "dataDir">;
  log: Log;
  now(): Date;
}

const batch = 20;
const pollEvery = 30_000;

/** Delivers what is due until nothing is. A mail that fails waits longer each time; it never stops the others. */
export async function deliverDueMail(
  { db, log, now }: Omit<DeliveryOptions, "config">,
  carry: MailCarrier,
): Promise<void> {
  for (;;) {
    const mails = await claimDueMail(db, now(), batch);
    for (const mail of mails) {
      try {
        await carry(mail);
        await recordSent(db, mail.id, now());
      } catch (error) {
        const reason = error instanceof Error ? error.message : "unknown";
        await recordFailure(db, mail, reason, now());
        log.warn({ mailId: mail.id, kind: mail.kind, attempts: mail.attempts }, "mail not delivered");
      }
    }
    if (mails.length < batch) return;
  }
}

/** Delivers at start, after each commit that says so (`kick`), and on a slow timer for whatever had to wait. */
export function startMailDelivery(options: DeliveryOptions) {
  const { mail, dataDir } = options.config;
  const carry = mail.smtpUrl
    ? smtpCarrier(mail.smtpUrl, mail.from)
    : folderCarrier(join(dataDir, "outbox"), mail.from);
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    do {
      again = false;
      await deliverDueMail(options, carry).catch((error: Error) =>
        options.log.warn({ kind: error.name }, "mail delivery failed"),
      );
    } while (again);
    running = undefined;
  }
  function kick(): void {
    again = true;
    running ??= run();
  }
  const timer = setInterval(kick, pollEvery);
  kick();
  return {
    kick,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
