import { expect, test } from "vitest";
import { ask, cookiesOf, expectAnswer, expectWords, origin } from "../ask.ts";
import { mailTo, orderTokenIn } from "../read-mail.ts";
import { checkoutForm, lineOf, newEmail, orderNumberIn, plainOffers, submit } from "./purchase.ts";

const confirmation = (number: string, query: Record<string, string> = {}) =>
  `/order-confirmation?${new URLSearchParams({ orderId: number, ...query })}`;

async function place(to: string): Promise<{ orderNumber: string; cookie: string }> {
  const answer = await submit(checkoutForm(`${lineOf(bag, 2)},${lineOf(other)}`, { email: to }));
  expect(answer.status).toBe(303);
  return { orderNumber: orderNumberIn(answer) ?? "", cookie: cookiesOf(answer) };
}

const [bag, other] = await plainOffers();
const email = newEmail();
const { orderNumber, cookie } = await place(email);
const mail = await mailTo(email);
const token = orderTokenIn(mail);

test("the mail goes to the buyer, in text and in HTML, with everything that was ordered and nothing typed", () => {
  expect(mail.headers.get("to")).toEqual([email]);
  expect(mail.headers.get("content-type")?.[0]).toMatch(/^multipart\/alternative/);
  for (const form of [mail.text, mail.html]) {
    expectWords(form, orderNumber, bag.name, other.name, "Cash on Delivery");
    // Nobody has confirmed anything from this mailbox yet (MAIL-130).
    expect(form).not.toContain("Gandhi");
  }
  expect(mail.html).not.toMatch(/<script|<img[^>]+http|@import/);
});

test("the mail carries a link that shows the order in any browser", async () => {
  const link = /http:\S+order-confirmation\S+/.exec(mail.text)?.[0] ?? "";
  expect(link.startsWith(`${origin}/order-confirmation?orderId=${orderNumber}&token=`)).toBe(true);
  expect(mail.html.replaceAll("&amp;", "&")).toContain(link);
  await expectAnswer(ask(link.slice(origin.length)), 200, "12 Gandhi Path", email);
});

test("the confirmation is shown to the browser that placed the order, and kept by nobody", async () => {
  const answer = await ask(confirmation(orderNumber), cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const html = await answer.text();
  expect(html).toContain("12 Gandhi Path");
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  // The token in the address of a mail's link goes to no other site.
  expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(html).not.toContain(token);
});

test("the confirmation says the same to a stranger as for an order that is not there", async () => {
  for (const suffix of ["", ".data"]) {
    const seen = await Promise.all(
      [orderNumber, "JC-1000000000000"].map(async (number) => {
        const answer = await ask(confirmation(number).replace("?", `${suffix}?`));
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
        expect(answer.headers.getSetCookie()).toEqual([]);
        const { "x-request-id": _, date: __, ...headers } = Object.fromEntries(answer.headers);
        const body = (await answer.text()).replaceAll(number, "JC-n");
        const policy = headers["content-security-policy"]?.replaceAll(/'sha256-[^']+'/g, "hash");
        return { status: answer.status, headers: { ...headers, "content-security-policy": policy }, body };
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.status).toBe(404);
    if (suffix === "") expect(seen[0]?.body).toContain("Order Not Found.");
    expect(seen[0]?.body).not.toContain("Gandhi");
  }
});
