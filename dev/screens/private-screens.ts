import type { Page } from "@playwright/test";
import { fillAddress } from "../../tests/browser/checkout/shopper.ts";
import { main, press, type Screen } from "./screen.ts";

async function toStep(page: Page, step: "Shipping" | "Payment"): Promise<void> {
  await fillAddress(page);
  await press(page, "Next");
  await page.getByRole("heading", { level: 1, name: "Shipping" }).waitFor();
  if (step === "Shipping") return;
  await press(page, "Next");
  await page.getByRole("heading", { level: 1, name: "Payment" }).waitFor();
}

/** Buying, from the cart to the paid order. */
export const buyingScreens: readonly Screen[] = [
  { name: "cart-empty", path: "/cart" },
  { name: "checkout-empty", path: "/checkout" },
  { name: "cart", path: "/cart", as: "shopper" },
  { name: "cart-link", path: "/cart/link", as: "shopper" },
  { name: "cart-mail", path: "/cart/mail", as: "shopper" },
  { name: "cart-code", path: "/cart?code=NAMASTE10", as: "shopper" },
  { name: "checkout-address", path: "/checkout", as: "shopper" },
  {
    name: "checkout-errors",
    path: "/checkout",
    as: "shopper",
    isWindow: true,
    act: (page) => press(page, "Next"),
  },
  {
    name: "checkout-shipping",
    path: "/checkout",
    as: "shopper",
    act: (page) => toStep(page, "Shipping"),
  },
  {
    name: "checkout-gift",
    path: "/checkout",
    as: "shopper",
    act: async (page) => {
      await toStep(page, "Shipping");
      await page.getByRole("checkbox", { name: "This is a gift" }).check();
      await page.getByRole("checkbox", { name: "Buying for a company" }).check();
    },
  },
  { name: "checkout-payment", path: "/checkout", as: "shopper", act: (page) => toStep(page, "Payment") },
  {
    name: "confirmation",
    path: "/checkout",
    as: "shopper",
    act: async (page) => {
      await toStep(page, "Payment");
      await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
      await press(page, "Place Order");
      await page.waitForURL(/order-confirmation/);
      await page.getByRole("button", { name: "Close" }).click();
    },
  },
  { name: "order-unpaid", path: ({ unpaid }) => `/order-confirmation?orderId=${unpaid}`, as: "payer" },
  { name: "pay", path: ({ unpaid }) => `/pay/${unpaid}`, as: "payer" },
  { name: "order-missing", path: "/order-confirmation?orderId=JC-0" },
  { name: "wishlist", path: "/wishlist", as: "shopper" },
];

/** The customer area. */
export const accountScreens: readonly Screen[] = [
  { name: "my-orders", path: "/dashboard/my-orders", as: "customer" },
  {
    name: "my-order",
    path: "/dashboard/my-orders",
    as: "customer",
    act: async (page, { shipped }) => {
      await main(page).getByRole("link", { name: shipped }).click();
      await page.getByRole("heading", { level: 1, name: "Order Details" }).waitFor();
    },
  },
  { name: "my-order-missing", path: "/dashboard/my-orders/none", as: "customer" },
  { name: "my-wishlist", path: "/dashboard/wishlist", as: "customer" },
  { name: "addresses", path: "/dashboard/addresses", as: "customer" },
  { name: "address", path: "/dashboard/addresses?edit=new", as: "customer" },
  { name: "order-cancel", path: ({ waiting }) => `/order/${waiting}/cancel`, as: "customer" },
  { name: "order-address", path: ({ waiting }) => `/order/${waiting}/address`, as: "customer" },
  { name: "return", path: ({ ownReturn }) => ownReturn, as: "customer" },
  { name: "order-review", path: ({ reviews }) => reviews, as: "customer" },
  {
    ...{ name: "review-form", path: ({ reviews }) => reviews, as: "customer" },
    act: async (page) => {
      await main(page).getByRole("link", { name: "Edit" }).first().click();
      await main(page).getByRole("button", { name: "Send Review" }).waitFor();
    },
  },
  { name: "order-return", path: ({ shipped }) => `/order/${shipped}/return`, as: "customer" },
  { name: "settings", path: "/dashboard/settings", as: "customer" },
  { name: "delete-account", path: "/dashboard/settings/delete", as: "customer" },
  { name: "account-menu", path: "/about", as: "customer", isWindow: true, act: openAccountMenu },
  { name: "mail", path: "/dev/mail", act: openMail },
];

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Account", exact: true }).click();
}

async function openMail(page: Page): Promise<void> {
  await main(page)
    .getByRole("link", { name: /^Your .* order JC-/ })
    .first()
    .click();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
}
