import { expect, test } from "vitest";
import { routedMarkup } from "../../../tests/render-markup.tsx";
import { BuyerLink } from "./buyer-link.tsx";

const link = "https://shop.example/order-confirmation?orderId=JC-1&token=a%2Bb";

const message = { link, words: `Your order: ${link}` };
const shown = (phone: string | null) =>
  routedMarkup(<BuyerLink label="Link for the buyer" message={message} phone={phone} />);

test("a buyer's link stands there to copy, and goes to a mobile number by WhatsApp", () => {
  const page = shown("098765 43210");
  expect(page).toContain(`value="${link.replaceAll("&", "&amp;")}"`);
  const address = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(address).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
  expect(new URL(address).searchParams.get("text")).toBe(`Your order: ${link}`);
});

test.each([[null], ["011 2345 6789"]])("not to %s", (phone) => expect(shown(phone)).not.toContain("wa.me"));
