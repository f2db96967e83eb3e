import { isIP } from "node:net";
import { z } from "zod";
import { isGuessable } from "#values/common-passwords.ts";
import type { WithEnglish } from "#values/language/content-language.ts";
import { isAmongOurselves } from "../limits/among-ourselves.server.ts";
import { carrierConfig, unfitCarrier } from "./carrier-config.server.ts";
import { unfitAssets } from "./cdn-config.server.ts";
import { exampleShop } from "./example-shop.ts";
import { givenShop } from "./given-shop.server.ts";
import {
  operationConfig,
  operationExpectations,
  operationSettings,
  unfitWorkers,
} from "./operation-config.server.ts";
import { paymentConfig, unfitPayments } from "./payment-config.server.ts";
import { isDatabaseAddress, isServerAddress } from "./server-address.server.ts";

/** A setting that is wrong or missing; its message is a sentence for the person who starts the shop. */
export class ConfigError extends Error {}

const text = z.string().trim();
const optional = text.optional();
const port = text
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65535);
const httpUrl = text.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value));
const origin = httpUrl.refine(
  (value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ""),
);
const email = z.email();
const databaseUrl = text.regex(/^postgres(ql)?:\/\//).refine(isDatabaseAddress);
const mailSender = text.refine(
  (value) => z.email().safeParse(/<([^<>]*)>$/.exec(value)?.[1] ?? value).success,
);
const addresses = text
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((parts) => parts.every(isAddressRange));

/** An IP address, or a range of them as '10.0.0.0/8'. */
function isAddressRange(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const longest = isIP(address) === 6 ? 128 : 32;
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
  return isIP(address) !== 0 && fits && rest.length === 0;
}

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  HOST: text.default("127.0.0.1"),
  PORT: port.default(3000),
  APP_ORIGIN: origin.transform((value) => value.replace(/\/$/, "")).optional(),
  APP_SECRET: text.min(32).optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  SMTP_URL: text
    .regex(/^smtps?:\/\//)
    .refine(isServerAddress)
    .optional(),
  MAIL_FROM: mailSender.optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: optional,
  S3_REGION: optional,
  S3_KEY: optional,
  S3_SECRET: optional,
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET_OLD: optional,
  RAZORPAY_API_BASE: httpUrl.optional(),
  RAZORPAY_CHECKOUT_SRC: httpUrl.optional(),
  RZP_SIM_PORT: port.optional(),
  SHIPROCKET_EMAIL: email.optional(),
  SHIPROCKET_PASSWORD: optional,
  SHIPROCKET_API_BASE: httpUrl.optional(),
  CARRIER_WEBHOOK_TOKEN: text.min(16).optional(),
  CARRIER_SIM_PORT: port.optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(12).max(128).optional(),
  TRUSTED_PROXIES: addresses.default([]),
  SEED: z.enum(["demo", "goods", "empty"]).default("demo"),
  SHOP_NAME: text.max(60).default(exampleShop.name),
  SHOP_EMAIL: email.default(exampleShop.email),
  SHOP_PHONE: text.default(exampleShop.phone),
  SHOP_ADDRESS: text.default(exampleShop.address),
  SHOP_GSTIN: text.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/).optional(),
  SHOP_GRIEVANCE_OFFICER: text.optional(),
  SHOP_FACEBOOK: httpUrl.optional(),
  SHOP_INSTAGRAM: httpUrl.optional(),
  SHOP_X: httpUrl.optional(),
  SHOP_RATING_TEXT: optional,
  ...operationSettings,
});

export type Environment = z.infer<typeof environment>;

const encoded = "with special characters in its password percent-encoded (# as %23, / as %2F)";

/** What each setting must be, in words; shown when a value does not fit. */
const expectations: Partial<Record<keyof Environment, string>> = {
  NODE_ENV: "'production', 'development' or 'test'",
  PORT: "a whole number from 0 to 65535",
  APP_ORIGIN: "an address without a path, such as https://shop.example",
  APP_SECRET: "at least 32 characters long",
  DATABASE_URL: `a PostgreSQL address, such as postgres://user@host:5432/jhola, ${encoded}`,
  DATABASE_DIRECT_URL: `a PostgreSQL address, such as postgres://user@host:5432/jhola, ${encoded}`,
  SMTP_URL: `a mail server's address, such as smtps://user:password@host:465, ${encoded}`,
  MAIL_FROM: "an e-mail address, such as Jhola Crafts <hello@shop.example>",
  S3_ENDPOINT: "an address that starts with https:// or http://",
  RAZORPAY_API_BASE: "an address that starts with https:// or http://",
  RAZORPAY_CHECKOUT_SRC: "an address that starts with https:// or http://",
  RZP_SIM_PORT: "a whole number from 0 to 65535",
  SHIPROCKET_EMAIL: "an e-mail address",
  SHIPROCKET_API_BASE: "an address that starts with https:// or http://",
  CARRIER_WEBHOOK_TOKEN: "at least 16 characters long",
  CARRIER_SIM_PORT: "a whole number from 0 to 65535",
  ADMIN_EMAIL: "an e-mail address",
  ADMIN_PASSWORD: "12 to 128 characters long",
  TRUSTED_PROXIES: "IP addresses or ranges with commas between them, such as 10.0.0.0/8, 127.0.0.1",
  SEED: "'demo', 'goods' or 'empty'",
  SHOP_NAME: "at most 60 characters long",
  SHOP_EMAIL: "an e-mail address",
  SHOP_GSTIN: "a 15-character GSTIN in capitals",
  SHOP_FACEBOOK: "an address that starts with https:// or http://",
  SHOP_INSTAGRAM: "an address that starts with https:// or http://",
  SHOP_X: "an address that starts with https:// or http://",
  ...operationExpectations,
};

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
  return unfitPayments(env) ?? unfitCarrier(env);
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
