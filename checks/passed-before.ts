import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

// The checks that take minutes are not run a second time by `npm test` while every file that they can see is
// what it was when they passed (ADR-38). What is remembered lies in .cache and never leaves the machine.

/** Folders below tests/ that a check's tests are made of. Anyone who is not listed is run every time. */
const ownTests: Record<string, readonly string[]> = {
  database: ["database", "torture"],
  browser: ["browser", "database"],
  request: ["request", "database", "fuzz"],
  faults: ["faults", "database", "torture", "fuzz"],
};

const seenByNone = /^(docs|\.ci)\/|^[A-Z]+(\.md)?$/;
const databaseTest = /\.db\.test\.tsx?$/;
const otherTest = /^(app|db|demo|dev|checks)\/.*(?<!\.db)\.test\.tsx?$/;

/** May a change of this file change what the check finds? Yes, unless it is known to be of another one's. */
export function canSee(check: string, path: string): boolean {
  if (seenByNone.test(path) || otherTest.test(path)) return false;
  if (databaseTest.test(path)) return check === "database";
  const [, folder] = /^tests\/([^/]+)\//.exec(path) ?? [];
  return folder === undefined || (ownTests[check] ?? [folder]).includes(folder);
}

/**
 * Stands for all that a check can see, contents included; undefined for one that is never left out, or where
 * nothing is listed.
 */
export function sightOf(check: string, listed = listedByGit()): string | undefined {
  if (!ownTests[check] || listed.length === 0) return undefined;
  const hash = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}`);
  for (const path of listed.filter((each) => canSee(check, each)).sort())
    hash.update(`\0${path}\0`).update(existsSync(path) ? readFileSync(path) : "");
  return hash.digest("hex");
}

/** The repository's files, also those not added yet; none where git can't tell, as in an unpacked archive. */
function listedByGit(): string[] {
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  return listed.status === 0 ? listed.stdout.toString().split("\0").filter(Boolean) : [];
}

const remembered = z.record(z.string(), z.object({ sight: z.string(), passed: z.number() }));
type Remembered = z.infer<typeof remembered>;

/** Which checks passed, how many tests they had, and what they saw. */
export class PassedBefore {
  readonly #path: string;
  readonly #see: (check: string) => string | undefined;

  constructor(path = ".cache/checks/passed.json", see = (check: string) => sightOf(check)) {
    this.#path = path;
    this.#see = see;
  }

  /** How many tests of the check passed, if it saw just this when it ran last. */
  on(check: string, sight: string | undefined): number | undefined {
    const last = this.#read()[check];
    return last && last.sight === sight ? last.passed : undefined;
  }

  /**
   * Remembers how the check ended: only one that passed, and that saw the same at its end as when it began.
   */
  keep(
    check: string,
    sight: string | undefined,
    { passed, failed }: { passed: number; failed: number },
  ): void {
    const { [check]: _, ...others } = this.#read();
    const isGood = failed === 0 && sight !== undefined && sight === this.#see(check);
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(isGood ? { ...others, [check]: { sight, passed } } : others));
  }

  /** A file that is missing or damaged remembers nothing. */
  #read(): Remembered {
    try {
      return remembered.parse(JSON.parse(readFileSync(this.#path, "utf8")));
    } catch {
      return {};
    }
  }
}
