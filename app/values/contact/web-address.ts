import { addressAt } from "./address-at.ts";

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
