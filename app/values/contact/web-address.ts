const longest = 500;

/**
 * A web address that somebody typed, imported or keeps: read whole, so that nothing breaks where it is used.
 * Undefined for what is none: no scheme, a host without a name, blanks, a name or password in it.
 */
export function webAddress(
  text: string,
  schemes: readonly ("https" | "http")[] = ["https"],
): URL | undefined {
  const scheme = /^(https?):\/\/\S+$/i.exec(text)?.[1]?.toLowerCase();
  if (text.length > longest || !schemes.some((each) => each === scheme)) return undefined;
  const url = addressAt(text);
  const isAnonymous = url?.username === "" && url.password === "";
  return isAnonymous && /^[^.].*\.[^.]/.test(url.hostname) ? url : undefined;
}

/**
 * A kept address, whole or a path on the site `base`; undefined for one that can't be read. `URL.parse` is
 * younger than shoppers' browsers.
 */
export function addressAt(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
