import { describe, expect, test } from "vitest";
import { openSimulator } from "./test-simulator.ts";

const notes = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`note${index}`, "x".repeat(length)]));

describe("the key", () => {
  test.each([
    ["none", {}, "Authentication failed"],
    ["another key", { authorization: `Basic ${btoa("rzp_test_other:key-secret")}` }, "Authentication failed"],
    [
      "a scheme in small letters",
      { authorization: `basic ${btoa("rzp_test_unit:key-secret")}` },
      "Authentication failed",
    ],
    [
      "another secret",
      { authorization: `Basic ${btoa("rzp_test_unit:wrong")}` },
      "The api secret provided is invalid",
    ],
  ])("%s is refused with 401", async (_, headers: Record<string, string>, description) => {
    const { origin } = await openSimulator();
    const answer = await fetch(`${origin}/v1/orders/order_00000000000000`, { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      error: {
        ...{ code: "BAD_REQUEST_ERROR", description, source: "NA", step: "NA", reason: "NA" },
        metadata: {},
      },
    });
  });
});

describe("orders", () => {
  test.each([
    [{ currency: "INR" }, "The amount field is required."],
    [{ amount: 10.5, currency: "INR" }, "The amount must be an integer."],
    [{ amount: "ten", currency: "INR" }, "The amount must be an integer."],
    [{ amount: 99, currency: "INR" }, "The amount must be at least INR 1.00"],
    [{ amount: 100 }, "The currency field is required."],
    [{ amount: 100, currency: "rupee" }, "The currency must be 3 characters."],
    [{ amount: 100, currency: "USD" }, "Currency is not supported"],
    [
      { amount: 100, currency: "INR", receipt: "x".repeat(41) },
      "The receipt may not be greater than 40 characters.",
    ],
    [
      { amount: 100, currency: "INR", notes: notes(16, 1) },
      "Number of fields in notes should be less than or equal to 15",
    ],
    [
      { amount: 100, currency: "INR", notes: notes(1, 257) },
      "Notes value cannot be longer than 256 characters",
    ],
    [{ amount: 100, currency: "INR", colour: "red" }, "colour is/are not required and should not be sent"],
  ])("%j is refused: %s", async (body, description) => {
    const { ask } = await openSimulator();
    const answer = await ask("POST", "/v1/orders", body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.description).toBe(description);
  });

  test("an order is made as the contract writes it, and found again", async () => {
    const { ask, order } = await openSimulator();
    const made = await order(123_400, { receipt: "JC-1", notes: { customer_name: "आशा" } });
    expect(made).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: "order",
      ...{ amount: 123_400, amount_paid: 0, amount_due: 123_400, currency: "INR", receipt: "JC-1" },
      ...{ offer_id: null, status: "created", attempts: 0, notes: { customer_name: "आशा" } },
      created_at: expect.any(Number),
    });
    expect((await ask("GET", `/v1/orders/${made.id}`)).body).toEqual(made);
    expect((await order(100)).notes).toEqual([]);
  });

  test("a receipt serves once, unless the same order is wanted again", async () => {
    const { ask, order } = await openSimulator();
    const first = await order(500, { receipt: "JC-2" });
    const again = { amount: 500, currency: "INR", receipt: "JC-2" };
    expect((await ask("POST", "/v1/orders", again)).body.error.description).toBe(
      "Order receipt should be unique.",
    );
    expect((await ask("POST", "/v1/orders", { ...again, unique_receipt: true })).body).toEqual(first);
  });

  test.each([
    ["/v1/orders/JC-1", "JC-1 is not a valid id."],
    ["/v1/orders/order_00000000000000", "The id provided does not exist"],
    ["/v1/orders/order_00000000000000/payments", "The id provided does not exist"],
    ["/v1/payments/pay_1", "pay_1 is not a valid id."],
    ["/v1/payments/pay_00000000000000", "The id provided does not exist"],
    ["/v1/refunds/rfnd_00000000000000", "The id provided does not exist"],
    ["/v1/customers", "The requested URL was not found on the server."],
  ])("GET %s says: %s", async (path, description) => {
    const { ask } = await openSimulator();
    const answer = await ask("GET", path);
    expect(answer).toMatchObject({ status: 400, body: { error: { description } } });
  });
});

describe("capturing", () => {
  test("an authorised payment is captured once, for its own amount", async () => {
    const { ask, order, pay } = await openSimulator({ capture: "manual" });
    const { id } = await order(70_000);
    const { payment } = await pay(id);
    expect(payment).toMatchObject({ status: "authorized", captured: false });
    const capture = (amount?: unknown) =>
      ask("POST", `/v1/payments/${payment.id}/capture`, { amount, currency: "INR" });
    expect((await capture()).body.error.description).toBe("The amount field is required.");
    expect((await capture(1.5)).body.error.description).toBe("The amount must be an integer.");
    expect((await capture(69_999)).body.error.description).toBe(
      "Capture amount must be equal to the amount authorized",
    );
    expect((await capture(70_000)).body).toMatchObject({
      status: "captured",
      captured: true,
      fee: 1400,
      tax: 252,
    });
    expect((await capture(70_000)).body.error.description).toBe("This payment has already been captured");
    expect((await ask("GET", `/v1/orders/${id}`)).body).toMatchObject({
      status: "paid",
      amount_paid: 70_000,
      amount_due: 0,
    });
  });

  test("a failed payment can't be captured", async () => {
    const { ask, order, pay } = await openSimulator();
    const { payment } = await pay((await order()).id, "fail");
    const answer = await ask("POST", `/v1/payments/${payment.id}/capture`, {
      amount: 50_000,
      currency: "INR",
    });
    expect(answer.body.error.description).toBe(
      "Only payments which have been authorized and not yet captured can be captured",
    );
  });
});

