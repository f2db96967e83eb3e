import { expect, test } from "vitest";
import { anyProductPath, ask, expectAnswer, expectWords, textAt } from "../ask.ts";

test("delivery to a PIN code is told on a page of its own, the same for everybody", async () => {
  const answer = await ask("/delivery?pin=847%20211&utm=x", "jhola-cart=x");
  const html = await expectAnswer(answer, 200, "Delivery to 847211, Bihar");
  expect(html).toMatch(/Standard<\/dt><dd[^>]*>\d+ /);
  expect(html).toMatch(/Cash on delivery<\/dt><dd[^>]*>(Yes|No)/);
  expect(html).toContain('name="robots" content="noindex');
  expect(answer.headers.get("Set-Cookie")).toBeNull();
});

test("delivery to a PIN code is asked for where nothing was typed, and knows the product that it is about", async () => {
  const slug = (await anyProductPath()).replace("/shop/", "");
  expectWords(await textAt(`/delivery?product=${slug}`), `name="product" value="${slug}"`, "Back to ");
  expect(await textAt("/delivery?product=no-such")).not.toContain("Back to ");
});

test.each([
  ["8472", "Enter a PIN code of six digits"],
  ["0<script>alert(1)</script>", "Enter a PIN code of six digits"],
  ["999999", "India Post has no such PIN code"],
])("delivery to a PIN code of %s is refused at the field, which keeps it", async (pin, words) => {
  const path = `/delivery?${new URLSearchParams({ pin })}`;
  const html = await expectAnswer(ask(path), 422, words);
  expect(html).toContain(`value="${pin.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`);
  expect(html).not.toContain("<script>alert");
  const inPlace = await ask(path.replace("/delivery", "/delivery/answer"));
  expect([inPlace.status, await inPlace.text()]).toEqual([422, expect.stringContaining(words)]);
  expect(inPlace.headers.get("Content-Type")).toContain("text/plain");
});

test("delivery to a PIN code is told in place as on its page", async () => {
  const answer = await ask("/delivery/answer?pin=847211");
  expect(await answer.json()).toMatchObject({ title: "Delivery to 847211, Bihar", pincode: "847211" });
});
