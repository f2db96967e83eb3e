import { expect, test } from "vitest";
import { priceProducts } from "#cart/prices/price-cart.db.server.ts";
import { priceCart } from "#cart/prices/priced-cart.ts";
import { findPromotions } from "#discounts/promotion.db.server.ts";
import { mailBodySchema } from "#mail/writing/mail-body.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { tellOfNewOrders } from "#orders/mails/new-orders-job.server.ts";
import { sendOrderLink } from "#own-orders/track/send-order-link.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import type { Language } from "#values/language/language.ts";
import { checkoutForm, purchase, sellTotes } from "../../../tests/database/checkout-form.ts";
import { checkoutOf, numberOf, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { asha, kala, line, sellVariants } from "../../../tests/database/variants-for-sale.ts";
import { noticeOf } from "../form/checkout-notices.ts";
import { encodeLines } from "../form/purchase-lines.ts";

// The words of a page in Hindi about goods that can't be had (HINDI-56).

const motif = [{ label: "Motif", text: "Fish" }];
const long = [{ label: "Name", text: "Ashaaaaaa" }];

async function begin(shop: TestShop) {
  await sellTotes(shop);
  await sellVariants(shop.db);
  const words = { Size: "नाप", Large: "बड़ा", Name: "नाम", Motif: "बेल-बूटा" };
  const names = { kala: ["Kala Tote", "काला टोट"], out: ["Gone Bag", "पुराना बैग"] };
  const word = { kind: "word", field: "text" } as const;
  const product = { kind: "product", field: "name" } as const;
  await writeTexts(shop.db, [
    ...Object.entries(words).map(([id, text]) => ({ ...word, id, english: id, text })),
    ...Object.entries(names).map(([id, [english = "", text = ""]]) => ({ ...product, id, english, text })),
  ]);
}

eachShop("a refusal in Hindi", { begin, on: "embedded" }, (shop) => {
  const { shown } = checkoutForm(shop);

  const sentence = async (of: Parameters<typeof encodeLines>[0][number]) => {
    return noticeOf(await shown(purchase({ cart: encodeLines([of]) })), [])?.text;
  };
  const large = (unitPrice: number, personal?: typeof motif) => kala("large", unitPrice, 1, { personal });
  const blue = { productId: "dori", variant: "blue" };

  test.each([
    ["sold out", line({ productId: "out" }, 100_00), "“पुराना बैग” ख़त्म हो गया है।"],
    ["too few", kala("large", 650_00, 2), "“काला टोट (नाप: बड़ा)” के बस 1 नग बचे हैं।"],
    ["no longer written", large(650_00, motif), "“काला टोट (नाप: बड़ा)”: “बेल-बूटा” अब इस पर नहीं लिखा जाता।"],
    ["written too long", large(700_00, long), "“काला टोट (नाप: बड़ा)”: “नाम” में 6 अक्षर तक ही आ सकते हैं।"],
    ["not in Hindi", line(blue, 200_00), "“Dori Belt (Colour: Blue)” ख़त्म"],
  ])("names what is %s as the owner has translated it", async (_, wanted, said) => {
    expect(await speaking("hi", () => sentence(wanted))).toContain(said);
    expect(await sentence(wanted)).not.toMatch(/[ऀ-ॿ]/);
  });

  test("names in the cart, too, what is no longer written", async () => {
    const shownAs = { name: "", slug: "", image: null };
    const priced = async (unitPrice: number, personal: typeof motif) => {
      const cart = [{ ...large(unitPrice, personal), ...shownAs }];
      return priceCart(cart, await priceProducts(shop.db, cart, { moment: new Date() }))[0];
    };
    const trouble = async () => (await priced(650_00, motif))?.trouble;
    const refusal = (label: string) => ({ kind: "personal", refusal: { kind: "not-offered", label } });
    expect(await speaking("hi", trouble)).toEqual(refusal("बेल-बूटा"));
    expect(await trouble()).toEqual(refusal("Motif"));
    const written = await speaking("hi", () => priced(700_00, asha));
    expect(written?.personal).toEqual([{ label: "Name", shownAs: "नाम", text: "Asha" }]);
  });

  test("names the product of which a code wants more", async () => {
    const few = { scope: "products" as const, scope_words: ["kala"], min_subtotal: "9000" };
    await shop.addPromotion({ code: "KALA", title: "Kala", ...few });
    const scope = async () => {
      const { code } = await findPromotions(shop.db, { code: "KALA", now: shop.now() });
      return code?.ok && code.promotion.scopeName;
    };
    expect(await speaking("hi", scope)).toBe("काला टोट");
    expect(await scope()).toBe("Kala Tote");
    const wanted = purchase({ cart: encodeLines([kala("large", 650_00)]), code: "KALA", discount: "0" });
    expect((await speaking("hi", () => shown(wanted))).code?.error).toContain("(काला टोट)");
  });
});

eachShop("the mails about an order (HINDI-25)", { begin: sellBags, on: "embedded" }, (shop) => {
  const { place, numbered } = checkoutOf(shop);

  async function ship(number: string): Promise<void> {
    const { id, version } = await numbered(number);
    await changeFulfilment(shop, shop.owner, { orderId: id, version, status: "shipped" });
  }

  async function mails() {
    return (await shop.mails()).map(({ kind, subject, letter }) => {
      const { language, blocks } = mailBodySchema.parse(letter);
      const links = blocks.flatMap((each) => (each.kind === "button" ? [new URL(each.href).pathname] : []));
      return { kind, language, links, isHindi: /\p{Script=Devanagari}/u.test(subject) };
    });
  }

  test.each<Language>(["hi", "en"])("in %s where it was placed, whoever causes them", async (placedIn) => {
    const number = numberOf(await speaking(placedIn, () => place()));
    await ship(number);
    const asked = { orderNumber: number, email: "asha@example.com" };
    const isHindi = placedIn === "hi";
    // Though its buyer reads the other one now.
    await speaking(isHindi ? "en" : "hi", () => sendOrderLink(shop, asked));
    expect((await numbered(number)).language).toBe(placedIn);
    const links = [`${isHindi ? "/hi" : ""}/order-confirmation`];
    const kinds = ["order-placed", "order-status", "order-link"];
    expect(await mails()).toEqual(kinds.map((kind) => ({ kind, language: placedIn, links, isHindi })));
  });

  test.each<Language>(["en", "hi"])("are in English to the owner, though placed in %s", async (placedIn) => {
    await speaking(placedIn, async () => {
      await place();
      await tellOfNewOrders(shop);
    });
    expect((await mails()).at(-1)).toMatchObject({ kind: "new-orders", language: "en", isHindi: false });
  });
});
