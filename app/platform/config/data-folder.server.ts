import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { errorCode } from "../error-code.ts";
import { ConfigError } from "./config.server.ts";

const reasons: Record<string, string> = {
  EEXIST: "is no folder",
  ENOTDIR: "lies below a file",
  EACCES: "may not be written by this account",
  EPERM: "may not be written by this account",
  EROFS: "lies on a disk that can only be read",
};

/** Makes DATA_DIR where it is missing. Throws ConfigError when nothing could be written there. */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error) ?? "unknown";
    throw new ConfigError(
      `DATA_DIR ${dataDir} ${reasons[code] ?? `can't be used (${code})`}. Mend that, or set DATA_DIR to another folder.`,
    );
  }
}
