import { stat } from "node:fs/promises";
import { ConfigError } from "#platform/config/config.server.ts";

/** Throws when DATA_DIR is another user's than the one who asks. */
export async function refuseOtherUser(dataDir: string): Promise<void> {
  // Windows has none.
  const user = process.getuid?.();
  const folder = await stat(dataDir).catch(() => undefined);
  if (user === undefined || folder === undefined || folder.uid === user) return;
  throw new ConfigError(
    `${dataDir} belongs to user ${folder.uid}, and this command runs as user ${user}: the shop could not read what it writes. Run it as the shop's user, as docs/operation.md says.`,
  );
}
