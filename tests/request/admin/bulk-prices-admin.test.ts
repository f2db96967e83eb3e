import { afterAll, expect, test } from "vitest";
import { expectAnswer, expectLed, expectWords, noticeOf, sharedOwnersShop } from "../ask.ts";
import { fieldIn } from "./admin-pages.ts";

const path = "/admin/dashboard/settings/bulk-prices";
const stock = "/admin/dashboard/settings/messages";

const { page, send } = await sharedOwnersShop();
const versionAt = async (path: string) => fieldIn(await page(path), "version");

const rowsOf = (...rows: [from: string, core: string, artisanal: string][]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(([from, core, artisanal], place) => [
      [`from-${place}`, from],
      [`core-${place}`, core],
      [`artisanal-${place}`, artisanal],
    ]),
  );

const seed = rowsOf(["50", "249", "15"], ["100", "229", "20"], ["250", "199", "25"]);

afterAll(async () => {
  await send(path, { version: await versionAt(path), ...seed });
  await send(stock, { version: await versionAt(stock), lowAt: "5", weekly: "on", whenSoldOut: "on" });
});

test("a new shop has the specification's prices, and says what each comes to", async () => {
  const html = await page(path);
  for (const [name, value] of Object.entries(seed)) expect(fieldIn(html, name)).toBe(value);
  expectWords(html, "Today bulk orders begin at 50 pieces.", "Today 50 of them cost ₹12,450.");
  expect(html).toContain("Today 50 bags at ₹1,000 cost ₹42,500.");
});

test("what is refused says so at its field, and what was typed stays", async () => {
  const answer = await send(path, {
    version: await versionAt(path),
    ...rowsOf(["100", "249", "15"], ["50", "300", "101"]),
  });
  const html = await expectAnswer(answer, 422);
  expect(html).toContain("Prices stand in the order of their quantities: enter more than 100 pieces.");
  expect(html).toContain("More pieces must not cost more each: enter no more than the price above.");
  expect(html).toContain("Enter a whole percentage from 1 to 99.");
  expect(fieldIn(html, "artisanal-1")).toBe("101");
  expect(await page("/b2b")).toContain("50–99");
});

test("saved prices stand at once in every page and form that names them, and an older form is told", async () => {
  const before = await versionAt(path);
  for (const address of ["/", "/b2b", "/faq"]) expect(await page(address)).toMatch(/from 50 pieces/i);
  const answer = await send(path, {
    version: before,
    ...rowsOf(["20", "300.50", "10"], ["1,500", "250", "40"]),
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
  expect(noticeOf(answer)).toContain("Bulk Prices Saved");
  const b2b = await page("/b2b");
  for (const html of [await page("/"), b2b]) expectWords(html, "20–1,499", "300.50", "40% off");
  expect(await page("/")).toContain("From 20 pieces, with your");
  expectWords(b2b, "Core pieces from ₹250 per unit, up to 40% off artisanal ones.");
  expect(await page("/faq")).toContain("bulk orders from 20 pieces");
  const few = { fullName: "Asha", email: "asha@example.com", product: "Tote" };
  await expectAnswer(send("/b2b?form=quote", { ...few, quantity: "19" }), 422, "The minimum is 20 units.");
  expect((await send("/b2b?form=quote", { ...few, quantity: "20" })).status).toBe(303);
  expect(await page(path)).toContain("bulk prices: 20–1,499 ₹300.50 and 10%; 1,500 and over ₹250.00 and 40%");
  await expectAnswer(send(path, { version: before, ...seed }), 409, "Someone else changed this meanwhile.");
});

const isTicked = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].includes(' checked=""');

test("a new shop tells of five pieces and fewer, each Monday and when the last one is sold", async () => {
  const html = await page(stock);
  expect(fieldIn(html, "lowAt")).toBe("5");
  expect([isTicked(html, "weekly"), isTicked(html, "whenSoldOut")]).toEqual([true, true]);
});

test("a wrong number is refused at its field, and what was typed stays", async () => {
  const answer = await send(stock, { version: await versionAt(stock), lowAt: "-3", weekly: "on" });
  const html = await expectAnswer(answer, 422, "Enter a whole number from 0 to 999.");
  expect(fieldIn(html, "lowAt")).toBe("-3");
  expect([isTicked(html, "weekly"), isTicked(html, "whenSoldOut")]).toEqual([true, false]);
});

test("what is saved is said with its effect and in the history, and an older form is told", async () => {
  const before = await versionAt(stock);
  await expectLed(send(stock, { version: before, lowAt: "12", whenSoldOut: "on" }), stock);
  const html = await page(stock);
  expectWords(html, "is low when 12 or fewer are left", "mails about stock: low at 12, when sold out");
  expect([isTicked(html, "weekly"), isTicked(html, "whenSoldOut")]).toEqual([false, true]);
  expect((await send(stock, { version: before, lowAt: "1" })).status).toBe(409);
});
