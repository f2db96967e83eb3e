import type { FileStore } from "#platform/files/file-store.server.ts";

/** A store that holds nothing and keeps nothing. */
export const noFiles: FileStore = {
  put: async () => undefined,
  read: async () => undefined,
  remove: async () => undefined,
  list: async () => [],
  size: async () => 0,
  links: async () => 0,
};
