import { isIP } from "node:net";
import { z } from "zod";
import { exampleShop } from "./example-shop.ts";
import { operationExpectations, operationSettings } from "./operation-config.server.ts";

/**
 * An '@' or a '#' behind the server's name is the rest of a password whose special characters cut the address
 * short.
 */
const spilling = /^[a-z]+:\/\/[^/?#]*(?=[/?#])(?:[^?]*(?:\?[^=]*)?@|.*#)/i;

/** Can programs take this address apart, with nothing of its password where they repeat it? */
export const isServerAddress = (text: string): boolean => !spilling.test(text) && URL.canParse(text);

/**
 * The same of a database, which a socket may stand for: `postgres://user@/name?host=/run/postgresql` names no
 * server.
 */
export const isDatabaseAddress = (text: string): boolean => isServerAddress(text.replace("@/", "@socket/"));

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

/** How the shop is set from outside: each setting, and its default. */
export const environment = z.object({
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
  WHATSAPP_TOKEN: optional,
  WHATSAPP_PHONE_NUMBER_ID: text.regex(/^\d{1,30}$/).optional(),
  WHATSAPP_APP_SECRET: optional,
  WHATSAPP_VERIFY_TOKEN: text.min(16).optional(),
  WHATSAPP_API_BASE: httpUrl.optional(),
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
export const expectations: Partial<Record<keyof Environment, string>> = {
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
  WHATSAPP_PHONE_NUMBER_ID: "the number's id, digits alone",
  WHATSAPP_VERIFY_TOKEN: "at least 16 characters long",
  WHATSAPP_API_BASE: "an address that starts with https:// or http://",
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
