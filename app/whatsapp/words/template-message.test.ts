import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { languages } from "#values/language/language.ts";
import { paise } from "#values/money/money.ts";
import { messageBody, type News, templateMessage, templateNames } from "./template-message.ts";
import { templateTexts } from "./templates.text.ts";

const origin = "https://shop.example";
const order = { orderNumber: "JC-1795827388803", link: `${origin}/order-confirmation?orderId=JC-1&token=t` };
const opened = "order-confirmation?orderId=JC-1&token=t";

const all: readonly [news: News, english: string[], hindi: string[]][] = [
  [
    { name: "order_placed", total: paise(129_900), ...order },
    [order.orderNumber, "₹1,299"],
    [order.orderNumber, "₹1,299"],
  ],
  [
    { name: "pay_part", due: paise(64_950), ...order },
    [order.orderNumber, "₹649.50"],
    [order.orderNumber, "₹649.50"],
  ],
  [
    {
      name: "confirm_cash",
      total: paise(129_900),
      by: new Date("2026-12-02T06:30:00Z"),
      ...order,
    },
    [order.orderNumber, "₹1,299", "2 December 2026 at 12:00 pm"],
    [order.orderNumber, "₹1,299", "2 दिसंबर 2026, दोपहर 12:00 बजे"],
  ],
  [
    { name: "parcel_left", courier: "Delhivery", ...order },
    [order.orderNumber, "Delhivery"],
    [order.orderNumber, "Delhivery"],
  ],
  [
    { name: "parcel_left", courier: null, ...order },
    [order.orderNumber, "our courier"],
    [order.orderNumber, "हमारे कूरियर"],
  ],
  [
    { name: "out_for_delivery", atTheDoor: paise(129_900), ...order },
    [order.orderNumber, "₹1,299"],
    [order.orderNumber, "₹1,299"],
  ],
  [
    { name: "out_for_delivery", atTheDoor: paise(0), ...order },
    [order.orderNumber, "nothing"],
    [order.orderNumber, "कुछ नहीं"],
  ],
  [{ name: "arrived", ...order }, [order.orderNumber], [order.orderNumber]],
  [
    { name: "back_in_stock", product: "Lotus\n  Tote", link: `${origin}/products/lotus-tote` },
    ["Lotus Tote"],
    ["Lotus Tote"],
  ],
  [
    { name: "work_given", pieces: 12, product: "Lotus Tote", dueOn: "2026-12-04" },
    ["12", "Lotus Tote", "4 December 2026"],
    ["12", "Lotus Tote", "4 दिसंबर 2026"],
  ],
  [
    { name: "work_given", pieces: 1, product: "Lotus Tote", dueOn: null },
    ["1", "Lotus Tote", "whenever you can"],
    ["1", "Lotus Tote", "जब भी हो सके"],
  ],
];

test.each(all)("$name fills its places in both languages (WHATSAPP-5)", (news, english, hindi) => {
  expect(templateMessage(news, { origin }).places).toEqual(english);
  expect(speaking("hi", () => templateMessage(news, { origin })).places).toEqual(hindi);
});

test("every template is told of by something", () =>
  expect(new Set(all.map(([{ name }]) => name))).toEqual(new Set(templateNames)));

describe.each(languages)("the templates in '%s'", (language) => {
  const texts = speaking(language, () => templateNames.map((name) => [name, templateTexts[name]] as const));

  test.each(texts)("%s has as many places as the shop fills, none at an end", (name, text) => {
    const news = all.find(([one]) => one.name === name)?.[0];
    if (!news) throw new Error(`nothing tells of ${name}`);
    const filled = templateMessage(news, { origin }).places.map((_, index) => `{{${index + 1}}}`);
    expect([...new Set(text.body.match(/\{\{\d+\}\}/g))].sort()).toEqual(filled);
    expect(text.body).not.toMatch(/^\{\{|\}\}\s*[.।]?$/);
    expect("button" in text).toBe("link" in news);
  });

  test("are written in docs/whatsapp.md for whoever hands them in", () => {
    const page = readFileSync("docs/whatsapp.md", "utf8");
    for (const [, text] of texts) {
      expect(page).toContain(text.body);
      if ("button" in text) expect(page).toContain(text.button);
    }
  });
});

test("a place holds no line, and is not longer than Meta takes", () => {
  const news: News = { name: "back_in_stock", product: `a\tb\u200b ${"c".repeat(200)}`, link: `${origin}/x` };
  const [place = ""] = templateMessage(news, { origin }).places;
  expect(place).toMatch(/^a b c+…$/);
  expect(place).toHaveLength(120);
});

test("a message is what the Cloud API takes, and its button opens a page of the shop's own", () => {
  const message = templateMessage({ name: "arrived", ...order }, { origin });
  expect(messageBody(message, { to: "919876543210", language: "hi", id: "m-1" })).toEqual({
    messaging_product: "whatsapp",
    to: "919876543210",
    type: "template",
    template: {
      name: "arrived",
      language: { code: "hi" },
      components: [
        { type: "body", parameters: [{ type: "text", text: order.orderNumber }] },
        { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: opened }] },
      ],
    },
    biz_opaque_callback_data: "m-1",
  });
});
