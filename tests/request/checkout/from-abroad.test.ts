import { expect, test } from "vitest";
import { fieldsOf } from "../../form-fields.ts";
import { expectNone, expectWords, post, textAt } from "../ask.ts";
import { cartCookieOf, checkoutForm, lineOf, newPhone, plainOffers } from "./purchase.ts";

const [bag] = await plainOffers();
const cookie = cartCookieOf(bag);

const london = {
  ...{ step: "1", go: "next", country: "United Kingdom", city: "London", postalCode: "NW1 6XE" },
  ...{ state: "", pincode: "", phone: "+44 20 7946 0958" },
};
const patna = {
  ...{ shippingFullName: "Ravi Jha", shippingAddressLine1: "4 Station Road", shippingCity: "Patna" },
  ...{ shippingState: "Bihar", shippingPincode: "800001", shippingCountry: "India" },
};

/** The page that answers a form without script. */
async function answered(change: Record<string, string>, status: number, path = "/checkout"): Promise<string> {
  const answer = await post(path, checkoutForm(lineOf(bag), change), cookie);
  expect(answer.status).toBe(status);
  return answer.text();
}

const times = (html: string, word: string) => html.split(word).length - 1;

test("the page comes without the countries, and a form without script is answered with them once", async () => {
  const page = await textAt("/checkout", cookie);
  expect(fieldsOf(page).country).toBe("India");
  expectWords(page, ">India</option>", ">Another country</option>");
  expectNone(page, "Zimbabwe");
  const html = await answered({ ...london, country: "other" }, 422);
  expectWords(html, "Choose a country from the list.", 'name="shippingPhone"');
  expect(times(html.replace(/<script[\s\S]*?<\/script>/g, ""), ">Zimbabwe<")).toBe(1);
  const hindi = await answered({ ...london, country: "other" }, 422, "/hi/checkout");
  expectWords(hindi, "सूची में से देश चुनिए।", '<option value="United States">संयुक्त राज्य</option>');
});

test("without script it goes on to an address in India, whose receiver has a number there", async () => {
  const asked = await answered(london, 422);
  expectWords(asked, "We send to addresses in India.", "Tell us the receiver&#x27;s mobile number in India.");
  expectNone(asked, 'name="shippingSameAsBilling"');
  const { country, city, postalCode, phone } = london;
  expect(fieldsOf(asked)).toMatchObject({ country, city, postalCode, phone });
  const receiver = { shippingPhone: newPhone() };
  const next = await answered({ ...london, ...patna, ...receiver }, 200);
  expectWords(next, "Pay by card or UPI in Razorpay&#x27;s own window.");
  expectNone(next, "or in cash on delivery", "Cash on delivery costs");
  expect(fieldsOf(next)).toMatchObject({ step: "2", country, postalCode, ...receiver });
  const gstin = { isCompany: "on", companyName: "Haat Ltd", gstin: "27AAPFU0939F1ZV" };
  const whole = { ...london, ...patna, ...receiver, step: "3", go: "place" };
  expectWords(await answered({ ...whole, ...gstin }, 422), "A GSTIN needs a billing address in India.");
  const byCash = await answered({ ...whole, paymentMethod: "cod" }, 422);
  expectWords(byCash, "Cash on delivery needs a billing address in India.");
});
