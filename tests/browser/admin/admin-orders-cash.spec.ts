import { placeOrder } from "../../placed-order.ts";
import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";
import { expectChangedTo, open, status, update } from "./opened-order.ts";

test.beforeEach(({ context }) => signAdminIn(context));

test("cash is marked as collected, and a slip of the finger is undone", async ({ page }) => {
  await open(page, await placeOrder());
  await page.getByRole("button", { name: "COD collected" }).click();
  await expect(page.getByText("Collected on")).toBeVisible();
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Not collected after all" }).click();
  await expect(page.getByRole("button", { name: "COD collected" })).toBeVisible();
});

test("cash of a cancelled order is due back until it is given back, with a credit note", async ({
  page,
  context,
}) => {
  await open(page, await placeOrder());
  await status(page).selectOption("delivered");
  await update(page).click();
  await expectChangedTo(page, "delivered");
  await page.getByRole("button", { name: "COD collected" }).click();
  await expect(page.getByText("Collected on")).toBeVisible();
  await status(page).selectOption("cancelled");
  await update(page).click();
  await expectChangedTo(page, "cancelled");
  await expect(page.getByRole("main").getByText("Refund due").first()).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  const sum = page.getByLabel("Cash to give back (₹)");
  const give = () => page.getByRole("button", { name: "Cash given back" }).click();
  const whole = Number(await sum.inputValue());
  await sum.fill("a lot");
  await give();
  await expect(page.getByText("Enter an amount in rupees, such as 250 or 250.50.").first()).toBeVisible();
  await sum.fill("50");
  await give();
  await expect(sum).toHaveValue((whole - 50).toFixed(2));
  await expect(page.getByRole("main").getByText("Refund due").first()).toBeVisible();
  await give();
  await expect(page.getByRole("main").getByText("Refund due")).toHaveCount(0);
  const notes = page.getByRole("link", { name: /^Credit note CRN\/\d\d-\d\d\/\d{6}$/ });
  await expect(notes).toHaveCount(2);
  const note = notes.first();
  const file = await context.request.get((await note.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect(file.headers()["content-disposition"]).toContain("CRN-");
});
