import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { anyOffer } from "../../placed-order.ts";

/** A billing address that the checkout takes. */
export const buyer = {
  "Full Name": "Asha Kumari",
  Email: "asha@example.com",
  Phone: "98765 43210",
  "Address Line 1": "12 Gandhi Path",
  City: "Patna",
  Pincode: "800001",
};

const ownEmail = () => `asha-${randomUUID().slice(0, 8)}@example.com`;

/** Fills the address in; the mailbox is another one every time, since orders for one are counted. */
export async function fillAddress(page: Page, change: Partial<typeof buyer> = {}): Promise<void> {
  const form = page.getByRole("main");
  for (const [label, value] of Object.entries({ ...buyer, Email: ownEmail(), Phone: "", ...change }))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel("State", { exact: true }).selectOption({ label: "Bihar" });
}

/** Opens the page of something that is sold without end, or a list's first product; returns its name. */
export async function openProduct(page: Page, list?: string): Promise<string> {
  if (list) {
    await page.goto(list);
    return openFirstProduct(page);
  }
  const { slug, name } = await anyOffer();
  await page.goto(`/shop/${slug}`);
  return name;
}

/** Follows the shop page's first product and returns its name, once its own page stands. */
export async function openFirstProduct(page: Page): Promise<string> {
  await page.getByRole("heading", { level: 1, name: "Shop" }).waitFor();
  const link = page.getByRole("main").locator("li h2 a, li h3 a").first();
  const name = await link.innerText();
  await link.click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  return name;
}

/** Puts that, or a list's first product, into the cart; returns its name. */
export async function fillCart(page: Page, list?: string): Promise<string> {
  const name = await openProduct(page, list);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await page.getByText("Added to Cart!").first().waitFor();
  return name;
}

/** Opens the checkout's last step as a tab finds it that was there before, with one thing in the cart. */
export async function openPaymentStep(page: Page): Promise<void> {
  const { id, unitPrice } = await anyOffer();
  const address = { addressLine1: buyer["Address Line 1"], city: "Patna", state: "Bihar", pincode: "800001" };
  const methods = { shippingMethod: "standard", paymentMethod: "razorpay", shippingSameAsBilling: "on" };
  const values = {
    fullName: buyer["Full Name"],
    email: ownEmail(),
    ...address,
    country: "India",
    ...methods,
  };
  const url = process.env.SHOP_ORIGIN ?? "";
  await page.context().addCookies([{ name: "jhola_cart", value: `${id}:1`, url }]);
  await page.addInitScript(
    ({ cart, draft }) => {
      // Once only: what the page makes of it afterwards stays.
      if (sessionStorage.getItem(draft.key)) return;
      sessionStorage.setItem(draft.key, "seen");
      localStorage.setItem("jhola-cart", JSON.stringify(cart));
      sessionStorage.setItem("jhola-checkout", JSON.stringify(draft));
    },
    {
      cart: [{ id, name: "Bag", slug: "bag", image: null, price: unitPrice / 100, quantity: 1 }],
      draft: { step: 3, key: randomUUID(), owner: "", values },
    },
  );
  await page.goto("/checkout");
  await page.getByRole("radio", { name: /Card or UPI/ }).waitFor();
}

/** The same, once the provider's script is there: a press before is only told to wait. */
export async function openPayment(page: Page): Promise<void> {
  await openPaymentStep(page);
  await isReadyToPay(page);
}

/** Goes there from a list's first product, as a shopper does. */
export async function goToPayment(page: Page, list?: string): Promise<void> {
  await fillCart(page, list);
  await page.goto("/checkout");
  await fillAddress(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await isReadyToPay(page);
}

const isReadyToPay = (page: Page) => page.waitForFunction(() => window.Razorpay !== undefined);
