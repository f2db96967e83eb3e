import { expect, test } from "vitest";
import { inlineEnglish, publicFiles, staffFiles } from "./inline-english.ts";
import { stillInline } from "./texts-to-do.ts";

/** Words that are the same in each language, or none that people read. */
const noWords = new Set([
  // Names of companies, registers and formats, which stay Latin.
  ...["WhatsApp", "Facebook", "Instagram", "GSTIN", "SKU"],
  // What a form sends and the database keeps.
  "India",
  // Keys, headers and types.
  ...["Enter", "Escape", "Location", "Organization", "Accept", "Cookie", "Files", "https://"],
]);

/** What is written to the owner or by the owner, who runs the shop in English (HINDI-2). */
const ofOwner = new Set([
  "app/enquiries/contact/contact.email.ts",
  "app/enquiries/grievance/grievance.email.ts",
  "app/enquiries/quotes/b2b.email.ts",
  "app/enquiries/quotes/bulk-quote.email.ts",
  "app/enquiries/reply.email.ts",
  "app/offers/mails/offer-answered.email.ts",
  "app/orders/mails/new-orders.email.ts",
  "app/orders/stock/low-stock.email.ts",
]);

test("a text of the public stands in a file of texts, in both languages", () => {
  const inline = publicFiles()
    .filter((path) => !ofOwner.has(path))
    .flatMap((path) =>
      inlineEnglish(path)
        .filter((text) => !noWords.has(text))
        .map((text) => `${path}: ${text}`),
    );
  expect(inline).toEqual([]);
});

const wordsIn = (path: string): string[] => inlineEnglish(path).filter((text) => !noWords.has(text));

test("a text of the staff's stands in a file of texts, too: what is done is taken off checks/texts-to-do.ts", () => {
  const speaking = staffFiles().filter((path) => wordsIn(path).length > 0);
  expect(speaking).toEqual(stillInline);
});

test("the check looks at what shoppers see, and at nothing of the owner's", () => {
  const files = publicFiles();
  for (const path of ["app/pages/frame/footer.tsx", "app/cart/page/cart.page.tsx", "app/ui/form/field.tsx"])
    expect(files).toContain(path);
  expect(files.filter((path) => /\/(?:order-)?admin\//.test(path))).toEqual([]);
});

test.each([
  ["<p>Your cart is empty</p>", "Your cart is empty"],
  ['<b>{shown ? text.hide : "Show"}</b>', "Show"],
  ['<img alt="a lotus" />', "a lotus"],
  [`<button aria-label={\`Remove \${name}\`} />`, "Remove …"],
  ['const words = { title: "Card declined" };', "Card declined"],
])("%s is found", (code, found) => expect(inlineEnglish("x.tsx", code)).toEqual([found]));

test.each([
  '<p className="grid gap-2">{text.empty} ₹ 5</p>',
  '<input type="search" name="q" autoComplete="street-address" />',
  'throw new Error("This can never be");',
  'type Kind = "Card declined";',
  'const look = "flex px-2 text-sm";',
])("%s is no text", (code) => expect(inlineEnglish("x.tsx", code)).toEqual([]));
