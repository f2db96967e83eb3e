import type { Page } from "@playwright/test";
import { expect } from "../shop-test.ts";

/** Tells the payment simulator what comes next. */
export async function steer(path: string, body: object): Promise<void> {
  const answer = await fetch(`${process.env.SHOP_SIMULATOR}/sim/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

/** What the simulator's log tells of the requests that the shop made to it. */
export async function askedOf(endpoint: string): Promise<{ body: string }[]> {
  const answer = await fetch(`${process.env.SHOP_SIMULATOR}/sim/log`);
  const { requests }: { requests: { endpoint: string; body: string }[] } = await answer.json();
  return requests.filter((request) => request.endpoint === endpoint);
}

export const windowIn = (page: Page) => ({
  dialog: page.getByTestId("sim-window"),
  success: page.getByTestId("sim-success"),
  failure: page.getByTestId("sim-failure"),
  close: page.getByTestId("sim-close"),
});

export const payNow = (page: Page) => page.getByRole("button", { name: "Pay Now" });

export async function placeForCash(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
}

export async function expectToast(page: Page, title: string, text: string | RegExp): Promise<void> {
  const notices = page.getByRole("region", { name: "Notifications" });
  await expect(notices.getByText(title, { exact: true })).toBeVisible();
  await expect(notices.getByText(text)).toBeVisible();
}

export const placedOrder = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("jhola-checkout") ?? "{}").orderNumber);

export const isPaidAt = (page: Page) => page.waitForURL(/\/order-confirmation\?orderId=JC-\d{13}/);

/** Counts what the page's policy has refused. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", (event) => refused.push(event.blockedURI));
  });
  return () =>
    page.evaluate(() => ("refused" in window && Array.isArray(window.refused) ? window.refused : []));
}
