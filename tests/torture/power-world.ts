import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "../running-shop.ts";
import { embeddedShop } from "./kill-worlds.ts";
import { cutPower } from "./power-cut.ts";
import type { MakeWorld } from "./strike-rounds.ts";

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