describe("refunding", () => {
  const paid = async () => {
    const simulator = await openSimulator();
    const { payment } = await simulator.pay((await simulator.order(50_000)).id);
    const refund = (body: unknown, key?: string) =>
      simulator.ask(
        "POST",
        `/v1/payments/${payment.id}/refund`,
        body,
        key ? { "X-Refund-Idempotency": key } : {},
      );
    return { ...simulator, payment, refund };
  };

  test("a demo order's payment, which was made before, can be refunded in parts; elsewhere it is unknown", async () => {
    const path = "/v1/payments/pay_0123456789abcd";
    const demo = await openSimulator({ knowsEarlier: true });
    for (const amount of [149_900, 100])
      expect((await demo.ask("POST", `${path}/refund`, { amount })).body).toMatchObject({
        ...{ entity: "refund", amount, status: "processed", payment_id: "pay_0123456789abcd" },
      });
    expect((await demo.ask("GET", path)).body).toMatchObject({
      ...{ id: "pay_0123456789abcd", order_id: "order_0123456789abcd" },
      ...{ status: "captured", amount_refunded: 150_000 },
    });
    const other = await (await openSimulator()).ask("POST", `${path}/refund`, { amount: 100 });
    expect([other.status, other.body.error.description]).toEqual([400, "The id provided does not exist"]);
  });

  test("parts add up to the whole, and no further", async () => {
    const { ask, payment, refund } = await paid();
    expect((await refund({ amount: 99 })).body.error.description).toBe(
      "The amount must be at least INR 1.00",
    );
    expect((await refund({ amount: 20_000, notes: { by: "admin" } })).body).toMatchObject({
      ...{
        entity: "refund",
        amount: 20_000,
        payment_id: payment.id,
        status: "processed",
        notes: { by: "admin" },
      },
    });
    expect((await ask("GET", `/v1/payments/${payment.id}`)).body).toMatchObject({
      ...{ status: "captured", amount_refunded: 20_000, refund_status: "partial" },
    });
    expect((await refund({ amount: 30_001 })).body.error.description).toBe(
      "The refund amount provided is greater than amount captured",
    );
    const rest = (await refund({})).body;
    expect(rest.amount).toBe(30_000);
    expect((await ask("GET", `/v1/payments/${payment.id}`)).body).toMatchObject({
      ...{ status: "refunded", amount_refunded: 50_000, refund_status: "full", captured: true },
    });
    expect((await refund({ amount: 100 })).body.error.description).toBe(
      "The payment has been fully refunded already",
    );
    expect((await ask("GET", `/v1/refunds/${rest.id}`)).body).toEqual(rest);
    expect((await ask("GET", `/v1/payments/${payment.id}/refunds`)).body).toMatchObject({ count: 2 });
  });

  test("what was not captured is not refunded", async () => {
    const { ask, order, pay } = await openSimulator();
    const { payment } = await pay((await order()).id, "fail");
    expect((await ask("POST", `/v1/payments/${payment.id}/refund`, {})).body.error.description).toBe(
      "The payment status should be captured for action to be taken",
    );
  });

  test("one key makes one refund", async () => {
    const { refund, payment, ask } = await paid();
    let keys = 0;
    let key = "";
    let both: Awaited<ReturnType<typeof refund>>[] = [];
    // On a busy machine two that are sent at once may come one after the other; then the next two try to
    // meet.
    const statuses = async () => {
      keys += 1;
      key = `refund-JC-1-${keys}`;
      both = await Promise.all([refund({ amount: 500 }, key), refund({ amount: 500 }, key)]);
      return both.map(({ status }) => status).sort();
    };
    await expect.poll(statuses, { interval: 1, timeout: 20_000 }).toEqual([200, 409]);
    const made = both.find(({ status }) => status === 200)?.body;
    expect((await refund({ amount: 500 }, key)).body).toEqual(made);
    expect((await refund({ amount: 600 }, key)).body.error.description).toBe(
      "Different request with the same idempotency key has already been processed.",
    );
    expect((await refund({ amount: 500 }, "short")).status).toBe(400);
    expect((await ask("GET", `/v1/payments/${payment.id}`)).body.amount_refunded).toBe(500 * keys);
  });

  test("a refund can fail later, and the money is the shop's again", async () => {
    const { refund, steer, ask, payment } = await paid();
    await steer("refunds", { fail_next: 1 });
    const { body } = await refund({});
    expect(body.status).toBe("pending");
    expect((await ask("GET", `/v1/refunds/${body.id}`)).body.status).toBe("failed");
    expect((await ask("GET", `/v1/payments/${payment.id}`)).body).toMatchObject({
      ...{ status: "captured", amount_refunded: 0, refund_status: null },
    });
  });
});
