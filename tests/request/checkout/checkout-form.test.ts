import { describe, expect, test } from "vitest";
import { formOf } from "../../form-of.ts";
import { ask, cookiesOf, expectAnswer, expectNone, expectWords, origin } from "../ask.ts";
import { mailsTo, mailTo } from "../read-mail.ts";
import {
  cartCookieOf,
  checkoutForm,
  lineOf,
  newEmail,
  orderNumberIn,
  plainOffers,
  submit,
} from "./purchase.ts";

const [bag] = await plainOffers();

const firstStep = (change: Record<string, string>): Record<string, string> => ({
  ...checkoutForm(lineOf(bag)),
  step: "1",
  go: "next",
  ...change,
});

async function page(form: Record<string, string>) {
  const answer = await submit(form, { Cookie: cartCookieOf(bag) });
  return { answer, html: await answer.text() };
}

/** What a field of the page holds, as a browser reads it. */
function fieldValue(html: string, name: string): string | undefined {
  const tag = new RegExp(`<input(?=[^>]* name="${name}")[^>]*>`).exec(html)?.[0] ?? "";
  return / value="([^"]*)"/
    .exec(tag)?.[1]
    ?.replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

describe("a field that is missing or does not fit", () => {
  const bill = "Please fill all required billing details.";
  test.each<[string, Record<string, string>, string]>([
    ["fullName", { fullName: "\u200B\u00A0\r\n" }, bill],
    ["state", { state: "", pincode: "999999" }, bill],
    ["city", { city: "", step: "3", go: "place" }, bill],
    ["pincode", { pincode: "٨٠٠٠٠١" }, "Enter all 6 digits of the pincode."],
    ["email", { email: "Eve <eve@example.com>" }, "Enter an e-mail address such as asha@example.com."],
    ["phone", { phone: "call me" }, "Enter a phone number such as 98765 43210, or leave it empty."],
  ])("%s is told at its place, and all keep what was typed", async (wrong, change, message) => {
    const form = firstStep(change);
    const { answer, html } = await page(form);
    expect(answer.status).toBe(422);
    expectWords(html, message, 'aria-invalid="true"');
    // A blank name comes back without its invisible signs.
    const kept = ["fullName", "email", "phone", "addressLine1", "city", "pincode"].filter(
      (name) => name !== "fullName" || name !== wrong,
    );
    expect(kept.map((name) => fieldValue(html, name))).toEqual(kept.map((name) => form[name]));
  });

  test("of another shipping address is told in its own words", async () => {
    const ship = {
      ...{ shippingFullName: "Ravi", shippingAddressLine1: "Ward 4", shippingCity: "Madhubani" },
      ...{ shippingState: "Bihar", shippingPincode: "847211" },
    };
    const { shippingSameAsBilling: _, ...form } = firstStep(ship);
    expect((await page(form)).answer.status).toBe(200);
    const { answer, html } = await page({ ...form, shippingCity: "" });
    expect(answer.status).toBe(422);
    expect(html).toContain("Please fill all required shipping details.");
    expect(fieldValue(html, "shippingFullName")).toBe("Ravi");
  });

  test("10 kB in each are no 5xx, and no order of that size", async () => {
    const fields = ["fullName", "email", "phone", "addressLine1", "addressLine2", "city", "state", "pincode"];
    const long = Object.fromEntries([...fields, "country"].map((name) => [name, "x".repeat(10_000)]));
    const { answer, html } = await page(firstStep(long));
    expect(answer.status).toBeLessThan(500);
    expect(html).not.toContain("x".repeat(1001));
  });
});

const evil = '<script>alert("1")</script><img src=x onerror=alert(1)>';

test("what was typed reaches pages and mails as text only", async () => {
  const form = checkoutForm(lineOf(bag), { fullName: evil, addressLine1: evil, city: `"'&<b>` });
  const shown = await page({ ...form, pincode: "" });
  expect(fieldValue(shown.html, "fullName")).toBe(evil);
  const answer = await submit(form);
  const cookie = cookiesOf(answer);
  const confirmation = await ask(answer.headers.get("location") ?? "", cookie);
  const mail = await mailTo(form.email ?? "");
  for (const html of [shown.html, await confirmation.text(), mail.html]) {
    expectNone(html, "<script>alert", "<img src=x");
    expect(html).not.toMatch(/"'&<b>/);
  }
  // Nobody at this mailbox has confirmed anything (MAIL-130).
  expect(mail.text).not.toContain(evil);
});

test("what was typed leaves no way into the mail's headers", async () => {
  const inject = "Asha\r\nBcc: eve@example.com\r\n\r\n<h1>Hello</h1>";
  const email = newEmail();
  const answer = await submit(
    checkoutForm(lineOf(bag), {
      fullName: inject,
      addressLine1: inject,
      city: inject,
      email: `${email}\r\nBcc: eve@example.com`,
    }),
    { Cookie: cartCookieOf(bag) },
  );
  await expectAnswer(answer, 422, "Enter an e-mail address such as asha@example.com.");

  const second = newEmail();
  const placed = await submit(
    checkoutForm(lineOf(bag), { fullName: inject, city: inject, email: `\r\n${second}\r\n` }),
  );
  expect(orderNumberIn(placed)).toBeDefined();
  const mail = await mailTo(second);
  expect(mail.headers.get("to")).toEqual([second]);
  expect(mail.headers.has("bcc")).toBe(false);
  expect(mailsTo("eve@example.com")).toEqual([]);
  expect(mailsTo(email)).toEqual([]);
});

test("what was typed loses its control and direction characters", async () => {
  const tricks = "\u202EAsha\u200B \u2066Kumari\u2069\uFEFF\u0000\u0007";
  const placedBy = async (fullName: string) => {
    const placed = await submit(checkoutForm(lineOf(bag), { fullName }));
    const headers = { Cookie: cookiesOf(placed) };
    return (await ask(placed.headers.get("location") ?? "", { headers })).text();
  };
  expect(await placedBy(tricks)).toContain("Asha Kumari");
  // Joiners are letters of Indian scripts.
  expect(await placedBy("क्‍षमा र्‍याव")).toContain("क्‍षमा र्‍याव");
});

test("what was typed may come as a file, or twice, without harm", async () => {
  const body = formOf({ ...checkoutForm(lineOf(bag)), fullName: new File(["x"], "name.txt") });
  body.append("cart", lineOf(bag, 1, 1));
  const answer = await ask("/checkout", {
    method: "POST",
    body,
    headers: { Origin: origin, Cookie: cartCookieOf(bag) },
  });
  await expectAnswer(answer, 422, "Please fill all required billing details.");
});
