import type { BrowserContext, Page } from "@playwright/test";
import { shopAdmin } from "../../sign-in.ts";
import { fillLogin, header } from "../accounts/account-pages.ts";
import { expect, signBrowserIn, test } from "../shop-test.ts";
import { admin, openDialog, problem } from "./admin-pages.ts";
import { sendMessage } from "./admin-visitors.ts";
import { addProduct, field, openEdit, save, unfold } from "./products-admin.ts";

// What an owner typed, chose or wrote is not lost by a session that has ended meanwhile.

test.beforeEach(({ context }) => signBrowserIn(context, "admin"));

const settings = "/admin/dashboard/settings";
const signedOut =
  "You are signed out. Sign in again in another window, then try again here: nothing is lost.";

/** Signs out behind the page's back, as time does; answers how to sign in again. */
async function endSession(context: BrowserContext): Promise<() => Promise<unknown>> {
  await context.clearCookies();
  return () => signBrowserIn(context, "admin");
}

test("it leaves an answer and a legal text too", async ({ page, context }) => {
  const sender = await sendMessage(page);
  await page.goto(`${admin.messages}?q=${sender}`);
  await openDialog(page);
  await page.getByLabel("Admin Response / Notes").fill("Yes, we do.");
  const signInAgain = await endSession(context);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(problem(page)).toContainText(signedOut);
  await signInAgain();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Message updated successfully.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: sender })).toContainText("Yes, we do.");

  await page.goto(`${settings}/texts/terms`);
  await page.getByLabel("Description for search engines").fill("Our terms.");
  await endSession(context);
  await page.getByRole("button", { name: "Save Text" }).click();
  await expect(problem(page)).toContainText(signedOut);
  await expect(page.getByLabel("Description for search engines")).toHaveValue("Our terms.");
});

/** A product's form, half typed, in a tab that knows its admin. */
async function typeHalf(page: Page): Promise<void> {
  await openEdit(page, await addProduct(page));
  await unfold(page);
  await field(page, "Story").fill("Painted at dawn.");
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel("jhola-session").addEventListener("message", ({ data }) => heard.push(data));
  });
}

const heardBy = (page: Page) => page.evaluate(() => Reflect.get(window, "heard"));

test("signing in again in another window, after a mistake too, leaves a form", async ({ page, context }) => {
  await typeHalf(page);
  await endSession(context);
  const other = await context.newPage();
  await other.goto("/admin-login");
  await fillLogin(other, shopAdmin.email, "mistyped");
  await expect(other.getByText("Invalid credentials or server error.")).toBeVisible();
  expect(await heardBy(page)).toEqual([]);
  await fillLogin(other, shopAdmin.email, shopAdmin.password);
  await expect(other).toHaveURL(/\/admin\/dashboard\/overview$/);
  await expect.poll(() => heardBy(page)).toEqual(["changed"]);
  await expect(field(page, "Story")).toHaveValue("Painted at dawn.");
  await save(page);
  await expect(page.getByText("Product Saved")).toBeVisible();
});

test("an ended session is told by itself and after a press, and a form stands", async ({ page, context }) => {
  await typeHalf(page);
  const signInAgain = await endSession(context);
  // As after a minute in which nobody looked at the tab.
  await page.evaluate(() => {
    const later = Date.now() + 61_000;
    Date.now = () => later;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(problem(page)).toContainText(signedOut);
  for (const button of ["Preview", "Save Product"]) {
    await page.getByRole("button", { name: "Close" }).last().click();
    await expect(problem(page)).toHaveCount(0);
    await page.getByRole("button", { name: button }).click();
    await expect(problem(page)).toContainText("Error saving product");
    await expect(problem(page)).toContainText(signedOut);
  }
  await expect(field(page, "Story")).toHaveValue("Painted at dawn.");
  await signInAgain();
  await save(page);
  await expect(page.getByText("Product Saved")).toBeVisible();
});

test("signing out, or in as a customer, in another tab closes the admin area", async ({ page, context }) => {
  const known = page.waitForResponse("**/session");
  await page.goto(admin.overview);
  await known;
  const other = await context.newPage();
  await other.goto("/");
  await header(other).getByRole("button", { name: "Account" }).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Signed Out", { exact: true })).toBeVisible();

  const { email, password } = await signBrowserIn(context, "user");
  await signBrowserIn(context, "admin");
  await page.goto(admin.overview);
  await endSession(context);
  await other.goto("/login");
  await fillLogin(other, email, password);
  await expect(other).toHaveURL(/\/dashboard\/my-orders$/);
  await expect(page).toHaveURL(/\/dashboard\/my-orders$/);
});
