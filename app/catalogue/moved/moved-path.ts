/** A path as former addresses are kept: in small letters, without a slash at its end. */
export function pathKey(path: string): string {
  const plain = decoded(path).toLowerCase().replace(/\/+$/, "");
  // A shop of that kind shows a product within a collection, too.
  return plain.replace(/^\/collections\/[^/]+(?=\/products\/)/, "") || "/";
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
