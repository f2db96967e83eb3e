import { availableParallelism } from "node:os";
import { join } from "node:path";
import { z } from "zod";

import { isAmongOurselves } from "./among-ourselves.server.ts";

/** How long a cache in front of the shop may keep a page: until it is purged, or while its second lasts. */
export type Sharing = "purged" | "second";

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

const addresses = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every(isAddress));

/** Scheme, host and port alone; what it says stands in each page's policy as it is. */
const wholeOrigin = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?\/?$/;

/** By http a page's scripts could be changed on their way. */
const assetOrigin = z
  .string()
  .trim()
  .regex(wholeOrigin)
  .transform((text) => text.replace(/\/$/, ""))
  .refine((text) => URL.canParse(text) && new URL(text).origin === text)
  .refine((text) => text.startsWith("https:") || isAmongOurselves(new URL(text).hostname));

/** What stands in front of the shop: keeps its public pages, or its files at an address of their own. */
export const cdnSettings = {
  ASSET_ORIGIN: assetOrigin.optional(),
  PURGE_URL: addresses.optional(),
  PURGE_TOKEN: z.string().trim().min(16).optional(),
  SHARED_CACHE: z.enum(["no", "second"]).default("no"),
};

export const cdnExpectations = {
  ASSET_ORIGIN: "an https address without a path, such as https://cdn.shop.example",
  PURGE_URL: "an address that starts with https:// or http://, or several with commas between them",
  PURGE_TOKEN: "at least 16 characters long",
  SHARED_CACHE: "'no' or 'second'",
};

const cdn = z.object(cdnSettings);

export function cdnConfig({ PURGE_URL, PURGE_TOKEN, SHARED_CACHE }: z.infer<typeof cdn>) {
  const purge = PURGE_URL && PURGE_TOKEN ? { urls: PURGE_URL, token: PURGE_TOKEN } : undefined;
  const asked: Sharing | undefined = SHARED_CACHE === "second" ? "second" : undefined;
  const sharing: Sharing | undefined = purge ? "purged" : asked;
  return { purge, sharing };
}

/** Why files can't be fetched from there; undefined when they can. */
export function unfitAssets({
  ASSET_ORIGIN: assets,
  APP_ORIGIN: shop,
}: {
  ASSET_ORIGIN?: string;
  APP_ORIGIN?: string;
}): string | undefined {
  if (assets === undefined) return undefined;
  if (assets === shop)
    return "ASSET_ORIGIN must be another address than APP_ORIGIN: leave it unset where the shop serves its files itself.";
  if (shop?.startsWith("https:") && !assets.startsWith("https:"))
    return "ASSET_ORIGIN must begin with https:// when APP_ORIGIN does: browsers refuse an https page's scripts by http.";
  return undefined;
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

/** More processes than any one machine has use for. */
const mostWorkers = 64;

/** How the shop is run: backups, what it tells a monitor, and how it ends. */
export const operationSettings = {
  BACKUP_DIR: z.string().trim().optional(),
  BACKUP_EVERY_HOURS: wholeNumber(0, 24 * 31).optional(),
  BACKUP_KEEP: wholeNumber(1, 1000).default(7),
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
  DRAIN_SECONDS: wholeNumber(0, 120).default(0),
  RELEASES_DIR: z.string().trim().optional(),
  NEWSLETTER_PER_MINUTE: wholeNumber(1, 3000).default(30),
  WEBHOOKS_ALLOW_PRIVATE: z.enum(["yes", "no"]).default("no"),
  WORKERS: z.union([z.literal("auto"), wholeNumber(1, mostWorkers)]).default(1),
  ...cdnSettings,
};

export const operationExpectations = {
  BACKUP_EVERY_HOURS: "a whole number of hours from 0 (no backups) to 744",
  BACKUP_KEEP: "a whole number from 1 to 1000",
  METRICS_TOKEN: "at least 16 characters long",
  LOG_LEVEL: "'debug', 'info', 'warn' or 'error'",
  DRAIN_SECONDS: "a whole number of seconds from 0 to 120",
  NEWSLETTER_PER_MINUTE: "a whole number from 1 to 3000",
  WEBHOOKS_ALLOW_PRIVATE: "'yes' or 'no'",
  WORKERS: `'auto' or a whole number from 1 to ${mostWorkers}`,
  ...cdnExpectations,
};

const operation = z.object(operationSettings);

type OperationEnvironment = z.infer<typeof operation> & {
  NODE_ENV: string;
  DATA_DIR: string;
  DATABASE_URL?: string;
  S3_ENDPOINT?: string;
};

const daily = 24;

export function operationConfig(env: OperationEnvironment) {
  // A shop that lies whole in one folder is backed up without a setting; others may have means of their own.
  const isOneFolder = env.NODE_ENV === "production" && !env.DATABASE_URL && !env.S3_ENDPOINT;
  return {
    backup: {
      dir: env.BACKUP_DIR ?? join(env.DATA_DIR, "backups"),
      /** 0: none are made unasked. */
      everyHours: env.BACKUP_EVERY_HOURS ?? (isOneFolder ? daily : 0),
      keep: env.BACKUP_KEEP,
    },
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    /** For how long the shop goes on serving, though it says that it is not ready, before it stops. */
    drainSeconds: env.DRAIN_SECONDS,
    /** Where versions of the shop lie beside each other. */
    releasesDir: env.RELEASES_DIR || undefined,
    workers: workersFor(env, availableParallelism()),
    cdn: cdnConfig(env),
    /** Mails a minute, so that no mail server takes the shop for a sender of spam. */
    newsletter: { perMinute: env.NEWSLETTER_PER_MINUTE },
    /** Where pages fetch files that never change; undefined where the shop itself serves them. */
    assetOrigin: env.ASSET_ORIGIN,
    webhooks: {
      /** For tests: receivers on this machine, without encryption. */
      allowPrivate: env.WEBHOOKS_ALLOW_PRIVATE === "yes",
    },
  };
}

/** How many processes serve the shop: 'auto' is one for each core, and the embedded database has one only. */
export function workersFor(
  { WORKERS, DATABASE_URL }: Pick<OperationEnvironment, "WORKERS" | "DATABASE_URL">,
  cores: number,
): number {
  if (WORKERS !== "auto") return WORKERS;
  return DATABASE_URL ? Math.min(cores, mostWorkers) : 1;
}

/** Why so many processes can't be had; undefined when they can. */
export const unfitWorkers = ({
  WORKERS,
  DATABASE_URL,
}: Pick<OperationEnvironment, "WORKERS" | "DATABASE_URL">): string | undefined =>
  WORKERS !== "auto" && WORKERS > 1 && !DATABASE_URL
    ? "WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process."
    : undefined;
