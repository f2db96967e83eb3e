/**
 * Where the shop's own statements go that are meant for a test database: to the pooler in front of it that
 * TEST_POOLER names (127.0.0.1:6432), where the tests are run through one (`npm run torture -- pgbouncer`).
 */
export function pooledAddress(url: string): string {
  const pooler = process.env.TEST_POOLER;
  if (!pooler) return url;
  const address = new URL(url);
  address.host = pooler;
  return address.href;
}
