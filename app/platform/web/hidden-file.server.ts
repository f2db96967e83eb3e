/**
 * Is it an address under which the build, or a tool beside it, has files that are nobody's: a name with a dot
 * before it (the build's manifest), a source map, or a file's compressed form, which is chosen by
 * Accept-Encoding alone? `.well-known` is for everybody.
 */
export function isHiddenFile(path: string): boolean {
  const plain = decoded(path);
  return /[/\\]\.(?!well-known([/\\]|$))/i.test(plain) || /\.(map|br|gz|zst)$/i.test(plain);
}

/** What can't be decoded is no file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
