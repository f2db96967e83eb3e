/**
 * A cookie's name as it is at the shop's address. With `__Host-` a browser takes it by https and from this
 * very host alone, so that no neighbouring subdomain can plant one; plain http knows no such cookies.
 */
export const hostCookie = (name: string, origin: string): string =>
  origin.startsWith("https:") ? `__Host-${name}` : name;
