import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { isGuessable } from "#values/common-passwords.ts";
import type { WithEnglish } from "#values/language/content-language.ts";
import { errorCode } from "../error-code.ts";
import { isAmongOurselves } from "./among-ourselves.server.ts";
import { carrierConfig, unfitCarrier } from "./carrier-config.server.ts";
import { type Environment, environment, expectations } from "./environment.server.ts";
import { givenShop } from "./given-shop.server.ts";
import { operationConfig, unfitAssets, unfitWorkers } from "./operation-config.server.ts";
import { paymentConfig, unfitPayments } from "./payment-config.server.ts";
import { unfitWhatsapp, whatsappConfig } from "./whatsapp-config.server.ts";

const reasons: Record<string, string> = {
  EEXIST: "is no folder",
  ENOTDIR: "lies below a file",
  EACCES: "may not be written by this account",
  EPERM: "may not be written by this account",
  EROFS: "lies on a disk that can only be read",
};

/** Makes DATA_DIR where it is missing. Throws ConfigError when nothing could be written there. */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error) ?? "unknown";
    throw new ConfigError(
      `DATA_DIR ${dataDir} ${reasons[code] ?? `can't be used (${code})`}. Mend that, or set DATA_DIR to another folder.`,
    );
  }
}

/** A setting that is wrong or missing; its message is a sentence for the person who starts the shop. */
export class ConfigError extends Error {}

/** Settings whose wrong value must not be repeated on a screen or in a log. */
const secret = /SECRET|PASSWORD|TOKEN|_URL$|KEY/;

/**
 * The shop's configuration, parsed once from the environment. Blank values count as unset.
 * Throws a ConfigError whose message names the setting that is wrong.
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(firstComplaint(parsed.error, given));
  const { data } = parsed;
  const complaint = missingPartner(data) ?? unfitWorkers(data) ?? unfitAssets(data) ?? unfitForPublic(data);
  if (complaint) throw new ConfigError(complaint);
  return arrange(data);
}

/**
 * In an open shop `shop` holds what the owner set over these settings, as it stands now (see
 * settings/live-facts).
 */
export type Config = Readonly<ReturnType<typeof parseConfig>>;

/** What the shop says about itself and what it charges for shipping. */
export type ShopFacts = Config["shop"];

function firstComplaint(error: z.ZodError, given: Record<string, string | undefined>): string {
  const name = String(error.issues[0]?.path[0] ?? "A setting");
  const expected = Object.entries(expectations).find(([key]) => key === name)?.[1] ?? "a plain text";
  const shown = secret.test(name) ? "" : `, but it is '${given[name]}'`;
  return `${name} must be ${expected}${shown}. Correct it and start again.`;
}

function missingPartner(env: Environment): string | undefined {
  const groups: (keyof Environment)[][] = [
    ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_KEY", "S3_SECRET"],
    ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"],
    ["SHIPROCKET_EMAIL", "SHIPROCKET_PASSWORD"],
    ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"],
    ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
    ["PURGE_URL", "PURGE_TOKEN"],
  ];
  for (const group of groups) {
    const missing = group.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      return `${missing.join(" and ")} must be set too when ${group.find((name) => env[name])} is set.`;
    }
  }
  return undefined;
}

function unfitForPublic(env: Environment): string | undefined {
  if (env.NODE_ENV !== "production" || env.APP_ORIGIN === undefined) return undefined;
  const { protocol, hostname } = new URL(env.APP_ORIGIN);
  if (protocol === "http:") {
    if (isAmongOurselves(hostname)) return undefined;
    return "APP_ORIGIN must begin with https:// when it is a public address: by http passwords could be read on their way, and no money would be taken.";
  }
  if (!env.APP_SECRET) {
    return "APP_SECRET must be set (32 characters or more) when APP_ORIGIN is a public address.";
  }
  if (new Set(env.APP_SECRET).size < fewestOfSecret) {
    return "APP_SECRET must be random when APP_ORIGIN is a public address: a few letters again and again can be guessed. `openssl rand -hex 32` makes one.";
  }
  if (env.ADMIN_PASSWORD !== undefined && isGuessable(env.ADMIN_PASSWORD)) {
    return "ADMIN_PASSWORD must not be one that is guessed first, when APP_ORIGIN is a public address. Choose another one and start again.";
  }
  if (env.WEBHOOKS_ALLOW_PRIVATE === "yes") {
    return "WEBHOOKS_ALLOW_PRIVATE must stay unset when APP_ORIGIN is a public address: webhooks could reach machines of your own network.";
  }
  return unfitPayments(env) ?? unfitCarrier(env) ?? unfitWhatsapp(env);
}

/** Of 32 random characters there are never so few different ones. */
const fewestOfSecret = 8;

function arrange(env: Environment) {
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    /** The address that links carry; without APP_ORIGIN, this machine's. */
    origin: env.APP_ORIGIN ?? `http://localhost:${env.PORT}`,
    originIsSet: env.APP_ORIGIN !== undefined,
    secret: env.APP_SECRET,
    dataDir: env.DATA_DIR,
    database: { url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL },
    mail: {
      smtpUrl: env.SMTP_URL,
      /** Unset, mails come from the shop's name and address as they stand: see mail/mail-sender. */
      from: env.MAIL_FROM,
      /** A public shop whose mails become files that nobody reads: customers wait for them in vain. */
      reachesNobody: !env.SMTP_URL && env.APP_ORIGIN?.startsWith("https:") === true,
    },
    s3: s3(env),
    razorpay: paymentConfig(env),
    carrier: carrierConfig(env),
    /** Undefined where no messages go by WhatsApp. */
    whatsapp: whatsappConfig(env),
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    trustedProxies: env.TRUSTED_PROXIES,
    ...operationConfig(env),
    seed: env.SEED,
    /** In the language of the moment, once the shop is open (HINDI-45). */
    shop: givenShop(env) as ReturnType<typeof givenShop> & WithEnglish,
    /** What holds where the owner has set nothing; it never changes. */
    givenShop: givenShop(env),
  };
}

function s3(env: Environment) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_KEY: key,
    S3_SECRET: secretKey,
  } = env;
  if (!endpoint || !bucket || !region || !key || !secretKey) return undefined;
  return { endpoint, bucket, region, key, secret: secretKey };
}

/** The signing secret: APP_SECRET, or one made on the first start and stored beside the data (mode 0600). */
export async function openSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const path = join(dataDir, "secret.key");
  await makeKey(path);
  const key = (await readFile(path, "utf8")).trim();
  // Anyone who knows that there is none could sign as the shop does.
  if (key === "")
    throw new ConfigError(
      `${path} is empty. Bring it back from a backup, or remove it and start again for a new key.`,
    );
  return key;
}

/** Keeps a new key where there is none; a disk that fills up meanwhile leaves no empty one. */
async function makeKey(path: string): Promise<void> {
  try {
    await writeFile(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if (errorCode(error) === "EEXIST") return;
    await rm(path, { force: true });
    throw error;
  }
}
