import { randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../error-code.ts";
import { ConfigError } from "./config.server.ts";

/** The signing secret: APP_SECRET, or one made on the first start and stored beside the data (mode 0600). */
export async function openSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const path = join(dataDir, "secret.key");
  await makeKey(path);
  const key = (await readFile(path, "utf8")).trim();
  // Anyone who knows that there is none could sign as the shop does.
  if (key === "")
    throw new ConfigError(
      `${path} is empty. Bring it back from a backup, or remove it and start again for a new key.`,
    );
  return key;
}

/** Keeps a new key where there is none; a disk that fills up meanwhile leaves no empty one. */
async function makeKey(path: string): Promise<void> {
  try {
    await writeFile(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if (errorCode(error) === "EEXIST") return;
    await rm(path, { force: true });
    throw error;
  }
}
