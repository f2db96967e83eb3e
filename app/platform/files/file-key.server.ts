const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Two or more plain names between slashes: nothing that could climb out of the store. */
export const isFileKey = (key: string): boolean =>
  key.includes("/") && key.split("/").every((part) => segment.test(part));

/**
 * Files that no address shows: acts of the shop's own read them for whom they are. Some disks do not tell
 * capitals apart.
 */
export const isPrivateKey = (key: string): boolean => /^private\//i.test(key);

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
};

/** The content type that a key's ending stands for; anything unknown is a download, never a page. */
export function contentTypeOf(key: string): string {
  return types[key.slice(key.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}
