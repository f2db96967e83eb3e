import { beforeAll, describe, expect, test, vi } from "vitest";
import { ask, origin } from "../ask.ts";
import { mailsTo, mailTo, orderTokenIn } from "../read-mail.ts";
import { signedInAs } from "../sign-in.ts";
import {
  checkoutForm,
  cookiesOf,
  lineOf,
  newEmail,
  newSender,
  type Offer,
  orderNumberIn,
  plainOffers,
  submit,
} from "./purchase.ts";

let bag: Offer;

beforeAll(async () => {
  [bag] = await plainOffers();
});

const send = (path: string, fields: Record<string, string>, cookie = "") =>
  ask(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: origin, "X-Forwarded-For": newSender() },
  });

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

describe("a guest's order", () => {
  test("is cancelled by its mail's link, once, and looking cancels nothing", async () => {
    const { email, orderNumber, token, path } = await guestOrder();
    const page = await (await ask(`${path("cancel")}?token=${token}`)).text();
    expect(page).toContain(`Cancel order ${orderNumber}?`);
    const reason = "<b>Ordered</b> twice";
    const done = await send(path("cancel"), { token, reason });
    expect([done.status, done.headers.get("location")]).toEqual([
      303,
      `/order-confirmation?orderId=${orderNumber}&token=${encodeURIComponent(token)}`,
    ]);
    expect(decodeURIComponent(done.headers.get("set-cookie") ?? "")).toContain("Order Cancelled");
    const again = await send(path("cancel"), { token });
    expect(decodeURIComponent(again.headers.get("set-cookie") ?? "")).toContain("cancelled before");
    const told = () => mailsTo(email).filter(({ text }) => text.includes("Your order is cancelled."));
    await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 15_000 });
    const after = await (await ask(`${path("cancel")}?token=${token}`)).text();
    expect(after).toContain("Nothing of this order is sent any more.");
  });

  test("is closed to everybody else, as if it were not there", async () => {
    const { orderNumber, token, path } = await guestOrder();
    const { cookie } = await signedInAs("user");
    for (const fields of [{} as Record<string, string>, { token: `${token}x` }, { token: "" }])
      for (const as of ["", cookie])
        for (const act of ["cancel", "confirm"]) expect((await send(path(act), fields, as)).status).toBe(404);
    for (const act of ["cancel", "confirm"]) expect((await ask(path(act))).status).toBe(404);
    expect((await send("/order/JC-1/cancel", { token })).status).toBe(404);
    const shown = await (await ask(`/order-confirmation?orderId=${orderNumber}&token=${token}`)).text();
    expect(shown).toContain("Thank you for your order");
  });

  test("that nobody need confirm is shown instead, and says so when it is confirmed all the same", async () => {
    const { orderNumber, token, path } = await guestOrder();
    const shown = await ask(`${path("confirm")}?token=${token}`, { redirect: "manual" });
    expect([shown.status, shown.headers.get("location")]).toEqual([
      302,
      `/order-confirmation?orderId=${orderNumber}&token=${encodeURIComponent(token)}`,
    ]);
    const done = await send(path("confirm"), { token });
    expect(decodeURIComponent(done.headers.get("set-cookie") ?? "")).toContain("Not confirmed");
  });

  test("refuses a reason that is too long, and keeps it", async () => {
    const { token, path, cookie } = await guestOrder();
    const refused = await send(path("cancel"), { token, reason: "x".repeat(301) });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(
      /Reason can hold at most 300 characters\..*x{301}|x{301}.*Reason can hold at most/s,
    );
    expect((await send(path("cancel"), {}, cookie)).status).toBe(303);
  });

  test("is corrected, ordered again and invoiced by its link alone", async () => {
    const { email, orderNumber, token, path } = await guestOrder();
    const address = {
      ...{ fullName: "Ravi Jha", addressLine1: "4 Station Road", addressLine2: "", city: "Ranchi" },
      ...{ state: "Jharkhand", pincode: "834001", phone: "" },
    };
    const refused = await send(path("address"), { ...address, token, pincode: "110001" });
    expect([refused.status, (await refused.text()).includes("110001 is a pincode of Delhi.")]).toEqual([
      422,
      true,
    ]);
    expect((await send(path("address"), address)).status).toBe(404);
    expect((await send(path("address"), { ...address, token })).status).toBe(303);
    const shown = await (await ask(`/order-confirmation?orderId=${orderNumber}&token=${token}`)).text();
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
    const again = await send(path("again"), { token });
    expect([again.status, again.headers.get("location")]).toEqual([303, "/cart"]);
    expect(cookiesOf(again)).toContain(`jhola_cart=${encodeURIComponent(bag.id)}:1`);
    expect((await send(path("again"), {})).status).toBe(404);
    expect((await ask(`${path("invoice.pdf")}?token=${token}x`)).status).toBe(404);
    const early = await ask(`${path("invoice.pdf")}?token=${token}`);
    expect(decodeURIComponent(early.headers.get("set-cookie") ?? "")).toContain("No invoice yet");
    const earlyInHindi = await ask(`/hi${path("invoice.pdf")}?token=${token}`);
    expect(decodeURIComponent(earlyInHindi.headers.get("set-cookie") ?? "")).toContain("बिल अभी नहीं बना");
    expect(earlyInHindi.headers.get("location")).toMatch(/^\/hi\//);
    const owner = (await signedInAs("admin")).cookie;
    const listed = await (
      await ask(`/admin/dashboard/orders?q=${orderNumber}`, { headers: { Cookie: owner } })
    ).text();
    const [, adminPath = ""] = /href="(\/admin\/dashboard\/orders\/[\w-]{36})[?"]/.exec(listed) ?? [];
    const page = await (await ask(adminPath, { headers: { Cookie: owner } })).text();
    const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
    const sent = await send(adminPath, { intent: "status", version, status: "shipped" }, owner);
    expect(sent.status).toBe(200);
    const invoice = await ask(`${path("invoice.pdf")}?token=${token}`);
    expect(invoice.headers.get("content-type")).toBe("application/pdf");
    // Each drawing has a mark of its own: this one is kept.
    const sameInvoice = await ask(`${path("invoice.pdf")}?token=${token}`);
    expect(Buffer.from(await sameInvoice.arrayBuffer())).toEqual(Buffer.from(await invoice.arrayBuffer()));
    expect((await ask(`${path("invoice.pdf")}?token=${token}x`)).status).toBe(404);
    expect((await send(path("cancel"), { token })).headers.get("set-cookie")).toContain("Not%20changed");
  });
});
