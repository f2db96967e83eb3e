import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { addDuesOrder, dueOf } from "../../../tests/database/dues-order.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { askForPayment } from "./ask-payment.server.ts";
import { receivePayment } from "./receive-payment.server.ts";

const actor = shopOwner();
const now = new Date("2026-11-21T10:00:00Z");

eachDatabase("asking for a part of an order", (database) => {
  const db = () => database().db;
  const shop = () => ({ db: db(), config: parseConfig({}), now: () => now, secret: "s".repeat(32) });
  beforeEach(async () => {
    for (const table of ["orders", "mail_outbox", "audit_log"] as const)
      await db().deleteFrom(table).execute();
  });
  const row = (id: string) =>
    db().selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const seen = async (orderId: string) => ({ orderId, version: (await row(orderId)).version });
  const add = async () => (await addDuesOrder(database(), shop(), { method: "bank" })).id;
  const mails = () => db().selectFrom("mail_outbox").select(["subject", "letter"]).orderBy("id").execute();
  const pay = async (id: string, kind: "advance" | "balance") =>
    receivePayment(shop(), actor, {
      ...{ ...(await seen(id)), dueId: (await dueOf(db(), id, kind)).id },
      ...{ method: "bank", reference: null, day: "2026-11-21" },
    });
  const told = { kind: "kept", isToldToCustomer: true };

  test("writes one mail a press, with history and audit, for what is to be paid next", async () => {
    const id = await add();
    const { order_id_text: number } = await row(id);
    await pay(id, "advance");
    await db().deleteFrom("mail_outbox").execute();
    const page = await seen(id);
    const presses = await Promise.all([1, 2, 3].map(() => askForPayment(shop(), actor, page)));
    expect(presses.map(({ kind }) => kind).sort()).toEqual(["kept", "stale", "stale"]);
    expect(await mails()).toMatchObject([{ subject: `Order ${number} waits for its balance` }]);
    expect(JSON.stringify(await mails())).toContain("is to be paid before it is sent.");
    expect(JSON.stringify(await mails())).toContain("Pay ₹23,200.00");
    const history = await db().selectFrom("order_history").selectAll().where("order_id", "=", id).execute();
    expect(history.at(-1)).toMatchObject({ note: "Asked for the balance of ₹23,200.00", actor_id: "owner" });
    const audit = await db().selectFrom("audit_log").selectAll().where("entity_id", "=", id).execute();
    expect(audit.at(-1)).toMatchObject({ action: "order.payment_asked", detail: { part: "balance" } });
    expect(await askForPayment(shop(), actor, await seen(id))).toEqual(told);
    expect(await mails()).toHaveLength(2);
  });

  test("asks for nothing that is not owed, and nobody who can't be written to", async () => {
    const paid = await add();
    await pay(paid, "advance");
    await pay(paid, "balance");
    const cancelled = await add();
    const cancel = { fulfilment_state: "cancelled", status: "cancelled" } as const;
    await db().updateTable("orders").set(cancel).where("id", "=", cancelled).execute();
    const silent = await add();
    await db().updateTable("orders").set({ billing_email: "" }).where("id", "=", silent).execute();
    await db().deleteFrom("mail_outbox").execute();
    for (const id of [paid, cancelled, silent])
      expect(await askForPayment(shop(), actor, await seen(id))).toEqual({ kind: "unfit" });
    expect(await mails()).toEqual([]);
  });
});
