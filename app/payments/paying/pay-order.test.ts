import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { duesText } from "#orders/dues/dues.text.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { type Language, readLanguageBy } from "#values/language/language.ts";
import { paymentText } from "../payment.text.ts";
import type { RazorpayConstructor, RazorpayOptions } from "../provider/razorpay-window.ts";
import { type OrderToPay, payOrder } from "./pay-order.ts";

const order: OrderToPay = {
  ...{ orderNumber: "JC-1", total: 24_800, shopName: "Jhola Crafts" },
  ...{ name: "Asha Kumari", email: "asha@example.com", phone: "098765 43210" },
};
const proof = { razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", razorpay_signature: "s" };
const made = { id: "order_1", amount: 24_800, currency: "INR" };

let language: Language = "en";
const former = readLanguageBy(() => language);
afterAll(() => void readLanguageBy(former));

type Answers = Record<string, ([status: number, body: unknown] | "unreachable")[]>;
let calls: { name: string; body: Record<string, unknown> }[] = [];
let said: ToastContent[] = [];
const say = (toast: ToastContent) => void said.push(toast);
const titles = () => said.map(({ title }) => title);

/** The shop's functions; each one's last answer serves for all that follow. */
function answering(answers: Answers): void {
  const queues: Answers = {
    "get-razorpay-key-id": [[200, { keyId: "rzp_test_1" }]],
    "create-razorpay-order": [[200, made]],
    "verify-razorpay-payment": [[200, { verified: true }]],
    "report-payment-outcome": [[200, { status: "payment_modal_dismissed" }]],
    ...answers,
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const name = url.replace("/functions/v1/", "");
    calls.push({ name, body: JSON.parse(String(init.body)) });
    const queue = queues[name] ?? [];
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? "unreachable";
    if (answer === "unreachable") throw new TypeError("fetch failed");
    return Response.json(answer[1], { status: answer[0] });
  });
}

let options: RazorpayOptions | undefined;

/** The provider's window, which does at once what the test says. */
const windowThat = (act: (given: RazorpayOptions) => void): RazorpayConstructor =>
  class {
    constructor(given: RazorpayOptions) {
      options = given;
    }
    on() {}
    open() {
      if (options) act(options);
    }
  };

const paying = windowThat(({ handler }) => handler(proof));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { location: { origin: "https://shop.example", protocol: "https:" } });
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 Chrome/150" });
  language = "en";
  calls = [];
  said = [];
  options = undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ended(Razorpay: RazorpayConstructor, given: OrderToPay = order) {
  const result = payOrder(given, Razorpay, say);
  await vi.runAllTimersAsync();
  return result;
}

test("the window gets the shop's sum, and the buyer with a number the provider takes", async () => {
  answering({});
  expect(await ended(paying)).toBe("paid");
  expect(options).toMatchObject({
    ...{ key: "rzp_test_1", amount: 24_800, currency: "INR", order_id: "order_1", name: "Jhola Crafts" },
    prefill: { name: "Asha Kumari", email: "asha@example.com", contact: "+919876543210" },
    retry: { enabled: true },
  });
  expect(options?.redirect).toBeUndefined();
  expect(calls[1]?.body).toMatchObject({ amount: 24_800, currency: "INR", receipt: "JC-1" });
  expect(calls[2]?.body).toEqual({ ...proof, db_order_id: "JC-1" });
  expect(said).toEqual([]);
});

test.each([
  ["a number from abroad is filled in with its country", "+44 20 7946 0000", { contact: "+442079460000" }],
  ["a number that is none is left to the shopper", "1234", {}],
])("%s", async (_, phone, contact) => {
  answering({});
  await ended(paying, { ...order, phone });
  expect(options?.prefill).toEqual({ name: "Asha Kumari", email: "asha@example.com", ...contact });
});

test("a buyer without a mailbox has none filled in", async () => {
  answering({});
  await ended(paying, { ...order, email: "" });
  expect(options?.prefill).toEqual({ name: "Asha Kumari", contact: "+919876543210" });
  expect(calls[1]?.body).toMatchObject({ notes: { customer_name: "Asha Kumari" } });
  expect(calls[1]?.body).not.toHaveProperty("notes.customer_email");
});

test("the token of a mail's link goes along with every call", async () => {
  answering({});
  await ended(paying, { ...order, token: "t" });
  expect(calls.slice(1).map(({ body }) => body.token)).toEqual(["t", "t"]);
});

const noKey = "Failed to fetch Razorpay Key ID.";
const noOrder = "Could not initiate Razorpay payment.";
const unreadable = `${noOrder} The shop's answer could not be read.`;
const unreached = "The shop can't be reached. Please check your connection and try again.";
const gone = "Rare Bag is sold out meanwhile.";
test.each<[string, Answers, string]>([
  ["no key", { "get-razorpay-key-id": [[200, {}]] }, "Razorpay Key ID was not returned from the server."],
  ["a keyless shop", { "get-razorpay-key-id": [[503, { error: "Not set up." }]] }, `${noKey} Not set up.`],
  ["an unreachable shop", { "get-razorpay-key-id": ["unreachable"] }, `${noKey} ${unreached}`],
  ["a refused order", { "create-razorpay-order": [[409, { error: gone }]] }, `${noOrder} ${gone}`],
  ["a page in place of an answer", { "create-razorpay-order": [[502, "<html>"]] }, unreadable],
])("%s stops before the window", async (_, answers, text) => {
  answering(answers);
  expect(await ended(paying)).toBe("unpaid");
  expect(said).toMatchObject([{ text, tone: "destructive" }]);
  expect(options).toBeUndefined();
});

