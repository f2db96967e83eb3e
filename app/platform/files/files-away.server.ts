import { errorCode } from "#platform/error-code.ts";

/** The files can't be had just now; its message is a sentence for anyone who runs the shop. */
export class FilesAway extends Error {
  override readonly name = "FilesAway";
}

/** The disk has no room, fails, or can only be read: nothing of the shop's own is wrong, and it may pass. */
const passing = ["ENOSPC", "EDQUOT", "EIO", "EROFS"];

/** Can files not be had or stored just now, so that the same request may succeed later? */
export const areFilesAway = (error: unknown): boolean =>
  error instanceof FilesAway || passing.includes(errorCode(error) ?? "");
