/** What can't be decoded names no page. Its signs are spelt out, since React Router would print such a path whole, past the log. */
export function legiblePath(address: string): string {
  const [path = ""] = address.split("?", 1);
  if (decoded(path) !== undefined) return address;
  return path.replaceAll("%", "%25") + address.slice(path.length);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
