import { createHmac } from "node:crypto";
import { exampleShop, officerOf } from "#platform/config/example-shop.ts";
import type { Services } from "#platform/services.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import type { Opening } from "#values/opening.ts";
import {
  countPictured,
  newestBackup,
  policiesAsShown,
  policyVersions,
  readNotes,
  soldBeforeOpening,
  triedMail,
} from "./first-steps.db.server.ts";
import { exampleNames } from "./first-steps.text.ts";
import { areShown, missingPolicies, type ShopStanding, type StepNotes } from "./first-steps.ts";

export type StandingShop = Pick<Services, "db" | "config" | "secret">;

/** A text that changes with the settings, and reveals nothing of them. */
const markOf = (secret: string, settings: readonly unknown[]): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["first-steps", ...settings]))
    .digest("base64url")
    .slice(0, 22);

/** Of the payment service's keys. */
export const keysMark = ({ config: { razorpay }, secret }: Pick<StandingShop, "config" | "secret">): string =>
  markOf(secret, [razorpay.keyId, razorpay.keySecret, razorpay.apiBase]);

/** Of the mail server, and who the mails come from. */
export const mailMark = ({ config: { mail }, secret }: Pick<StandingShop, "config" | "secret">): string =>
  markOf(secret, [mail.smtpUrl, mail.from]);

/** How the versions of the legal texts are written down. */
export const versionsMark = (versions: ReadonlyMap<string, number>): string =>
  [...versions].map(([slug, version]) => `${slug} ${version}`).join(", ");

/** Are the first steps shown to members who hold 'settings'? */
export async function areStepsShown({ db }: Pick<StandingShop, "db">): Promise<boolean> {
  const notes = await readNotes(db);
  return areShown({ notes, hasSold: await soldBeforeOpening(db) });
}

interface StandingRead {
  standing: ShopStanding;
  opening: Opening | undefined;
  /** Of the settings: opening the shop is a change of them. */
  version: number;
}

/** How the shop stands, looked at now. */
export async function readStanding(shop: StandingShop): Promise<StandingRead> {
  const { db, config } = shop;
  const { facts, version } = await readSettings(db);
  const notes = await readNotes(db);
  const versions = await policyVersions(db);
  return {
    standing: {
      notes,
      ...factsStanding(config),
      hasOwnRates: facts.shipping !== undefined,
      rates: ratesKey(config.shop.shipping),
      products: await countPictured(db),
      policies: {
        missing: missingPolicies(versions),
        versions: versionsMark(versions),
        isReadAsShown: versions.size === (await policiesAsShown(db)).length,
      },
      payments: {
        mark: keysMark(shop),
        isSimulated: config.razorpay.simulated,
        isForTests: config.razorpay.keyId.startsWith("rzp_test_"),
      },
      mail: await mailStanding(shop, notes),
      backup: { everyHours: config.backup.everyHours, newest: await newestBackup(db) },
      isPublic: config.origin.startsWith("https:"),
    },
    opening: facts.opening,
    version,
  };
}

function factsStanding(config: Pick<StandingShop["config"], "shop">) {
  const shop = shopInEnglish(config);
  const names = (["name", "email", "phone", "grievanceOfficer"] as const).filter(
    (fact) => shop[fact] === (fact === "grievanceOfficer" ? officerOf(shop.name) : exampleShop[fact]),
  );
  return {
    exampleFacts: names.map((fact) => exampleNames[fact]),
    address: addressStanding(shop.address),
    gstin: shop.gstin,
    hasGoodsTax: Boolean(shop.goodsTax.rate && shop.goodsTax.hsn),
  };
}

function addressStanding(address: string): ShopStanding["address"] {
  if (address === exampleShop.address) return "example";
  return /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/.test(address) ? "own" : "without-pincode";
}

async function mailStanding(shop: StandingShop, { mail }: StepNotes): Promise<ShopStanding["mail"]> {
  return {
    mark: mailMark(shop),
    hasServer: shop.config.mail.smtpUrl !== undefined,
    tried: mail && (await triedMail(shop.db, testMailKey(mail.outcome))),
  };
}

/** The mail's key in the outbox; the step stores its id. */
export const testMailKey = (id: string): string => `test-mail:${id}`;
