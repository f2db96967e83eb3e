import { resolve } from "node:path";
import { type Config, ConfigError } from "#platform/config/config.server.ts";
import type { Services } from "#platform/services.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { factsFrom } from "#platform/settings/shop-facts.server.ts";
import { addAdmin, removeAdmin, removeProofs } from "#staff/admins.server.ts";
import { adminAddresses } from "#staff/staff.db.server.ts";
import { isEmail } from "#values/contact/email.ts";

/** What `npm run admin` is to do. */
export type AdminAct = { act: "list" } | { act: (typeof acts)[number]; email: string };

const acts = ["add", "remove", "one-step"] as const;

const usage = "Usage: npm run admin -- list | add EMAIL | remove EMAIL | one-step EMAIL";

/** Throws ConfigError with a usage line when the words are others than these. */
export function parseAdminAct([word, address, ...more]: readonly string[]): AdminAct {
  if (word === "list" && address === undefined) return { act: word };
  const email = (address ?? "").trim().toLowerCase();
  const act = acts.find((each) => each === word);
  if (act !== undefined && isEmail(email) && more.length === 0) return { act, email };
  throw new ConfigError(usage);
}

/**
 * Does it, and returns what to print: never a password or a link. Throws ConfigError where it can't be done.
 */
export async function actOnAdmins(
  { db, config }: Pick<Services, "db" | "config">,
  asked: AdminAct,
): Promise<string> {
  if (asked.act === "list") return (await adminAddresses(db)).join("\n") || "There is no admin.";
  const { act, email } = asked;
  if (act === "remove") return removed(email, await removeAdmin(db, email));
  // Mails name the shop as the owner did.
  const { facts } = await readSettings(db);
  const shop = { db, config: { ...config, shop: factsFrom(config.shop, facts) }, now: () => new Date() };
  if (act === "one-step") return oneStepped(email, await removeProofs(shop, email), config);
  return added(email, await addAdmin(shop, email), config);
}

function oneStepped(
  email: string,
  outcome: Awaited<ReturnType<typeof removeProofs>>,
  config: Config,
): string {
  if (outcome === "no-admin")
    throw new ConfigError(`${email} is no admin. Who is one: npm run admin -- list`);
  if (outcome === "none")
    return `${email} has neither two-step sign-in nor passkeys: the password alone signs in.`;
  return `${email} has neither two-step sign-in nor passkeys any more, and was signed out everywhere: the password alone signs in. A mail says so. ${whenSent(config)}`;
}

function added(email: string, outcome: Awaited<ReturnType<typeof addAdmin>>, config: Config): string {
  const { origin } = config;
  if (outcome === "already") {
    return `${email} is an admin already. A password is set at ${origin}/forgot-password.`;
  }
  if (outcome === "raised") {
    return `${email} is an admin now, and signs in anew at ${origin}/admin-login, with the same password. If that has less than 12 characters, set a longer one at ${origin}/forgot-password.`;
  }
  return `${email} is an admin now, without a password. A mail to this address has a link to choose one; it works for an hour. ${whenSent(config)}`;
}

function whenSent({ database, mail, dataDir }: Config): string {
  const when = database.url
    ? "The shop sends it within half a minute"
    : "The shop sends it when you start it";
  return `${when}, ${mail.smtpUrl ? "by SMTP" : `to ${resolve(dataDir, "outbox")}`}.`;
}

function removed(email: string, outcome: Awaited<ReturnType<typeof removeAdmin>>): string {
  if (outcome === "no-admin")
    throw new ConfigError(`${email} is no admin. Who is one: npm run admin -- list`);
  if (outcome === "last") {
    throw new ConfigError(
      `${email} is the only one who may change the staff. Add an owner first: npm run admin -- add EMAIL`,
    );
  }
  return `${email} is no admin any more, and was signed out everywhere. The account stays, as a customer's.`;
}
