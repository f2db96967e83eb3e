import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { type Address, choose } from "./choose-tests.ts";
import { importersOf } from "./import-graph.ts";

/** More files than these take longer than anybody waits; the nearest are run. */
const most: Record<string, number> = {
  database: 25,
  request: 6,
  browser: 3,
  faults: 1,
  payments: 2,
  fuzz: 2,
};

interface TestsOfChange {
  files: string[];
  /** The test files of each check. */
  tests: Map<string, readonly string[]>;
  /** Checks that look at the whole tree. */
  whole: string[];
  /** How many files of each check are not run, though what was changed is somewhere in them. */
  leftOut: Map<string, number>;
}

/**
 * What the changes since a commit can break. Without one: what this branch has beyond the one that it comes
 * from, and what is not committed. Throws where git knows no such commit.
 */
export async function testsOfChange(base = branchedFrom()): Promise<TestsOfChange> {
  const files = [
    ...git("diff", "--name-only", "--no-renames", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const listed = git("ls-files", "--cached", "--others", "--exclude-standard").filter(existsSync);
  const code = listed.filter((file) => /\.(?:ts|tsx|mjs|css|sql)$/.test(file));
  const texts = new Map(code.map((file) => [file, readFileSync(file, "utf8")]));
  const addresses = addressesOf(await routes);
  const chosen = choose(files, { files: texts, importers: importersOf(texts), addresses });
  const near = [...chosen.tests].map(([check, own]): [string, readonly string[]] => [
    check,
    own.slice(0, most[check]),
  ]);
  const far = [...chosen.tests].map(([check, own]): [string, number] => [
    check,
    own.length - (most[check] ?? own.length),
  ]);
  const isCode = code.some((file) => files.includes(file));
  const asksAShop = near.some(([check]) => check !== "unit" && check !== "database");
  return {
    files,
    tests: new Map(near),
    whole: [...chosen.whole, ...(isCode ? ["format"] : []), ...(asksAShop ? ["build"] : [])],
    leftOut: new Map(far.filter(([, count]) => count > 0)),
  };
}

const addressesOf = (entries: readonly RouteConfigEntry[], above: readonly string[] = []): Address[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const parts = path === undefined ? above : [...above, path];
    return [{ pattern: parts.join("/"), file: `app/${file}` }, ...addressesOf(children, parts)];
  });

function branchedFrom(): string {
  const { lines, isKnown } = askGit("merge-base", "HEAD", "@{upstream}");
  return (isKnown && lines[0]) || "HEAD";
}

function git(...words: string[]): string[] {
  const { lines, isKnown } = askGit(...words);
  if (!isKnown) throw new Error(`git ${words.join(" ")} failed`);
  return lines;
}

function askGit(...words: string[]): { lines: string[]; isKnown: boolean } {
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8", maxBuffer: 2 ** 26 });
  return { lines: stdout.split("\n").filter(Boolean), isKnown: status === 0 };
}
