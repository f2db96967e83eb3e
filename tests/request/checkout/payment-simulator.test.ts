import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { startTestPostgres } from "../../database/start-test-postgres.ts";
import { freePort, type RunningShop, startShop } from "../../running-shop.ts";
import { ask, expectAnswer, expectWords, newSender, sharedAdmin } from "../ask.ts";

const dataDir = mkdtempSync(join(tmpdir(), "jhola-simulator-"));
const server = await startTestPostgres();
const DATABASE_URL = await server.createDatabase(process.env.MIGRATED_DATABASE);
const settings = { SEED: "empty", DATA_DIR: dataDir, DATABASE_URL };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const isThere = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
const areThere = ({ simulator, carrier }: RunningShop) =>
  Promise.all([isThere(`${simulator}/v1/checkout.js`), isThere(`${carrier}/sim/orders`)]);

test("the simulators come with the shop and end with it, even when the plug is pulled", async () => {
  const killed = await startShop(settings);
  expectWords(killed.output(), `payment simulator at ${killed.simulator}`);
  expectWords(killed.output(), `carrier simulator at ${killed.carrier}`);
  expect(await areThere(killed)).toEqual([true, true]);
  await killed.kill();
  await vi.waitFor(async () => expect(await areThere(killed)).toEqual([false, false]), 10_000);
});

test("a simulator whose usual port is taken finds another one, and ends when the shop is stopped", async () => {
  const port = await freePort();
  const neighbour = createServer().listen(port + 1, "127.0.0.1");
  // Where somebody else has it already, it is taken as well.
  await once(neighbour, "listening").catch(() => undefined);
  const shop = await startShop({ ...settings, PORT: String(port), RZP_SIM_PORT: "" });
  const said = /payment simulator at (http:\/\/127\.0\.0\.1:\d+)/.exec(shop.output())?.[1] ?? "";
  expect(await isThere(`${said}/v1/checkout.js`)).toBe(true);
  await shop.stop();
  neighbour.close();
  expect(await isThere(`${said}/v1/checkout.js`)).toBe(false);
  expect(said).not.toBe(`http://127.0.0.1:${port + 1}`);
});

test("none is started where one is named, or where Razorpay's keys are", async () => {
  const shop = await startShop({
    ...settings,
    ...{ RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "s" },
  });
  expect(shop.output()).toContain("Cards:  Razorpay");
  expect(await isThere(`${shop.simulator}/v1/checkout.js`)).toBe(false);
  await shop.stop();
});

test.each(["/", "/shop", "/admin-login", "/checkout", "/order-confirmation?orderId=JC-0", "/pay/JC-0"])(
  "%s lets the payment provider in, as every page of the storefront",
  async (path) => {
    const { headers } = await ask(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src [^;]*https:\/\/\*\.razorpay\.com[^;]*http:\/\/127\.0\.0\.1:\d+/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/\*\.razorpay\.com/);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  },
);

test("the admin area, which is entered by a whole document, lets nobody in", async () => {
  const { cookie } = await sharedAdmin();
  const answer = await ask("/admin/dashboard/overview", cookie);
  expect(answer.status).toBe(200);
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain("frame-src 'none'");
  expect(policy).not.toMatch(/razorpay|127\.0\.0\.1/);
});

test("an unpaid order's page is closed to strangers, as if there were none", async () => {
  const answer = await ask("/pay/JC-1795000000000", { headers: { "X-Forwarded-For": newSender() } });
  await expectAnswer(answer, 404, "Order Not Found.");
});
