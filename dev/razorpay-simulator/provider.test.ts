import { describe, expect, test } from "vitest";
import { openSimulator } from "./test-simulator.ts";

const notes = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`note${index}`, "x".repeat(length)]));

describe("the key", () => {
  const unknown = "Authentication failed";
  test.each([
    ["none", undefined, unknown],
    ["another key", `Basic ${btoa("rzp_test_other:key-secret")}`, unknown],
    ["a scheme in small letters", `basic ${btoa("rzp_test_unit:key-secret")}`, unknown],
    ["another secret", `Basic ${btoa("rzp_test_unit:wrong")}`, "The api secret provided is invalid"],
  ])("%s is refused with 401", async (_, authorization, description) => {
    const { origin } = await openSimulator();
    const headers = authorization ? { authorization } : undefined;
    const answer = await fetch(`${origin}/v1/orders/order_00000000000000`, { headers });
    const none = { source: "NA", step: "NA", reason: "NA", metadata: {} };
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: { code: "BAD_REQUEST_ERROR", description, ...none } });
  });
});

describe("orders", () => {
  test.each([
    [{ amount: undefined }, "The amount field is required."],
    [{ amount: 10.5 }, "The amount must be an integer."],
    [{ amount: "ten" }, "The amount must be an integer."],
    [{ amount: 99 }, "The amount must be at least INR 1.00"],
    [{ currency: undefined }, "The currency field is required."],
    [{ currency: "rupee" }, "The currency must be 3 characters."],
    [{ currency: "USD" }, "Currency is not supported"],
    [{ receipt: "x".repeat(41) }, "The receipt may not be greater than 40 characters."],
    [{ notes: notes(16, 1) }, "Number of fields in notes should be less than or equal to 15"],
    [{ notes: notes(1, 257) }, "Notes value cannot be longer than 256 characters"],
    [{ colour: "red" }, "colour is/are not required and should not be sent"],
  ])("%j is refused: %s", async (change, said) => {
    const { ask } = await openSimulator();
    const answer = await ask("POST", "/v1/orders", { amount: 100, currency: "INR", ...change });
    expect(answer).toMatchObject({ status: 400, said });
  });

  test("an order is made as the contract writes it, and found again", async () => {
    const { get, order } = await openSimulator();
    const made = await order(123_400, { receipt: "JC-1", notes: { customer_name: "आशा" } });
    expect(made).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: "order",
      ...{ amount: 123_400, amount_paid: 0, amount_due: 123_400, currency: "INR", receipt: "JC-1" },
      ...{ offer_id: null, status: "created", attempts: 0, notes: { customer_name: "आशा" } },
      created_at: expect.any(Number),
    });
    expect(await get(`/v1/orders/${made.id}`)).toEqual(made);
    expect((await order(100)).notes).toEqual([]);
  });

  test("a receipt serves once, unless the same order is wanted again", async () => {
    const { ask, order } = await openSimulator();
    const first = await order(500, { receipt: "JC-2" });
    const again = { amount: 500, currency: "INR", receipt: "JC-2" };
    expect((await ask("POST", "/v1/orders", again)).said).toBe("Order receipt should be unique.");
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
  ])("GET %s says: %s", async (path, said) =>
    expect(await (await openSimulator()).ask("GET", path)).toMatchObject({ status: 400, said }),
  );
});

describe("capturing", () => {
  test("an authorised payment is captured once, for its own amount", async () => {
    const { ask, get, order, pay } = await openSimulator({ capture: "manual" });
    const { id } = await order(70_000);
    const { payment } = await pay(id);
    expect(payment).toMatchObject({ status: "authorized", captured: false });
    const capture = (amount?: unknown) =>
      ask("POST", `/v1/payments/${payment.id}/capture`, { amount, currency: "INR" });
    expect((await capture()).said).toBe("The amount field is required.");
    expect((await capture(1.5)).said).toBe("The amount must be an integer.");
    expect((await capture(69_999)).said).toBe("Capture amount must be equal to the amount authorized");
    const captured = { status: "captured", captured: true, fee: 1400, tax: 252 };
    expect((await capture(70_000)).body).toMatchObject(captured);
    expect((await capture(70_000)).said).toBe("This payment has already been captured");
    const settled = { status: "paid", amount_paid: 70_000, amount_due: 0 };
    expect(await get(`/v1/orders/${id}`)).toMatchObject(settled);
  });

  test("a failed payment can't be captured", async () => {
    const { ask, order, pay } = await openSimulator();
    const { payment } = await pay((await order()).id, "fail");
    const wish = { amount: 50_000, currency: "INR" };
    const answer = await ask("POST", `/v1/payments/${payment.id}/capture`, wish);
    expect(answer.said).toBe("Only payments which have been authorized and not yet captured can be captured");
  });
});

describe("refunding", () => {
  const paid = async () => {
    const simulator = await openSimulator();
    const { payment } = await simulator.pay((await simulator.order(50_000)).id);
    const path = `/v1/payments/${payment.id}`;
    const refund = (body: unknown, key?: string) =>
      simulator.ask("POST", `${path}/refund`, body, key ? { "X-Refund-Idempotency": key } : {});
    return { ...simulator, path, payment, refund };
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
    expect([other.status, other.said]).toEqual([400, "The id provided does not exist"]);
  });

  test("parts add up to the whole, and no further", async () => {
    const { get, path, payment, refund } = await paid();
    expect((await refund({ amount: 99 })).said).toBe("The amount must be at least INR 1.00");
    const wish = { amount: 20_000, notes: { by: "admin" } };
    const made = { entity: "refund", payment_id: payment.id, status: "processed", ...wish };
    expect((await refund(wish)).body).toMatchObject(made);
    const part = { status: "captured", amount_refunded: 20_000, refund_status: "partial" };
    expect(await get(path)).toMatchObject(part);
    expect((await refund({ amount: 30_001 })).said).toBe(
      "The refund amount provided is greater than amount captured",
    );
    const rest = (await refund({})).body;
    expect(rest.amount).toBe(30_000);
    const whole = { status: "refunded", amount_refunded: 50_000, refund_status: "full", captured: true };
    expect(await get(path)).toMatchObject(whole);
    expect((await refund({ amount: 100 })).said).toBe("The payment has been fully refunded already");
    expect(await get(`/v1/refunds/${rest.id}`)).toEqual(rest);
    expect(await get(`${path}/refunds`)).toMatchObject({ count: 2 });
  });

  test("what was not captured is not refunded", async () => {
    const { ask, order, pay } = await openSimulator();
    const { payment } = await pay((await order()).id, "fail");
    expect((await ask("POST", `/v1/payments/${payment.id}/refund`, {})).said).toBe(
      "The payment status should be captured for action to be taken",
    );
  });

  test("one key makes one refund", async () => {
    const { get, path, refund } = await paid();
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
    expect((await refund({ amount: 600 }, key)).said).toBe(
      "Different request with the same idempotency key has already been processed.",
    );
    expect((await refund({ amount: 500 }, "short")).status).toBe(400);
    expect((await get(path)).amount_refunded).toBe(500 * keys);
  });

  test("a refund can fail later, and the money is the shop's again", async () => {
    const { get, path, refund, steer } = await paid();
    await steer("refunds", { fail_next: 1 });
    const { body } = await refund({});
    expect(body.status).toBe("pending");
    expect((await get(`/v1/refunds/${body.id}`)).status).toBe("failed");
    const left = { status: "captured", amount_refunded: 0, refund_status: null };
    expect(await get(path)).toMatchObject(left);
  });
});
