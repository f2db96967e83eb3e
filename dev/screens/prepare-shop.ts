import type { Browser, BrowserContext, Page } from "@playwright/test";
import { fillAddress } from "../../tests/browser/checkout/shopper.ts";
import { packedCertificate } from "../../tests/packed-certificate.ts";
import { askForReturn, ownerAt } from "../../tests/parcel-states.ts";
import { signIn } from "../../tests/sign-in.ts";
import { reviewPieces } from "../../tests/written-review.ts";
import { main, type Prepared, press, type Visitor } from "./screen.ts";

interface Shop {
  origin: string;
  dataDir: string;
}

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
export type Visitors = Record<Visitor, StorageState | undefined>;

/** Fills carts, places orders and sends one on its way: what the pictures of private pages show. */
export async function prepareShop(
  browser: Browser,
  shop: Shop,
): Promise<{ prepared: Prepared; visitors: Visitors }> {
  const open = async (cookie?: string) => {
    const context = await browser.newContext({ baseURL: shop.origin });
    const [name = "", value = ""] = cookie?.split(/=(.*)/s) ?? [];
    if (cookie) await context.addCookies([{ name, value, url: shop.origin, httpOnly: true }]);
    return { context, page: await context.newPage() };
  };

  const shopper = await open();
  await fillCart(shopper.page);
  await shopper.page.goto("/shop/kohbar-lotus-tote");
  await hydrated(shopper.page);
  await press(shopper.page, "Add to Wishlist");
  await shopper.page.getByText("Added to Wishlist").waitFor();
  const shopperState = await shopper.context.storageState();

  const payer = await open();
  await fillCart(payer.page);
  await toPayment(payer.page);
  await press(payer.page, "Pay Now");
  await payer.page.getByTestId("sim-close").click();
  await payer.page.getByText("Payment Incomplete").waitFor();
  const unpaid = await payer.page.evaluate(
    (): string => JSON.parse(sessionStorage.getItem("jhola-checkout") ?? "{}").orderNumber,
  );

  const { cookie } = await signIn(shop, "user");
  const customer = await open(cookie);
  const shipped = await buyWithCash(customer.page);
  const waiting = await buyWithCash(customer.page);
  const toPack = await buyWithCash(customer.page);
  const toBook = await buyWithCash(customer.page);
  const arrived = await buyWithCash(customer.page);
  await keepAddress(customer.page);
  const ownerCookie = (await signIn(shop, "admin")).cookie;
  const admin = await open(ownerCookie);
  await ship(admin.page, shipped);
  const owner = ownerAt(shop, ownerCookie);
  const rates = await owner.pack(toPack);
  await owner.book(await owner.pack(toBook));
  await owner.send(await owner.orderOf(arrived), { intent: "status", status: "delivered" });
  const reviews = await reviewPieces(shop, arrived, cookie, saidOfPieces);
  await showReview(owner);

  return {
    prepared: {
      ...{ origin: shop.origin, unpaid, shipped, waiting, rates },
      booked: await owner.orderOf(toBook),
      certificate: `/c/${await packedCertificate(shop.origin, ownerCookie)}`,
      reviews,
      ownReturn: await askForReturn(shop, arrived, { cookie }),
    },
    visitors: {
      guest: undefined,
      shopper: shopperState,
      payer: await payer.context.storageState(),
      customer: await customer.context.storageState(),
      owner: await admin.context.storageState(),
    },
  };
}

const saidOfPieces = [
  {
    ...{ stars: 5, title: "The lines are alive" },
    body: "I have carried it to the library three times a week. You see where the pen was lifted.",
  },
  {
    ...{ stars: 4, title: "Soft and exact" },
    body: "It fits my laptop to the millimetre. I had hoped for a pocket for the charger.",
  },
];

/** Shows the older of those that wait, with a reply; the other one waits on. */
async function showReview({ page, send }: ReturnType<typeof ownerAt>): Promise<void> {
  const list = await page("/admin/dashboard/reviews");
  const [, path = ""] = /href="(\/admin\/dashboard\/reviews\/[\w-]{36})/.exec(list) ?? [];
  await send(path, { intent: "reply", reply: "Thank you. I lift the pen only to dip it." });
  await send(path, { intent: "show" });
}

/** Until the client script runs, what is pressed would be sent as a plain form. */
export const hydrated = (page: Page) => page.waitForSelector("html[data-hydrated]", { state: "attached" });

async function fillCart(page: Page): Promise<void> {
  for (const slug of ["kohbar-lotus-tote", "two-fish-laptop-sleeve"]) {
    await page.goto(`/shop/${slug}`);
    await hydrated(page);
    await press(page, "Add to Cart");
    await page.getByText("Added to Cart!").waitFor();
  }
}

async function toPayment(page: Page): Promise<void> {
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page);
  // Couriers ask for it.
  await main(page).locator('[name="phone"]').fill("9876543210");
  await press(page, "Next");
  await press(page, "Next");
  await page.getByRole("radio", { name: /Card or UPI/ }).waitFor();
}

async function buyWithCash(page: Page): Promise<string> {
  await fillCart(page);
  await toPayment(page);
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await press(page, "Place Order");
  await page.waitForURL(/order-confirmation/);
  return new URL(page.url()).searchParams.get("orderId") ?? "";
}

async function keepAddress(page: Page): Promise<void> {
  await page.goto("/dashboard/addresses?edit=new");
  await hydrated(page);
  for (const [label, text] of Object.entries(kept))
    await main(page).getByLabel(label, { exact: true }).fill(text);
  await main(page).getByLabel("State").selectOption("Jharkhand");
  await press(page, "Save Address");
  await page.waitForURL(/addresses$/);
}

const kept = {
  ...{ "Full Name": "Ravi Jha", "Address Line 1": "4 Station Road", City: "Ranchi", Pincode: "834001" },
};

async function ship(page: Page, orderNumber: string): Promise<void> {
  await page.goto(`/admin/dashboard/orders?q=${orderNumber}`);
  await hydrated(page);
  await main(page).getByRole("link", { name: "View" }).first().click();
  await page.waitForURL(/\/orders\/[\w-]+(\?|$)/);
  await page.locator("summary", { hasText: /^More$/ }).click();
  await main(page).getByLabel("Status").first().selectOption("shipped");
  await press(page, "Update Status");
  await page.getByText("Order status changed to shipped").waitFor();
}
