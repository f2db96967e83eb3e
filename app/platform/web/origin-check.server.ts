const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * May this request change something? Browsers send Origin with every form post; ours must be the shop's own.
 * Without APP_ORIGIN, localhost and 127.0.0.1 on the shop's port both count.
 */
export function isSameOrigin(
  method: string,
  origin: string | undefined,
  shop: { origin: string; originIsSet: boolean },
): boolean {
  if (safeMethods.has(method)) return true;
  if (!origin) return false;
  if (origin === shop.origin) return true;
  return !shop.originIsSet && origin === shop.origin.replace("//localhost", "//127.0.0.1");
}
