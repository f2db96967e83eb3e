import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, inject, vi } from "vitest";
import { openEmbedded } from "#platform/database/embedded/open-embedded.server.ts";
import { openLog } from "#platform/log.server.ts";
import { ownFolder } from "../own-folder.ts";

const log = openLog("silent");

/** A folder of its own for each test, in which an embedded database is opened; gone after it. */
export function embeddedFolder() {
  const path = ownFolder();
  const directory = () => path("data/database");
  beforeEach(() => mkdirSync(path("data")));
  afterEach(() => void vi.unstubAllEnvs());
  return {
    /** @returns the path of `name` in the test's folder. */
    path,
    log,
    /** @returns where the database lies, in the folder's `data`. */
    directory,
    copyTemplate: () => cpSync(inject("embeddedTemplate"), directory(), { recursive: true }),
    open: (preload?: string, silence?: number) =>
      openEmbedded({ directory: directory(), log, preload, silence, mendEvery: 0 }),
    /** The disk of an engine that is opened with `tests/torture/fail-disk.ts` before it. */
    failingDisk() {
      const said = path("fault");
      vi.stubEnv("FAILING_DISK", said);
      return { fail: (code: string) => writeFileSync(said, code), mend: () => rmSync(said) };
    },
  };
}

/**
 * Opening takes its time on a machine that does other work; whoever asks meanwhile is told that the database
 * is away.
 */
export const untilItGoesOn = (ask: () => Promise<unknown>) =>
  vi.waitFor(ask, { timeout: 50_000, interval: 50 });
