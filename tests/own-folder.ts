import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach } from "vitest";

const made = () => mkdtempSync(join(tmpdir(), "jhola-test-"));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A folder that tests share; it goes after the last of them. */
export function sharedFolder(): string {
  const folder = made();
  afterAll(() => remove(folder));
  return folder;
}

/** A folder of its own for each test, gone after it; answers where in it a name lies. */
export function ownFolder(): (...names: string[]) => string {
  let folder = "";
  beforeEach(() => {
    folder = made();
  });
  afterEach(() => remove(folder));
  return (...names) => join(folder, ...names);
}
