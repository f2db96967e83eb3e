const mostKeys = 5000;
const longestAddress = 500;

/** The keys of addresses, remembered: working one out costs more than looking its page up. */
export function rememberKeys(
  keyOf: (url: string) => string | undefined,
): (url: string) => string | undefined {
  /** Null for an address that is not public. */
  const keys = new Map<string, string | null>();
  return (url) => {
    const known = keys.get(url);
    if (known !== undefined) return known ?? undefined;
    if (keys.size >= mostKeys) keys.clear();
    const key = keyOf(url);
    if (url.length < longestAddress) keys.set(url, key ?? null);
    return key;
  };
}