test("a window that can't open is said in words", async () => {
  answering({});
  const broken = windowThat(() => {
    throw new Error("no window");
  });
  expect(await ended(broken)).toBe("unpaid");
  const text = "An unexpected error occurred during payment initiation.";
  expect(said).toEqual([{ title: "Payment Error", text, tone: "destructive" }]);
});

test("an order that is paid already counts as paid", async () => {
  answering({ "create-razorpay-order": [[409, { error: "Paid.", code: "alreadyPaid" }]] });
  expect(await ended(paying)).toBe("paid");
  expect(said).toEqual([]);
});

test.each<[string, Answers]>([
  ["this payment", { "verify-razorpay-payment": [[200, { verified: true, tooLate: true }]] }],
  ["another one before", { "create-razorpay-order": [[409, { error: "Late.", code: "tooLate" }]] }],
])("a payment that came too late is never called a success: %s", async (_, answers) => {
  answering(answers);
  expect(await ended(paying)).toBe("too-late");
  expect(said).toEqual([{ title: "Payment Came Too Late", text: paymentText.tooLate, tone: "destructive" }]);
  expect(calls.some(({ name }) => name === "report-payment-outcome")).toBe(false);
});

test("a refusal is told in the language of the page, whatever the shop's words", async () => {
  language = "hi";
  const soldOut = { error: "Jhola is sold out meanwhile.", code: "soldOut", about: "झोला" };
  answering({ "get-razorpay-key-id": [[429, { error: "Too many tries.", code: "tooMany" }]] });
  await ended(paying);
  answering({ "create-razorpay-order": [[409, soldOut]] });
  await ended(paying);
  expect(said.map(({ text }) => text)).toEqual([
    `Razorpay से बात नहीं हो पाई। ${paymentText.tooMany}`,
    "Razorpay से भुगतान शुरू नहीं हो पाया। “झोला” इस बीच बिक गया।",
  ]);
});

test("the provider's page leads back into the language of the page", async () => {
  vi.stubGlobal("navigator", { userAgent: "Instagram 330.0" });
  answering({});
  await ended(paying);
  expect(options?.callback_url).toBe("https://shop.example/payments/razorpay/callback");
  language = "hi";
  await ended(paying);
  expect(options?.callback_url).toBe("https://shop.example/payments/razorpay/callback?language=hi");
});

test("closing the window is said and reported once", async () => {
  answering({});
  const closing = windowThat(({ modal }) => {
    modal.ondismiss();
    modal.ondismiss();
  });
  expect(await ended(closing)).toBe("unpaid");
  expect(titles()).toEqual(["Payment Incomplete"]);
  const reports = calls.filter(({ name }) => name === "report-payment-outcome");
  expect(reports).toMatchObject([{ body: { outcome: "dismissed", db_order_id: "JC-1" } }]);
});

test("closing the window after a success changes nothing", async () => {
  answering({});
  const both = windowThat(({ handler, modal }) => {
    handler(proof);
    modal.ondismiss();
  });
  expect(await ended(both)).toBe("paid");
  expect(said).toEqual([]);
});

const pending = { verified: false, pending: true, error: "Your bank has not confirmed it yet." };

test("a question that nobody could answer is asked again", async () => {
  const answers: Answers[string] = ["unreachable", [503, pending], [202, pending], [200, { verified: true }]];
  answering({ "verify-razorpay-payment": answers });
  expect(await ended(paying)).toBe("paid");
  expect(said).toEqual([]);
});

test("a bank that stays silent leaves the order unsure, with its own words", async () => {
  answering({ "verify-razorpay-payment": [[202, pending]] });
  expect(await ended(paying)).toBe("unsure");
  expect(said).toMatchObject([{ title: "Payment Verification Failed", text: pending.error }]);
});

test("a payment that was refused is asked about once", async () => {
  answering({ "verify-razorpay-payment": [[400, { verified: false }]] });
  expect(await ended(paying)).toBe("unpaid");
  expect(said).toMatchObject([{ title: "Payment Verification Failed", text: "Could not verify payment." }]);
  expect(calls.filter(({ name }) => name === "verify-razorpay-payment")).toHaveLength(1);
});

test("a closed window says what is true of an order that stands (OFFER-53)", async () => {
  answering({});
  const closing = windowThat(({ modal }) => modal.ondismiss());
  await ended(closing);
  await ended(closing, { ...order, whenClosed: duesText.whenClosed({ kind: "balance" }) });
  const after = ["Your order is pending payment.", "Your order stands, and the balance is still to be paid."];
  const closed = after.map((words) => `You closed the payment window. ${words}`);
  expect(said.map(({ text }) => text)).toEqual(closed);
});
