import type { Page } from "@playwright/test";
import type { Finger } from "./finger.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A request for 200 bags is answered with an offer: its price, its terms, a word, and it is sent. */
export async function companyOffer(page: Page, finger: Finger): Promise<void> {
  const waiting = page.getByRole("link", { name: /^Unanswered quote requests/ });
  await finger.reads(waiting);
  await finger.tap(waiting);
  await finger.reads(heading(page, "Bulk Quote Requests"));
  await finger.tap(button(page, "View & Update").first());
  const make = page.getByRole("dialog").getByRole("link", { name: "Make an Offer" });
  await finger.reads(make);
  await finger.tap(make);
  await finger.reads(heading(page, "Make an Offer"));
  await finger.types(page.getByLabel("Price of one (₹)"), "229.50");
  await finger.types(page.getByLabel("Shipping (₹)"), "1250");
  await finger.types(page.getByLabel("Leaves us by"), "2027-01-20");
  await finger.types(page.getByLabel("Advance (%)"), "50");
  await finger.types(
    page.getByLabel("Words to the buyer"),
    "Thank you for your request. We print your logo with one screen, in madder red, and show you a proof first.",
  );
  await finger.tap(button(page, "Save"));
  await finger.reads(button(page, "Send"));
  await finger.tap(button(page, "Send"));
  await finger.reads(page.getByText("The offer is open to its buyer."));
}
