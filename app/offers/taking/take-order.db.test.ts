import { expect, test } from "vitest";
import { readOrderPage } from "#orders/admin/read-order.server.ts";
import { paise } from "#values/money/money.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addCustomer } from "../../../tests/database/profile-row.ts";
import { actor, atFair, byPhone, line, openTaking } from "../../../tests/database/taken-order.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { readTakenOrder } from "./read-taken-order.server.ts";
import { takeOwnersOrder } from "./take-order.server.ts";

eachDatabase("an order that the owner takes", (database) => {
  const { shop, now, stockOf, db, take, taken } = openTaking(database);
  const mails = () => db().selectFrom("mail_outbox").select(["kind", "to_address"]).execute();
  const historyOf = async (id: string) =>
    (
      await db().selectFrom("order_history").selectAll().where("order_id", "=", id).orderBy("id").execute()
    ).map(({ status, note, actor_kind, actor_id }) => [status, note, actor_kind, actor_id]);

  test("at a fair for cash is paid, delivered and billed at once, at the shop's own place", async () => {
    const { id, row, order, dues } = await taken(atFair);
    expect(row).toMatchObject({
      ...{ status: "delivered", payment_state: "captured", billing_email: "", user_id: null },
      ...{ delivered_at: now(), paid_at: now(), owner_told_at: now(), confirmed_at: now() },
    });
    expect(order?.shipping).toMatchObject({ fullName: "Asha Kumari", city: "Madhubani", state: "Bihar" });
    expect(dues).toMatchObject([{ kind: "whole", amount: 900_00, method: "cash", paidAt: now() }]);
    expect(await historyOf(id)).toEqual([
      ["pending", null, "admin", "owner"],
      ["processing", "Payment of ₹900.00 received by cash", "admin", "owner"],
      ["delivered", "Taken along", "admin", "owner"],
    ]);
    const invoice = await db().selectFrom("invoices").select("order_id").execute();
    expect(invoice).toEqual([{ order_id: id }]);
    expect(await mails()).toEqual([]);
    expect(await stockOf("few")).toMatchObject({ stock_count: 3 });
  });

  test("is an offer that is agreed, with its audit", async () => {
    const { id } = await taken(atFair);
    const [offer, ...others] = await revisionsOf(db(), `O-${now().getTime()}`);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      ...{ source: "stall", state: "accepted", orderId: id, total: 900_00, decidedAt: now() },
      buyer: { name: "Asha Kumari", email: null },
    });
    const audit = await db().selectFrom("audit_log").select(["action", "actor_id"]).orderBy("id").execute();
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      ...["offer.created", "order.invoice_issued", "order.payment_received", "order.status_changed"],
    ]);
    expect(new Set(audit.map(({ actor_id }) => actor_id))).toEqual(new Set(["owner"]));
  });

  test.each([
    ["link", "razorpay", "awaiting", "pending", [{ method: "razorpay", paidAt: null }]],
    ["bank", "bank", "awaiting", "pending", [{ method: "bank", paidAt: null }]],
    ["upi", "bank", "captured", "processing", [{ method: "upi", reference: "UTR 7", paymentId: null }]],
    ["cash", "bank", "captured", "processing", [{ method: "cash", paymentId: null }]],
  ] as const)("by phone, paid by %s", async (pay, method, state, status, parts) => {
    const reference = pay === "upi" ? "UTR 7" : null;
    const { row, dues } = await taken({ ...byPhone, pay, reference });
    expect(row).toMatchObject({ payment_method: method, payment_state: state, status, delivered_at: null });
    expect(dues).toMatchObject(parts);
    expect(await mails()).toEqual([{ kind: "order-taken", to_address: "asha@example.com" }]);
  });

  test.each([
    ["chosen for it", "hi", "en", "hi"],
    ["chosen for it, whatever the account's", "en", "hi", "en"],
    ["of the account where none is chosen", undefined, "hi", "hi"],
    ["of everybody else", undefined, undefined, "en"],
  ] as const)(
    "is in the language %s, as are its link and its words",
    async (_, chosen, account, language) => {
      await db().deleteFrom("profiles").execute();
      if (account) await addCustomer(db(), { email: "asha@example.com", language: account });
      const { id, row } = await taken({ ...byPhone, language: chosen, pay: "link" });
      expect(row.language).toBe(language);
      const number = row.order_id_text;
      const name = shop().config.shop.name;
      const toPay = (await readTakenOrder(shop(), id))?.message;
      expect(toPay?.link).toContain(language === "hi" ? "/hi/pay/" : `${shop().config.origin}/pay/`);
      expect(toPay?.words).toBe(
        language === "hi"
          ? `${name} पर आपका ऑर्डर ${number} हो गया है। पैसे यहाँ चुका सकते हैं: ${toPay?.link}`
          : `Your order ${number} at ${name}. You can pay it here: ${toPay?.link}`,
      );
      const toSee = (await readOrderPage(shop(), id, null))?.buyerLink;
      expect(toSee?.link).toContain(language === "hi" ? "/hi/order-confirmation?" : "/order-confirmation?");
      expect(toSee?.words).toBe(
        language === "hi"
          ? `${name} पर आपका ऑर्डर ${number}: ${toSee?.link}`
          : `Your order ${number} at ${name}: ${toSee?.link}`,
      );
    },
  );

  test("of which the advance is here waits for its balance", async () => {
    const { row, dues } = await taken({ ...byPhone, pay: "upi", advancePercent: 30 });
    expect(row).toMatchObject({ payment_state: "part_paid", status: "processing", paid_at: null });
    expect(dues).toMatchObject([
      { kind: "advance", amount: 270_00, method: "upi", paidAt: now() },
      { kind: "balance", amount: 630_00, paidAt: null },
    ]);
  });

  test("that costs nothing has nothing to pay", async () => {
    const { row, dues } = await taken({ ...atFair, lines: [{ ...line, unitPrice: paise(0) }] });
    expect(row).toMatchObject({ payment_method: "none", status: "delivered" });
    expect(dues).toEqual([]);
  });

  test("is one, however often its form comes", async () => {
    const begunAt = now().getTime();
    const first = await take(byPhone, begunAt);
    const second = await take({ ...byPhone, pay: "cash" }, begunAt);
    expect(first).toMatchObject({ kind: "taken", isNew: true });
    expect(second).toEqual({ ...first, isNew: false });
    expect(await mails()).toHaveLength(1);
  });

  test("is one of twenty at once", async () => {
    const begunAt = now().getTime();
    const done = await Promise.all(Array.from({ length: 20 }, () => take(atFair, begunAt)));
    expect(new Set(done.map((each) => (each.kind === "taken" ? each.orderId : "refused"))).size).toBe(1);
    expect(done.filter((each) => each.kind === "taken" && each.isNew)).toHaveLength(1);
    expect(await db().selectFrom("orders").select("id").execute()).toHaveLength(1);
    expect(await stockOf("few")).toMatchObject({ stock_count: 3 });
  });

  test("begun in the same moment by somebody else is another one", async () => {
    const begunAt = now().getTime();
    const first = await take(atFair, begunAt);
    const other = await takeOwnersOrder(shop(), { ...actor, id: "second" }, { begunAt, input: atFair });
    expect(other).toMatchObject({ kind: "taken", isNew: true });
    expect(other).not.toEqual(first);
  });

  test("that breaks off leaves nothing by halves", async () => {
    const broken = {
      ...shop(),
      get secret(): string {
        throw new Error("the machine went away");
      },
    };
    const begunAt = now().getTime();
    const input = { ...byPhone, pay: "cash" } as const;
    await expect(takeOwnersOrder(broken, actor, { begunAt, input })).rejects.toThrow("went away");
    for (const table of ["offers", "orders", "mail_outbox", "audit_log"] as const)
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await take(input, begunAt)).toMatchObject({ kind: "taken", isNew: true });
  });
});
