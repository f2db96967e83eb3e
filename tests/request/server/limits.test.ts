import { beforeAll, describe, expect, test } from "vitest";
import { anyProductPath, ask, cookiesOf, expectWords, newSender, post, signedInAs, textAt } from "../ask.ts";
import { checkoutForm, lineOf, newEmail, orderNumberIn, plainOffers, submit } from "../checkout/purchase.ts";

const most = 60;

const quotePath = `${await anyProductPath()}/quote`;
const [bag] = await plainOffers();

const message = { fullName: "Asha Rao", email: "asha@example.com", message: "Words that were typed" };
const quote = { ...message, phone: "98765 43210", quantity: "50" };

function expectRefusal(answer: Response): void {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(600);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
}

const subscribe = (fields: Record<string, string>, headers: Record<string, string>) =>
  post("/newsletter", fields, { ...headers, Accept: "application/json" });

/** Uses up what one address may send in ten minutes. The honeypot keeps the shop's outbox out of it. */
async function sendAll(headers: Record<string, string>): Promise<void> {
  const send = (at: number) => subscribe({ email: `many-${at}@example.com`, website: "x" }, headers);
  const answers = await Promise.all(Array.from({ length: most }, (_, at) => send(at)));
  expect(answers.map(({ status }) => status)).toEqual(Array(most).fill(200));
}

describe("the sixty-first message of ten minutes", () => {
  const headers = { "X-Forwarded-For": newSender() };
  beforeAll(() => sendAll(headers));

  test("as a bulk quote says so, and keeps what was typed", async () => {
    const answer = await post(quotePath, quote, headers);
    expectRefusal(answer);
    const html = await answer.text();
    expect(html.includes("Too many requests from here.")).toBe(true);
    expect(html.includes(message.message)).toBe(true);
  });

  test("as a contact message or a request of the business page too", async () => {
    for (const [path, fields] of [
      ["/contact", message],
      ["/b2b?form=quote", { ...quote, product: "Fish Tote" }],
    ] as const) {
      const answer = await post(path, fields, headers);
      expectRefusal(answer);
      expect((await answer.text()).includes("Asha Rao"), path).toBe(true);
    }
  });

  test("as a newsletter sign-up says so to scripts, and by a notice to plain forms", async () => {
    const byScript = await subscribe({ email: "late@example.com" }, headers);
    expectRefusal(byScript);
    const message = expect.stringContaining("Too many requests");
    expect(await byScript.json()).toMatchObject({ ok: false, message });
    const plain = await post("/newsletter", { email: "late@example.com" }, headers);
    expect(plain.status).toBe(303);
    const page = await ask(plain.headers.get("location") ?? "");
    expect(await page.text()).toContain("Too many requests from here.");
  });

  test("leaves other addresses, and orders, alone", async () => {
    expect((await post(quotePath, quote)).status).toBe(302);
    expect(orderNumberIn(await submit(checkoutForm(lineOf(bag)), headers))).toBeDefined();
  });

  test("is not sent from elsewhere by a header that no proxy wrote", async () => {
    const claimed = { "X-Forwarded-For": `${newSender()}, ${headers["X-Forwarded-For"]}` };
    expectRefusal(await post(quotePath, quote, claimed));
  });
});

test("the twenty-first comment of ten minutes is refused, and nothing typed is lost", async () => {
  const headers = { "X-Forwarded-For": newSender() };
  const path = /href="(\/blog\/[a-z0-9-]+)"/.exec(await textAt("/blog"))?.[1] ?? "";
  const comment = { name: "Asha Rao", comment: "Once more" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(path, comment, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
  const answer = await post(path, { ...comment, comment: "Words that were typed" }, headers);
  expectRefusal(answer);
  expectWords(await answer.text(), "Too many comments from here.", "Words that were typed");
  expect((await post("/contact", message, headers)).status).toBe(303);
});

test("the twenty-first order for one mailbox is refused wherever it comes from, and nothing typed is lost", async () => {
  const email = newEmail();
  const order = () => submit(checkoutForm(lineOf(bag), { email }));
  const answers = await Promise.all(Array.from({ length: 25 }, order));
  expect(answers.filter((answer) => orderNumberIn(answer) !== undefined)).toHaveLength(20);
  const refused = await submit(checkoutForm(lineOf(bag), { email: email.toUpperCase() }), {
    Cookie: `jhola_cart=${bag.id}:1`,
  });
  expectRefusal(refused);
  const html = await refused.text();
  expectWords(html, "Too many orders came for this e-mail address or phone.", 'value="Asha Kumari"');
});

const headers = { "X-Forwarded-For": newSender() };
const asked = ["/order-confirmation?orderId=JC-1", "/pay/JC-2"];

test("whoever asks for others' orders without end is turned away by both pages, and told when to come again", async () => {
  const ask120 = Array.from({ length: 120 }, (_, index) => ask(asked[index % 2] ?? "", { headers }));
  const answers = await Promise.all(ask120);
  await Promise.all(answers.map((answer) => answer.body?.cancel()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  for (const path of [...asked, "/order-confirmation.data?orderId=JC-1"]) {
    const answer = await ask(path, { headers });
    expect(answer.status, path).toBe(429);
    expect(Number(answer.headers.get("retry-after")), path).toBeGreaterThan(0);
  }
});

test("whoever asks for others' orders without end hinders no owner of an order, even in the same network", async () => {
  const placed = await submit(checkoutForm(lineOf(bag)), headers);
  const Cookie = cookiesOf(placed);
  const path = `/order-confirmation?orderId=${orderNumberIn(placed)}`;
  expect((await ask(path, { headers: { ...headers, Cookie } })).status).toBe(200);
  expect((await ask(path, { headers })).status).toBe(429);
});

test("a network asks for six hundred pictures of links in ten minutes, and no more", async () => {
  const headers = { "X-Forwarded-For": newSender() };
  const card = () => ask("/og/product/none/0123456789abcdef.jpg", { headers });
  // More at once have no place in the queue (SITE-7).
  for (let times = 0; times < 600; times += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, card));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  }
  const answer = await card();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a network asks for a hundred and twenty invoices in ten minutes, and no more", async () => {
  const { cookie } = await signedInAs("user");
  const paper = (sender: string) =>
    ask("/dashboard/my-orders/none/invoice.pdf", { headers: { Cookie: cookie, "X-Forwarded-For": sender } });
  const sender = newSender();
  const answers = await Promise.all(Array.from({ length: 121 }, () => paper(sender)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(120);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await paper(newSender())).status).toBe(404);
});
