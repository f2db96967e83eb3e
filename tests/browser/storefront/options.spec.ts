import type { Page } from "@playwright/test";
import { addProducts, addVariants } from "../../database/product-row.ts";
import { expectRoomy } from "../roomy-page.ts";
import { expect, ownShop, test } from "../shop-test.ts";

// A shop of its own, whose products are written straight into its database.
const { at, db: database } = ownShop();
test.beforeAll(async () => {
  const db = await database();
  const pictures = ["/art/drawing-a.webp", "/art/drawing-b.webp"];
  await addProducts(db, [
    { id: "tote", name: "Sized Tote", price: "900", images: pictures, category: "bags" },
    {
      ...{ id: "pouch", name: "Named Pouch", price: "400", category: "bags" },
      personal: JSON.stringify([
        { label: "Name", most: 20, required: true, price: 50_00 },
        { label: "Note", most: 10, required: false, price: 0 },
      ]),
    },
  ]);
  await addVariants(db, "tote", { Size: ["Small", "Large"], Colour: ["Red", "Blue"] }, [
    { values: ["Small", "Red"], price: "800", sku: "T-SR", stock_count: 2 },
    { values: ["Small", "Blue"], stock_count: 0 },
    { values: ["Large", "Red"], sku: "T-LR", picture: pictures[1] ?? null, weight: "900 g" },
    { values: ["Large", "Blue"], price: "1200" },
  ]);
});

const open = (page: Page, path: string) => page.goto(at(path));
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

test("what is picked changes price, stock, SKU and address, and tells what is sold out", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/shop/sized-tote");
  const main = page.getByRole("main");
  await expect(page.getByRole("group", { name: "Size" }).getByRole("radio")).toHaveCount(2);
  await expect(radio(page, "Small")).toBeChecked();
  await expect(radio(page, "Red")).toBeChecked();
  await expect(radio(page, "Blue (sold out)")).toBeVisible();
  await expect(main.getByText("₹800").first()).toBeVisible();
  await expectRoomy(page);

  await radio(page, "Large").check();
  await expect(main.getByText("₹900").first()).toBeVisible();
  await expect(main.getByText("SKU T-LR")).toBeVisible();
  await expect(radio(page, "Blue")).toBeVisible();
  await expect(page).toHaveURL(/\?v=large-red$/);
  await radio(page, "Blue").press("Space");
  await expect(main.getByText("₹1,200").first()).toBeVisible();
  await expect(radio(page, "Small (sold out)")).toBeVisible();

  await radio(page, "Small (sold out)").check();
  await expect(main.getByText("Out of stock").first()).toBeVisible();
  await expect(main.getByRole("button", { name: "Notify Me" })).toBeVisible();
  await expect(main.locator("input[name=variant]")).toHaveValue("small-blue");
  await page.reload();
  await expect(radio(page, "Small (sold out)")).toBeChecked();
  await expect(radio(page, "Blue (sold out)")).toBeChecked();
  // A key presses no button that can't be pressed.
  await radio(page, "Blue (sold out)").press("Enter");
  await open(page, "/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("a card leads to what has to be chosen, and the chosen one goes into the cart", async ({ page }) => {
  await open(page, "/shop");
  const card = page.getByRole("listitem").filter({ hasText: "Sized Tote" });
  await expect(card).toContainText("From ₹800");
  await card.getByRole("link", { name: "Choose Options" }).click();
  await radio(page, "Large").check();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();
  await open(page, "/cart");
  await expect(page.getByRole("main")).toContainText("₹900");
});

test("what is needed on a piece is asked for at its field, and what was typed stays", async ({ page }) => {
  await open(page, "/shop/named-pouch");
  const name = page.getByLabel("Name +₹50");
  await expect(page.getByText("0 of 20 letters")).toBeVisible();
  await expect(page.getByText("Made for you: it can be returned only if it arrives damaged.")).toBeVisible();
  await page.getByLabel("Note").fill("For Ravi");
  await name.fill("   ");
  await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
  await expect(page.getByText("Please fill in 'Name'.")).toBeVisible();
  await expect(name).toBeFocused();
  await expect(page.getByLabel("Note")).toHaveValue("For Ravi");
  await name.fill("श्रीकृष्ण");
  await expect(page.getByText("3 of 20 letters")).toBeVisible();
  await expect(page.getByText("Please fill in 'Name'.")).toHaveCount(0);
  await name.fill("x".repeat(21));
  await expect(name).toHaveValue("x".repeat(21));
  await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
  await expect(page.getByText("Please use at most 20 characters.")).toBeVisible();
  await name.fill("Asha 💛");
  await expect(page.getByText("6 of 20 letters")).toBeVisible();
  await expect(page.getByRole("main").getByText("₹450").first()).toBeVisible();
  await expect(page.getByText("Please fill in 'Name'.")).toHaveCount(0);
  await name.press("Enter");
  await expect(page.getByText("Added to Cart!")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of what is picked is asked for, and the same form adds it", async ({ page }) => {
    await open(page, "/shop/sized-tote");
    await radio(page, "Large").check();
    await expect(page.getByText("showing another choice empties what is typed below")).toBeVisible();
    await page.getByRole("button", { name: "Show This Choice" }).click();
    await expect(page).toHaveURL(/\/shop\/sized-tote\?v=large-red$/);
    await expect(page.getByRole("main").getByText("₹900").first()).toBeVisible();
    await expect(radio(page, "Large")).toBeChecked();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/shop\/sized-tote$/);
    const first = page.getByRole("list", { name: "Pictures" }).getByRole("img").first();
    await expect(first).toHaveAttribute("src", /drawing-b/);
    await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test("a long text sent past the browser's checks is refused at its field (CART-18)", async ({ page }) => {
  await open(page, "/shop/named-pouch");
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  // A form that is submitted by itself is looked at by nobody.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("[name=personal]");
    field?.removeAttribute("maxlength");
    if (field) field.value = "Padmashree Sita Devi of Jitwarpur";
    const id = Object.assign(document.createElement("input"), { type: "hidden", name: "id", value: "pouch" });
    field?.form?.append(id);
    field?.form?.submit();
  });
  expect((await answered).status()).toBe(422);
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(field).toHaveValue("Padmashree Sita Devi of Jitwarpur");
  await expect(field).toHaveAccessibleDescription("'Name' can have at most 20 letters.");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectRoomy(page);
  await field.fill("Sita Devi");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Sita Devi")).toBeVisible();
});
