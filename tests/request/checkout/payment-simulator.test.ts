import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { freePort, startShop } from "../../running-shop.ts";
import { ask } from "../ask.ts";
import { sharedAdmin } from "../sign-in.ts";
import { newSender } from "./purchase.ts";

const dataDir = mkdtempSync(join(tmpdir(), "jhola-simulator-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const isThere = (origin: string): Promise<boolean> =>
  fetch(`${origin}/v1/checkout.js`).then(
    ({ ok }) => ok,
    () => false,
  );

const isCarrierThere = (origin: string): Promise<boolean> =>
  fetch(`${origin}/sim/orders`).then(
    ({ ok }) => ok,
    () => false,
  );

test("the payment simulator comes with the shop and ends with it, even when the plug is pulled", async () => {
  const settings = { SEED: "empty", DATA_DIR: dataDir };
  const killed = await startShop(settings);
  expect(killed.output()).toContain(`payment simulator at ${killed.simulator}`);
  expect(await isThere(killed.simulator)).toBe(true);
  expect(killed.output()).toContain(`carrier simulator at ${killed.carrier}`);
  expect(await isCarrierThere(killed.carrier)).toBe(true);
  await killed.kill();
  await vi.waitFor(async () => expect(await isThere(killed.simulator)).toBe(false), 10_000);
  await vi.waitFor(async () => expect(await isCarrierThere(killed.carrier)).toBe(false), 10_000);

  const stopped = await startShop(settings);
  expect(await isThere(stopped.simulator)).toBe(true);
  await stopped.stop();
  expect(await isThere(stopped.simulator)).toBe(false);
});

test("a simulator whose usual port is taken finds another one", async () => {
  const port = await freePort();
  const neighbour = createServer().listen(port + 1, "127.0.0.1");
  // Where somebody else has it already, it is taken as well.
  await once(neighbour, "listening").catch(() => undefined);
  const shop = await startShop({ SEED: "empty", DATA_DIR: dataDir, PORT: String(port), RZP_SIM_PORT: "" });
  const said = /payment simulator at (http:\/\/127\.0\.0\.1:\d+)/.exec(shop.output())?.[1] ?? "";
  await shop.stop();
  neighbour.close();
  expect(said).not.toBe("");
  expect(said).not.toBe(`http://127.0.0.1:${port + 1}`);
});

test("none is started where one is named, or where Razorpay's keys are", async () => {
  const shop = await startShop({
    ...{ SEED: "empty", DATA_DIR: dataDir },
    ...{ RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "s" },
  });
  expect(shop.output()).toContain("Cards:  Razorpay");
  expect(await isThere(shop.simulator)).toBe(false);
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
  const answer = await ask("/admin/dashboard/overview", { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain("frame-src 'none'");
  expect(policy).not.toMatch(/razorpay|127\.0\.0\.1/);
});

test("an unpaid order's page is closed to strangers, as if there were none", async () => {
  const answer = await ask("/pay/JC-1795000000000", { headers: { "X-Forwarded-For": newSender() } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("Order Not Found.");
});
