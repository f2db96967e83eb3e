import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const run = (cwd: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();

/**
 * Clones this repository beside itself at a commit, and builds that shop as `npm start` would; one that was
 * built before is taken as it is. Returns its folder. Throws when there is no such commit.
 */
export function buildRelease(commit: string): string {
  const hash = run(".", "git", "rev-parse", "--verify", `${commit}^{commit}`);
  const folder = resolve(".cache/against", hash.slice(0, 12));
  if (!existsSync(folder)) {
    mkdirSync(resolve(".cache/against"), { recursive: true });
    run(".", "git", "clone", "--quiet", "--no-checkout", ".", folder);
    run(folder, "git", "checkout", "--quiet", hash);
  }
  const drawn = join(".cache", "pictures");
  if (existsSync(drawn)) cpSync(drawn, join(folder, drawn), { recursive: true });
  console.log(`Building ${hash.slice(0, 8)} beside …`);
  run(folder, process.execPath, "start.mjs", "--build");
  return folder;
}
