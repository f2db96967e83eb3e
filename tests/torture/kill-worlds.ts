import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import type { Simulator } from "../../dev/simulator/listen.ts";
import { shopSettings } from "../card-shop.ts";
import { startTestPostgres } from "../database/start-test-postgres.ts";
import { startShop } from "../running-shop.ts";
import { cutPower } from "./power-cut.ts";
import { endOthers } from "./steps/brake.ts";
import type { MakeWorld } from "./strike-rounds.ts";
import type { World } from "./world.ts";

const log = openLog("silent");

export interface ShopPlace extends Pick<World, "dataDir" | "look"> {
  settings: Record<string, string>;
}

const place = (provider: Simulator, port: string, more: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-torture-"));
  return { dataDir, settings: { ...shopSettings(provider), PORT: port, DATA_DIR: dataDir, ...more } };
};

/** A shop's place with its embedded database. */
export function embeddedShop(provider: Simulator, port: string): ShopPlace {
  const { dataDir, settings } = place(provider, port);
  return {
    dataDir,
    settings,
    async look(act) {
      const database = await openDatabase({ directory: resolve(dataDir, "database"), log });
      return act(database).finally(() => database.close());
    },
  };
}

/** A shop's place with a database on a server; the look may be at another address than the shop's. */
export function serverShop(
  provider: Simulator,
  port: string,
  url: string,
  lookAt: () => string = () => url,
): ShopPlace {
  const { dataDir, settings } = place(provider, port, { DATABASE_URL: url });
  return {
    dataDir,
    settings,
    async look(act) {
      const database = await openDatabase({ url: lookAt(), directory: "", log });
      await endOthers(database.db);
      return act(database).finally(() => database.close());
    },
  };
}

/** The shop's process is killed; its embedded database dies with it. */
export const embeddedWorld: MakeWorld = async (provider, port) => {
  const { dataDir, settings, look } = embeddedShop(provider, port);
  return { dataDir, look, start: () => startShop(settings), strike: (shop) => shop.kill().then(() => []) };
};

/** The shop's process is killed; the PostgreSQL server, which waits for the disk at each commit, goes on. */
export const serverWorld: MakeWorld = async (provider, port) => {
  const postgres = await startTestPostgres({ durable: true });
  const { dataDir, settings, look } = serverShop(provider, port, await postgres.createDatabase());
  return {
    dataDir,
    look,
    start: () => startShop(settings),
    strike: (shop) => shop.kill().then(() => []),
    close: () => postgres.stop(),
  };
};

const recorder = join(import.meta.dirname, "record-disk.ts");

/**
 * The machine loses its power: the shop is killed, and of its data folder only what was synced is sure to
 * remain.
 */
export const powerWorld: MakeWorld = async (provider, port) => {
  const { dataDir, settings, look } = embeddedShop(provider, port);
  const folder = mkdtempSync(join(tmpdir(), "jhola-power-"));
  const [before, journal] = [join(folder, "before"), join(folder, "journal")];
  const recording = {
    NODE_OPTIONS: `--import=${recorder}`,
    RECORDED_FOLDER: dataDir,
    RECORDED_INTO: journal,
    RECORD_SYNCS: "yes",
  };
  return {
    dataDir,
    look,
    async start() {
      for (const path of [before, journal]) rmSync(path, { recursive: true, force: true });
      cpSync(dataDir, before, { recursive: true, preserveTimestamps: true });
      return startShop({ ...settings, ...recording });
    },
    async strike(shop) {
      await shop.kill();
      const { undecided } = cutPower(dataDir, before, readFileSync(journal), Math.random);
      console.log(`  the cut decided over ${undecided} changes that were not synced`);
      return [];
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
};
