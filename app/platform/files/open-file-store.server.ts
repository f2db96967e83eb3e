import { join } from "node:path";
import type { Config } from "#platform/config/config.server.ts";
import type { FileStore } from "./file-store.server.ts";
import { openLocalFileStore } from "./local-file-store.server.ts";

/**
 * The configured store: a folder in DATA_DIR, or an S3-compatible bucket (whose client is loaded only then).
 */
export async function openFileStore(config: Pick<Config, "dataDir" | "s3">): Promise<FileStore> {
  if (!config.s3) return openLocalFileStore(join(config.dataDir, "files"));
  const { openS3FileStore } = await import("./s3-file-store.server.ts");
  return openS3FileStore(config.s3);
}
