import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPostgres } from "../../database/start-test-postgres.ts";
import { anyOffer } from "../../placed-order.ts";
import { keep } from "../../run-command.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";
import { linkToken, sessionCookie, signIn } from "../../sign-in.ts";
import { visitorsOf } from "../ask.ts";
import { checkoutForm } from "../checkout/purchase.ts";

// The shop of this file holds what the first release wrote, brought here by the commands and migrated.
const fixture = join(import.meta.dirname, "../../fixtures/first-release.tar.gz");
const folder = mkdtempSync(join(tmpdir(), "jhola-operation-"));
/** The admin whom that release made for its demo. */
const owner = { email: "admin@jholacrafts.example", password: "blIeb-jdnfJOKuFE" };
const token = "a-monitor-of-these-tests";
const proxies = { TRUSTED_PROXIES: "127.0.0.1" };
const settings = { ...proxies, METRICS_TOKEN: token, LOG_LEVEL: "debug", DRAIN_SECONDS: "2" };
let shop: RunningShop;

const { ask, post } = visitorsOf(() => shop.origin);

const exportOf = async (table: string, at = shop) => {
  const { textAt, post } = visitorsOf(() => at.origin);
  return textAt(`/admin/dashboard/${table}`, sessionCookie(await post("/admin-login", owner)));
};

beforeAll(async () => {
  const dataDir = join(folder, "first");
  const { code, said } = await keep({ DATA_DIR: dataDir }, ["restore", fixture]);
  expect(said).toMatch(/^Restored first-release\.tar\.gz/);
  expect(code).toBe(0);
  shop = await startShop({ ...settings, DATA_DIR: dataDir });
});

afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const orderForm = async (change: Record<string, string> = {}) => {
  const { id, unitPrice } = await anyOffer(shop.origin);
  return checkoutForm(`${id}:1:${unitPrice}`, change);
};

test("the first release's data are served: products, orders, messages, and the admin signs in", async () => {
  expect((await ask(`/shop`)).status).toBe(200);
  expect((await exportOf("orders/export.csv")).match(/asha@example\.com/g)).toHaveLength(3);
  expect(await exportOf("contact-messages/export")).toContain("ravi@example.com");
});

test("the first release's goods can be bought", async () => {
  const answer = await post("/checkout", await orderForm({ email: "new@example.com" }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toContain("/order-confirmation");
});

test("the log names requests and quotes nobody", async () => {
  const name = "Zebulon Quixotish";
  const email = "zebulon.quixotish@secret.example";
  const password = "unmistakable-password-77";
  await post("/signup", { fullName: name, email, password, confirmPassword: password });
  const confirmation = await linkToken(shop, email);
  await ask(`/confirm-email?token=${confirmation}`);
  await post("/confirm-email", { token: confirmation, password });
  await post("/login", { email, password: "wrong-password-99" });
  await post("/forgot-password", { email });
  const reset = await linkToken(shop, email, "reset-password");
  await ask(`/reset-password?token=${reset}`);
  const buyer = { fullName: name, email, phone: "91234 56789", addressLine1: "7 Unmistakable Lane" };
  const placed = await post("/checkout", await orderForm(buyer));
  await ask(placed.headers.get("location") ?? "");
  await post("/contact", { fullName: name, email, message: "An unmistakable message about nothing." });
  await post("/newsletter", { email });
  await post("/track", { orderNumber: "JC-1", email });
  await ask(`/shop?q=${encodeURIComponent(email)}`);
  await ask(`/unsubscribe?token=unmistakable-token`);
  for (const broken of ["%", "%ff"]) await ask(`/shop/unmistakable${broken}`);
  const log = shop.output();
  expect(log).toMatch(/"requestId":"[0-9a-f-]{36}","method":"POST","route":"\/checkout","status":303/);
  expect(log).toMatch(/"route":"\/confirm-email"/);
  const secrets = ["zebulon", "quixotish", "unmistakable", "wrong-password", "91234", confirmation, reset];
  expect(secrets.filter((word) => log.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
});

const metrics = (authorization?: string) =>
  ask("/metrics", authorization ? { headers: { Authorization: authorization } } : {});

test("a monitor needs its token", async () => {
  for (const wrong of [undefined, "Bearer x", `Bearer ${token}x`, token, `Basic ${token}`])
    expect((await metrics(wrong)).status).toBe(401);
});

test("a monitor reads requests, cache, jobs, orders, mails and the database", async () => {
  await ask(`/faq`);
  await ask(`/faq`);
  const answer = await metrics(`Bearer ${token}`);
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  const text = await answer.text();
  expect(text).toMatch(/^jhola_http_requests_total\{route="\/faq",status="2xx"\} [2-9]/m);
  expect(text).toMatch(/^jhola_http_request_duration_seconds_bucket\{le="\+Inf",route="\/checkout"\} [1-9]/m);
  expect(text).toMatch(/^jhola_page_cache_hits_total [1-9]/m);
  expect(text).toMatch(/^jhola_job_rounds_total\{job="payments"\} [1-9]/m);
  expect(text).toMatch(/^jhola_orders_total ([4-9]|\d\d)/m);
  expect(text).toMatch(/^jhola_database_up 1$/m);
  expect(text).toMatch(/^jhola_payments_to_reconcile 0$/m);
  expect(text).not.toContain("asha@example.com");
});

const archive = join(folder, "busy.tar.gz");

// Two processes start and a database is made: on a busy machine that takes its time.
test("a backup is made by the running shop while it takes orders, and brings back every one taken before", async () => {
  const before: string[] = [];
  const buy = async (many: number) => {
    for (let made = 0; made < many; made++) {
      const answer = await post("/checkout", await orderForm({ email: `busy-${made}@example.com` }));
      before.push(/orderId=(JC-\d+)/.exec(answer.headers.get("location") ?? "")?.[1] ?? "");
    }
  };
  await buy(5);
  const taken = [...before];
  const { cookie, actor } = await signIn(shop, "user");
  expect(cookie).not.toBe("");
  const [{ code, said }] = await Promise.all([
    keep({ DATA_DIR: shop.dataDir }, ["backup", archive]),
    buy(10),
  ]);
  expect(said).toMatch(/^Backup: .*busy\.tar\.gz/);
  expect(code).toBe(0);
  // On a server all migrations run in a third of the time that they take embedded.
  const server = await startTestPostgres();
  const there = { DATA_DIR: join(folder, "second"), DATABASE_URL: await server.createDatabase() };
  expect((await keep(there, ["restore", archive])).code).toBe(0);
  const second = await startShop({ ...settings, ...there });
  const orders = await exportOf("orders/export.csv", second);
  expect(taken.filter((number) => !orders.includes(number))).toEqual([]);
  const { email, password } = actor;
  const signedIn = await visitorsOf(() => second.origin).post("/login", { email, password });
  expect(signedIn.headers.getSetCookie().join()).toContain("jhola.session_token=");
  await second.discard();
}, 180_000);

test("a backup restores into no shop that holds something", async () => {
  const { code, said } = await keep({ DATA_DIR: shop.dataDir }, ["restore", archive]);
  expect(code).toBe(1);
  expect(said).toContain("is open in process");
});

test("a shop that is told to stop says first that it is not ready, and serves on for a while", async () => {
  const ready = async () => (await ask(`/readyz`)).status;
  expect(await ready()).toBe(200);
  const ended = shop.stop();
  await expect.poll(ready).toBe(503);
  expect((await ask(`/shop`)).status).toBe(200);
  expect((await ask(`/healthz`)).status).toBe(200);
  expect(await ended).toBe(0);
});
