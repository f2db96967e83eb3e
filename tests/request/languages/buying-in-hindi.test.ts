import { expect, test } from "vitest";
import { ask, cookiesOf, expectLed, expectWords, newSender, noticeOf, post } from "../ask.ts";
import { cartCookieOf, checkoutForm, lineOf, plainOffers } from "../checkout/purchase.ts";

// From the cart to the confirmation in Hindi, as a browser without script goes (HINDI-3, HINDI-7).

const [bag] = await plainOffers();
const cart = cartCookieOf(bag);

const send = (path: string, form: Record<string, string>, cookie = cart) => post(path, form, cookie);

/** An answered page, which is in Hindi; nothing but what was typed and what is stored is in English. */
async function hindi(answer: Response, status = 200): Promise<string> {
  expect(answer.status).toBe(status);
  const page = await answer.text();
  expect(page).toContain('<html lang="hi-IN"');
  return page;
}

const read = async (path: string, Cookie = cart): Promise<string> => hindi(await ask(path, Cookie));

/** What stands between the tags of the page's own part, line by line. */
const wordsOf = (page: string): string[] =>
  (/<main.*<\/main>/s.exec(page)?.[0] ?? "")
    .replaceAll(/<(script|style|option|svg)\b.*?<\/\1>/gs, "")
    .replaceAll(/<!--.*?-->/g, "")
    // What says that it is English, as the way into the other language does.
    .replaceAll(/<(a|button|span)\b[^>]*\slang="en"[^>]*>.*?<\/\1>/gs, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");

/** The shop's own name and address, as its owner wrote them, for a printed page. */
const letterheadOf = (page: string): string[] =>
  wordsOf(`<main>${/<div class="mb-6 hidden.*?<\/address>/s.exec(page)?.[0] ?? ""}</main>`);

/** Names of brands, codes and what is typed or kept stays as it is. */
const latin = new Set(["razorpay", "upi", "gstin", "visa", "mastercard", "rupay", "checkout.razorpay.com"]);

function englishWords(page: string, typed: readonly string[]): string[] {
  const text = typed.reduce((left, each) => left.replaceAll(each, ""), wordsOf(page).join("\n"));
  return [...new Set(text.match(/[A-Za-z][\w.@-]*/g) ?? [])].filter((word) => !latin.has(word.toLowerCase()));
}

test("the cart is filled, changed and cleared by forms that stay in Hindi and say so", async () => {
  const added = await send("/hi/cart", { intent: "add", id: bag.id, quantity: "2" }, "");
  await expectLed(added, "/hi/cart");
  expect(noticeOf(added)).toContain("झोले में आ गया");
  expect(added.headers.getSetCookie().join("\n")).toContain("Path=/hi/cart;");
  const page = await read("/hi/cart", cookiesOf(added));
  expect(page).toMatch(/<h1[^>]*>आपका झोला/);
  expectWords(page, "2 चीज़ें", 'action="/hi/cart"');
  expect(englishWords(page, [bag.name])).toEqual([]);
  const cleared = await send("/hi/cart", { intent: "clear" }, cookiesOf(added));
  expect(cleared.headers.get("Location")).toBe("/hi/cart");
  expect(noticeOf(cleared)).toContain("झोला ख़ाली");
  const empty = await read("/hi/cart", "");
  expect(empty).toContain("आपका झोला ख़ाली है");
  expect(englishWords(empty, [])).toEqual([]);
});

test("the cart takes a code and refuses one at its field, which keeps it", async () => {
  const taken = await send("/hi/cart", { intent: "apply-code", discountCode: "namaste10" });
  expect(taken.headers.get("Location")).toBe("/hi/cart");
  expect(await read("/hi/cart", `${cart}; ${cookiesOf(taken)}`)).toContain("छूट (NAMASTE10)");
  const refused = await send("/hi/cart", { intent: "apply-code", discountCode: "DIWALI25" });
  const page = await hindi(refused, 422);
  expect(page).toContain("इस कोड का समय बीत गया।");
  expect(page).toMatch(/<input[^>]*name="discountCode"[^>]*value="DIWALI25"/);
});

const typed = { fullName: "Asha Kumari", addressLine1: "12 Gandhi Path", city: "Patna" };

test.each([
  [{ fullName: "" }, "पूरा नाम भरना ज़रूरी है।"],
  [{ email: "asha" }, "ईमेल ऐसे लिखिए"],
  [{ pincode: "12" }, "पिन कोड के पूरे 6 अंक लिखिए।"],
  [{ phone: "x" }, "फ़ोन नंबर ऐसे लिखिए"],
  [{ state: "Goa" }, "800001 बिहार का पिन कोड है।"],
  [{ isGift: "on", giftMessage: "क".repeat(301) }, "तोहफ़े के संदेश में 300 अक्षर तक ही आ सकते हैं।"],
  [{ isCompany: "on", companyName: "Haat", gstin: "27AAPFU0939F1ZW" }, "यह GSTIN सही नहीं है"],
  [{ paymentMethod: "barter" }, "इनमें से एक चुनिए।"],
])("the checkout refuses %j at its field in Hindi, and keeps what was typed", async (change, sentence) => {
  const page = await hindi(await send("/hi/checkout", checkoutForm(lineOf(bag), change)), 422);
  expect(page).toContain(sentence);
  for (const [name, value] of Object.entries({ ...typed, ...change }).filter(([name]) => name in typed))
    expect(page).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`));
});

test("the checkout refuses an order at another price than was seen, and shows the new one", async () => {
  const page = await hindi(await send("/hi/checkout", checkoutForm(lineOf(bag, 1, 1_00))), 409);
  const [, name = "none"] = /“([^“”]+)” का दाम अब ₹/.exec(page) ?? [];
  expect(await read("/hi/cart")).toContain(name);
});

test("the checkout goes from step to step in Hindi, and the order is the one that English makes", async () => {
  const page = await read("/hi/checkout");
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
  expect(page).toMatch(/<form[^>]*action="\/hi\/checkout"/);
  const gift = { isGift: "on", giftMessage: "शुभ विवाह", shippingMethod: "express" };
  const form = checkoutForm(hidden("cart"), { key: hidden("key"), ...gift });
  const { email = "", phone = "" } = form;
  const kept = [bag.name, ...Object.values(typed), email, phone];
  expect(englishWords(page, kept)).toEqual([]);
  for (const [step, heading] of [
    ["1", "डिलीवरी"],
    ["2", "भुगतान"],
  ] as const) {
    const next = await hindi(await send("/hi/checkout", { ...form, step, go: "next" }));
    expect(next).toMatch(new RegExp(`<h1[^>]*>${heading}`));
    expect(englishWords(next, kept)).toEqual([]);
  }
  const placed = await send("/hi/checkout", form);
  const path = placed.headers.get("Location") ?? "";
  expect([placed.status, path]).toEqual([
    303,
    expect.stringMatching(/^\/hi\/order-confirmation\?orderId=JC-\d{13}$/),
  ]);
  expect(noticeOf(placed)).toContain("ऑर्डर हो गया!");
  const thanks = await read(path, cookiesOf(placed));
  expect(thanks).toContain("ऑर्डर के लिए धन्यवाद");
  const own = [...letterheadOf(thanks), ...kept, path.slice(-16), "Bihar", "India"];
  expect(englishWords(thanks, own)).toEqual([]);

  const inEnglish = await send("/checkout", { ...form, key: checkoutForm("").key ?? "" });
  const english = inEnglish.headers.get("Location") ?? "";
  const seen = async (to: string, answer: Response) =>
    wordsOf(await (await ask(to, cookiesOf(answer))).text())
      .join("\n")
      .replaceAll(to.slice(-16), "JC-n")
      .replaceAll(/placed on .*/g, "placed");
  const same = await seen(path.replace(/^\/hi/, ""), placed);
  expect(same).toContain("Thank you for your order");
  expect(same).toBe(await seen(english, inEnglish));
});

test("a confirmation that a visitor may not see is an order that is not there, in Hindi", async () => {
  const headers = { "X-Forwarded-For": newSender() };
  const page = await hindi(await ask("/hi/order-confirmation?orderId=JC-1000000000000", { headers }), 404);
  expect(page).toContain("ऑर्डर नहीं मिला।");
  expect(englishWords(page, [])).toEqual([]);
});
