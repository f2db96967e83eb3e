import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "#platform/config/config.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Job, startRounds } from "#platform/jobs/run-jobs.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { soundText } from "#values/text/sound-text.ts";
import { finishMail } from "../writing/finish-mail.server.ts";
import { folderCarrier, type MailCarrier, RecipientRefused, smtpCarrier } from "./mail-carrier.server.ts";
import { mailFailure, mailSender } from "./mail-failure.ts";
import {
  claimDueMail,
  type DueMail,
  forgetOldMail,
  keepSentDays,
  markFailedAttempt,
  markRefused,
  markSent,
} from "./outbox.db.server.ts";
import { releaseMail } from "./release-mail.db.server.ts";

/** Drops mails that left long ago, and the files that mails became where there is no mail server. */
export const forgetMailJob = ({ db, config, now }: Pick<Services, "db" | "config" | "now">): Job => ({
  name: "old-mails",
  everySeconds: 60 * 60,
  run: async () => {
    await forgetOldMail(db);
    await removeOldFiles(join(config.dataDir, "outbox"), new Date(now().getTime() - keepSentDays * day));
  },
});

const day = 24 * 60 * 60 * 1000;

/** The files of mails written before `oldest`; their names begin with the moment. */
export async function removeOldFiles(folder: string, oldest: Date): Promise<void> {
  const first = oldest.toISOString().replaceAll(/[:.]/g, "-");
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => /^\d{4}-.*\.eml$/.test(each) && each < first))
    await rm(join(folder, name), { force: true });
}

interface MailDelivery {
  /** Delivers what is due, at once and in the background. Call it after the commit that queued a mail. */
  kick(): void;
  /** Stops; what is being sent gets a few seconds to arrive, the rest waits for the next start. */
  stop(): Promise<void>;
}

interface DeliveryOptions {
  db: Db;
  config: CarrierConfig;
  log: Log;
}

interface CarrierConfig extends Pick<Config, "dataDir"> {
  mail: Pick<Config["mail"], "smtpUrl" | "from">;
  shop: Pick<Config["shop"], "name" | "email">;
}

const pollEvery = 30_000;
const batch = 10;
/** After a full batch: who waits for an answer of the shop goes before a long queue of mails. */
const breathMs = 200;

/**
 * Where the configuration sends mails: to the mail server of SMTP_URL, else into DATA_DIR/outbox. By default
 * over three connections at most.
 */
export function openCarrier(config: CarrierConfig, connections?: number): MailCarrier {
  const { mail, dataDir } = config;
  const sender = () => mailSender(config);
  return mail.smtpUrl
    ? smtpCarrier(mail.smtpUrl, sender, undefined, connections)
    : folderCarrier(join(dataDir, "outbox"), sender);
}

/**
 * Delivers the outbox: at the start, whenever kicked, and every 30 seconds for what was put off or left by
 * another copy.
 */
export function startMailDelivery({ db, config, log }: DeliveryOptions): MailDelivery {
  const carrier = openCarrier(config);
  const { runSoon: kick, stop } = startRounds(
    (isStopped) =>
      deliverDueMail({ db, carrier, log }, isStopped).catch((error: Error) =>
        log.warn({ kind: error.name }, "the outbox could not be read"),
      ),
    pollEvery,
  );
  kick();
  return { kick, stop: () => stop().then(() => carrier.close()) };
}

interface Delivery {
  db: Db;
  carrier: MailCarrier;
  log: Log;
}

/** Sends every mail that is due. No transaction is open while a mail server is spoken to. */
export async function deliverDueMail(delivery: Delivery, isStopped = () => false): Promise<void> {
  await releaseMail(delivery.db);
  while (!isStopped()) {
    const mails = await claimDueMail(delivery.db, batch);
    await Promise.all(mails.map((mail) => deliver(delivery, mail)));
    if (mails.length < batch) return;
    await pause(breathMs, undefined, { ref: false });
  }
}

async function deliver({ db, carrier, log }: Delivery, mail: DueMail): Promise<void> {
  try {
    const { body: _, attempts: __, ...envelope } = mail;
    await carrier.send({ ...envelope, ...(await finishMail(mail)) });
  } catch (error) {
    const reason = soundText(error instanceof Error ? error.message : String(error));
    const isRefused = error instanceof RecipientRefused;
    const failure = mailFailure(isRefused ? error.cause : error);
    log.warn(
      { mail: mail.id, kind: mail.kind, attempts: mail.attempts, ...failure },
      "mail could not be delivered",
    );
    if (isRefused) return markRefused(db, mail.id, reason);
    return markFailedAttempt(db, mail, reason);
  }
  await markSent(db, mail.id);
}
