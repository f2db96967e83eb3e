import { randomInt, randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { isPaidAt, payNow, placedOrder, windowIn } from "../checkout/payment-window.ts";
import { goToPayment } from "../checkout/shopper.ts";

/** A word that no other test uses, fit for a name, a text and the local part of an address. */
export const newWord = (): string => `w${randomUUID().slice(0, 8)}`;

/**
 * A sender of its own, so that no test uses up another one's allowance. The shared shop believes this
 * machine's word.
 */
export const anotherSender = () => ({ "X-Forwarded-For": `10.2.${randomInt(256)}.${randomInt(1, 255)}` });

/** What a visitor sends by a plain form, beside the page that the test looks at. */
async function send(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const { SHOP_ORIGIN: origin = "" } = process.env;
  const answer = await page.request.post(origin + path, {
    form,
    headers: { Origin: origin, ...anotherSender() },
  });
  expect(answer.ok()).toBe(true);
}

/** Sends the shop a message; answers the sender's name. */
export async function sendMessage(page: Page, message = "Do you ship to Nepal?"): Promise<string> {
  const fullName = newWord();
  await send(page, "/contact", { fullName, email: `${fullName}@example.com`, message });
  return fullName;
}

/** Sends so many messages that hold one word of their own; returns the address of their list. */
export async function sendMessages(page: Page, count: number): Promise<{ list: string }> {
  const word = newWord();
  const sent = Array.from({ length: count }, (_, at) => at);
  const perTurn = 10;
  for (let begin = 0; begin < count; begin += perTurn)
    await Promise.all(sent.slice(begin, begin + perTurn).map(() => sendMessage(page, word)));
  return { list: `/admin/dashboard/contact-messages?q=${word}` };
}

/** Asks for a bulk quote on the business page; answers who asked. */
export async function askForQuote(page: Page): Promise<string> {
  const fullName = newWord();
  const form = {
    about: "quote",
    fullName,
    email: `${fullName}@example.com`,
    product: "Fish Tote",
    quantity: "120",
  };
  await send(page, "/b2b", form);
  return fullName;
}

/** Comments on the newest post; answers the comment's one word. */
export async function comment(page: Page, name = "Asha"): Promise<string> {
  const words = newWord();
  await send(page, await newestPost(page), { name, comment: words });
  return words;
}

async function newestPost(page: Page): Promise<string> {
  const html = await (await page.request.get("/blog")).text();
  const path = /href="(\/blog\/[a-z0-9-]+)"/.exec(html)?.[1];
  if (!path) throw new Error("the blog shows no post");
  return path;
}

/** Buys something by card, in a browser of an English shopper's own; answers the order's number. */
export async function paidOrder(browser: Browser): Promise<string> {
  const shopper = await (await browser.newContext({ locale: "en-IN", javaScriptEnabled: true })).newPage();
  await goToPayment(shopper);
  await payNow(shopper).click();
  await windowIn(shopper).success.click();
  await isPaidAt(shopper);
  return /JC-\d{13}/.exec(shopper.url())?.[0] ?? placedOrder(shopper);
}
