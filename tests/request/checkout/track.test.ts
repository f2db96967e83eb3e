import { expect, test } from "vitest";
import { ask, expectAnswer, newSender, origin, post } from "../ask.ts";
import { mailsTo } from "../read-mail.ts";
import { checkoutForm, lineOf, newEmail, orderNumberIn, plainOffers, submit } from "./purchase.ts";

const [bag] = await plainOffers();
const email = newEmail();
const orderNumber = orderNumberIn(await submit(checkoutForm(lineOf(bag), { email }))) ?? "";

const track = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post("/track", fields, { "X-Forwarded-For": newSender(), ...headers });

const linkMails = (to: string) => mailsTo(to).filter(({ text }) => text.includes("You asked to see order"));

async function untilLinked(to: string, count: number): Promise<void> {
  await expect.poll(() => linkMails(to).length, { timeout: 15_000 }).toBe(count);
}

test("mails a link that opens the order", async () => {
  const answer = await track({ orderNumber: orderNumber.toLowerCase(), email: email.toUpperCase() });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/track?sent=1"]);
  await untilLinked(email, 1);
  const link = /http\S+order-confirmation\S+/.exec(linkMails(email)[0]?.text ?? "")?.[0] ?? "";
  expect(link.startsWith(`${origin}/order-confirmation?orderId=${orderNumber}&token=`)).toBe(true);
  await expectAnswer(ask(link.slice(origin.length)), 200, "12 Gandhi Path");
});

test("an odd form is refused at its field, with what was typed, and one from elsewhere at all", async () => {
  const answer = await track({ orderNumber: "JC-1", email: "a@example.com\r\nBcc: b@example.com" });
  await expectAnswer(answer, 422, "Please enter a valid email address", 'value="JC-1"');
  expect((await track({ orderNumber, email }, { Origin: "https://evil.example" })).status).toBe(403);
});

test("the page is the same for everybody, named and kept", async () => {
  const answer = await ask("/track");
  expect(answer.headers.get("cache-control")).toContain("public");
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<title>Track Your Order/);
  expect(html).toMatch(/<h1[^>]*>Track Your Order/);
});
