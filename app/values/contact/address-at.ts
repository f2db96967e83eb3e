/**
 * A stored address, whole or a path on the site `base`; undefined for one that can't be read. `URL.parse` is
 * younger than shoppers' browsers.
 */
export function addressAt(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
