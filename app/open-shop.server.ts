import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { makeFirstAdmin, type NewAdmin } from "#accounts/first-admin.server.ts";
import type { Config } from "#platform/config.server.ts";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openFileStore } from "#platform/files/file-store.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startMailDelivery } from "#platform/mail/deliver-mail.server.ts";
import { forgetSenders, longestWaitSeconds } from "#platform/rate-limit.server.ts";
import { openSecret } from "#platform/secret.server.ts";
import type { Services } from "#platform/services.server.ts";
import { PageCache } from "#platform/web/page-cache.server.ts";
import { publicPageKey } from "./public-pages.ts";

const pageCacheBytes = 96 * 1024 * 1024;

export interface OpenShop {
  services: Services;
  /** Set on the one start that made the first admin. */
  newAdmin: NewAdmin | undefined;
  close(): Promise<void>;
}

/** Opens everything the shop stands on: data folder, database (migrated, seeded when empty), files, mail, page cache. */
export async function openShop(config: Config, root: string): Promise<OpenShop> {
  const log = openLog(config.mode === "test" ? "warn" : "info");
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const secret = await openSecret(config.secret, config.dataDir);
  const database = await openDatabase({
    ...config.database,
    directory: resolve(config.dataDir, "database"),
    log,
  });
  await migrateToLatest(database.db, root);
  const files = await openFileStore(config);
  const pages = new PageCache({
    maxBytes: pageCacheBytes,
    keyOf: publicPageKey,
    contentVersion: () => contentVersion(database.db),
    now: Date.now,
  });
  const mail = startMailDelivery({ db: database.db, config, log });
  const services: Services = {
    config,
    database,
    db: database.db,
    files,
    log,
    pages,
    secret,
    now: () => new Date(),
    sendMailSoon: () => mail.kick(),
  };
  await plantWhenEmpty(services, root);
  const newAdmin = await makeFirstAdmin(database.db, { ...config.admin, demo: config.seed === "demo" });
  const stopWatching = await watchContent(services);
  const stopForgetting = forgetOldSenders(services);
  return {
    services,
    newAdmin,
    async close() {
      stopForgetting();
      await stopWatching();
      await mail.stop();
      await database.close();
    },
  };
}

async function contentVersion(db: Services["db"]): Promise<number> {
  const { rows } = await sql<{ version: number }>`SELECT version FROM content_version`.execute(db);
  return Number(rows[0]?.version ?? 0);
}

/** Notices other writers' changes: at once by NOTIFY, and within a second where notifications get lost. */
async function watchContent({ database, pages, log }: Services): Promise<() => Promise<void>> {
  const look = () =>
    pages.refresh().catch((error: Error) => log.warn({ kind: error.name }, "content version unread"));
  await look();
  const unlisten = await database.listen("content_changed", () => void look());
  const poll = setInterval(look, 1000);
  return async () => {
    clearInterval(poll);
    await unlisten();
  };
}

/** Rate limits need an address for minutes only. */
function forgetOldSenders({ db, log, now }: Services): () => void {
  const forget = () =>
    forgetSenders(db, now()).catch((error: Error) =>
      log.warn({ kind: error.name }, "old senders not forgotten"),
    );
  void forget();
  const timer = setInterval(forget, longestWaitSeconds * 1000);
  return () => clearInterval(timer);
}

/** The seed is plain TypeScript outside the bundle: it is loaded only by a start that finds an empty shop. */
async function plantWhenEmpty(services: Services, root: string): Promise<void> {
  if (services.config.seed === "empty" || !(await isEmpty(services.db))) return;
  const path = pathToFileURL(resolve(root, "db/seed/plant-shop.ts")).href;
  const seed: { plantShop(services: Services, root: string): Promise<void> } = await import(
    /* @vite-ignore */ path
  );
  await seed.plantShop(services, root);
}

async function isEmpty(db: Services["db"]): Promise<boolean> {
  const product = await db.selectFrom("products").select("id").limit(1).executeTakeFirst();
  const artisan = await db.selectFrom("artisans").select("id").limit(1).executeTakeFirst();
  return !product && !artisan;
}
