/** The code that an error carries, such as "ENOENT" of a failed system call; undefined where it has none. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
