/** Where this shop's uploads are read: its own address, and that of its files. Set once, at the opening. */
const origins = new Set<string>();

/** From now on pictures under these addresses are the shop's own. */
export function knowOwnOrigins({
  origin,
  assetOrigin,
}: {
  origin: string;
  assetOrigin?: string | undefined;
}) {
  for (const each of [origin, assetOrigin]) if (each) origins.add(new URL(each).origin);
}

/** An upload's path, where its whole address was written; what is none of the shop's stays as it is. */
export function pathOfUpload(src: string): string {
  const whole = /^\s*(?:https?:)?\/\//i.test(src) ? URL.parse(src, "https://x.invalid") : null;
  if (!whole?.pathname.startsWith("/files/")) return src;
  // The scheme of a pasted address says nothing: both lead to this shop.
  const isOwn = ["https:", "http:"].some((scheme) => origins.has(`${scheme}//${whole.host}`));
  return isOwn ? whole.pathname : src;
}
