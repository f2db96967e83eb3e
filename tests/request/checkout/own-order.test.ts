import { expect, test, vi } from "vitest";
import {
  ask,
  cookiesOf,
  expectAnswer,
  expectLed,
  newSender,
  noticeOf,
  origin,
  post,
  signedInAs,
  textAt,
} from "../ask.ts";
import { mailsTo, mailTo, orderTokenIn } from "../read-mail.ts";
import { checkoutForm, lineOf, newEmail, orderNumberIn, plainOffers, submit } from "./purchase.ts";

const [bag] = await plainOffers();

/** A guest's cash order, with the token of its mail's link. */
async function guestOrder() {
  const email = newEmail();
  const answer = await submit(checkoutForm(lineOf(bag), { email }));
  const orderNumber = orderNumberIn(answer) ?? "";
  const token = orderTokenIn(await mailTo(email));
  return {
    email,
    orderNumber,
    token,
    cookie: cookiesOf(answer),
    path: (act: string) => `/order/${orderNumber}/${act}`,
  };
}

test("a guest's order is cancelled by its mail's link, once, and looking cancels nothing", async () => {
  const { email, orderNumber, token, path } = await guestOrder();
  expect(await textAt(`${path("cancel")}?token=${token}`)).toContain(`Cancel order ${orderNumber}?`);
  const reason = "<b>Ordered</b> twice";
  const done = await post(path("cancel"), { token, reason });
  await expectLed(done, `/order-confirmation?orderId=${orderNumber}&token=${encodeURIComponent(token)}`);
  expect(noticeOf(done)).toContain("Order Cancelled");
  expect(noticeOf(await post(path("cancel"), { token }))).toContain("cancelled before");
  const told = () => mailsTo(email).filter(({ text }) => text.includes("Your order is cancelled."));
  await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 15_000 });
  const after = await textAt(`${path("cancel")}?token=${token}`);
  expect(after).toContain("Nothing of this order is sent any more.");
});

test("a guest's order is closed to everybody else, as if it were not there", async () => {
  const { orderNumber, token, path } = await guestOrder();
  const { cookie } = await signedInAs("user");
  for (const fields of [{} as Record<string, string>, { token: `${token}x` }, { token: "" }])
    for (const as of ["", cookie])
      for (const act of ["cancel", "confirm", "paid"])
        expect((await post(path(act), fields, as)).status).toBe(404);
  for (const act of ["cancel", "confirm", "paid"]) expect((await ask(path(act))).status).toBe(404);
  expect((await post("/order/JC-1/cancel", { token })).status).toBe(404);
  const shown = await textAt(`/order-confirmation?orderId=${orderNumber}&token=${token}`);
  expect(shown).toContain("Thank you for your order");
});

test("a guest's order that nobody need confirm is shown instead, and says so when it is confirmed all the same", async () => {
  const { orderNumber, token, path, cookie } = await guestOrder();
  const shown = await ask(`${path("confirm")}?token=${token}`, { redirect: "manual" });
  const confirmation = `/order-confirmation?orderId=${orderNumber}&token=${encodeURIComponent(token)}`;
  await expectLed(shown, confirmation, 302);
  expect(noticeOf(await post(path("confirm"), { token }))).toContain("Not confirmed");
  // The browser that placed it needs no link.
  expect((await post(path("cancel"), {}, cookie)).status).toBe(303);
});

test("a guest's order is corrected, ordered again and invoiced by its link alone", async () => {
  const { email, orderNumber, token, path } = await guestOrder();
  const address = {
    ...{ fullName: "Ravi Jha", addressLine1: "4 Station Road", addressLine2: "", city: "Ranchi" },
    ...{ state: "Jharkhand", pincode: "834001", phone: "" },
  };
  const refused = await post(path("address"), { ...address, token, pincode: "110001" });
  await expectAnswer(refused, 422, "110001 is a pincode of Delhi.");
  expect((await post(path("address"), address)).status).toBe(404);
  expect((await post(path("address"), { ...address, token })).status).toBe(303);
  const shown = await textAt(`/order-confirmation?orderId=${orderNumber}&token=${token}`);
  expect(shown).toContain("4 Station Road");
  await vi.waitFor(
    () => {
      const subjects = mailsTo(email).map(({ headers }) => headers.get("subject")?.join() ?? "");
      expect(subjects.filter((each) => each.includes("New delivery address"))).toHaveLength(1);
    },
    { timeout: 15_000 },
  );
  // Nobody at this mailbox has confirmed anything (MAIL-130).
  expect(mailsTo(email).filter(({ text }) => text.includes("4 Station Road"))).toEqual([]);
  const again = await expectLed(post(path("again"), { token }), "/cart");
  expect(cookiesOf(again)).toContain(`jhola_cart=${encodeURIComponent(bag.id)}:1`);
  expect((await post(path("again"), {})).status).toBe(404);
  expect((await ask(`${path("invoice.pdf")}?token=${token}x`)).status).toBe(404);
  expect(noticeOf(await ask(`${path("invoice.pdf")}?token=${token}`))).toContain("No invoice yet");
  const earlyInHindi = await ask(`/hi${path("invoice.pdf")}?token=${token}`);
  expect(noticeOf(earlyInHindi)).toContain("बिल अभी नहीं बना");
  expect(earlyInHindi.headers.get("location")).toMatch(/^\/hi\//);
  const owner = (await signedInAs("admin")).cookie;
  const listed = await textAt(`/admin/dashboard/orders?q=${orderNumber}`, owner);
  const [, adminPath = ""] = /href="(\/admin\/dashboard\/orders\/[\w-]{36})[?"]/.exec(listed) ?? [];
  const page = await textAt(adminPath, owner);
  const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
  expect((await post(adminPath, { intent: "status", version, status: "shipped" }, owner)).status).toBe(200);
  const invoice = await ask(`${path("invoice.pdf")}?token=${token}`);
  expect(invoice.headers.get("content-type")).toBe("application/pdf");
  // Each drawing has a mark of its own: this one is kept.
  const sameInvoice = await ask(`${path("invoice.pdf")}?token=${token}`);
  expect(Buffer.from(await sameInvoice.arrayBuffer())).toEqual(Buffer.from(await invoice.arrayBuffer()));
  expect((await ask(`${path("invoice.pdf")}?token=${token}x`)).status).toBe(404);
  expect((await post(path("cancel"), { token })).headers.get("set-cookie")).toContain("Not%20changed");
});

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
