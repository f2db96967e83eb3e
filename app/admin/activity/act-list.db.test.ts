import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { actingFrom } from "#platform/audit/acting-device.server.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { actFilter, actsHref, placeIn } from "./act-filter.ts";
import { actsPerPage, listActs, readActs, staffNames } from "./act-list.db.server.ts";
import { sentenceOf } from "./listed-act.ts";

const asked = (search = "") => actFilter(new URLSearchParams(search));

eachShop("the staff's activity", {}, (shop) => {
  let order = "";
  let meera = "";

  beforeEach(async () => {
    meera = (await shop.addCustomer({ full_name: "Meera Devi", role: "admin" })).id;
    order = await shop.addOrder([], { order_id_text: "JC-1700000000001" });
  });

  /** One after another: a quick database writes several in one moment, and those have no order. */
  const write = async (entry: Partial<AuditEntry> = {}) => {
    await sql`update audit_log set created_at = created_at - interval '1 second'`.execute(shop.db);
    await writeAudit(shop.db, {
      ...{ actorId: meera, action: "order.packed", entity: "orders", entityId: order },
      ...entry,
    });
  };
  const sentences = async (search = "") => {
    const { acts } = await listActs(shop.db, asked(search));
    return acts.map((act) => `${act.who} ${sentenceOf(act)}`);
  };

  test("reads as sentences, the newest first, with the device where it is known", async () => {
    await write();
    await actingFrom("Chrome on Android", () =>
      write({ action: "order.refunded", detail: { amount: "₹1,200.00", payment: "pay_1" } }),
    );
    await write({ actorId: null, action: "certificate.claimed", entity: "certificates", entityId: "gone" });
    const { acts, next } = await listActs(shop.db, asked());
    expect(acts.map((act) => [`${act.who} ${sentenceOf(act)}`, act.more, act.device])).toEqual([
      ["A buyer claimed a certificate as theirs", "", null],
      ["Meera Devi refunded ₹1,200.00 of order JC-1700000000001", "payment: pay_1", "Chrome on Android"],
      ["Meera Devi packed order JC-1700000000001", "", null],
    ]);
    expect(acts[1]?.record?.link).toEqual({ to: `/admin/dashboard/orders/${order}`, needs: "orders" });
    expect(next).toBeNull();
  });

  test("what is gone is called as its line called it, and leads nowhere", async () => {
    await write({ action: "product.deleted", entity: "products", entityId: "p", detail: { name: "Tote" } });
    await write({ action: "product.updated", entity: "products", entityId: "p", detail: { price: "9.00" } });
    const subscribers = { entity: "newsletter_subscribers", entityId: null } as const;
    await write({ actorId: "left", action: "newsletter_subscriber.exported", ...subscribers });
    expect(await sentences()).toEqual([
      "Somebody who left downloaded subscribers as CSV",
      "Meera Devi changed a product",
      "Meera Devi deleted product Tote",
    ]);
    const { acts } = await listActs(shop.db, asked());
    expect(acts.flatMap(({ record }) => record?.link ?? [])).toEqual([]);
  });

  test("goes on from where a page ended, though all were written in one moment", async () => {
    const lines = Array.from({ length: actsPerPage * 2 + 7 }, (_, at) => ({
      ...{ actor_id: meera, action: "order.packed", entity: "orders", entity_id: order },
      ...{ id: `act-${String(at).padStart(4, "0")}`, created_at: new Date("2026-11-20T10:00:00Z") },
    }));
    await shop.addAll("audit_log", lines);
    await shop.ask(
      sql`update audit_log set created_at = created_at + interval '700 microseconds' where id > 'act-0060'`,
    );
    const seen: string[] = [];
    let place = placeIn(new URLSearchParams());
    for (let page = 0; page < 4; page += 1) {
      const { acts, next } = await listActs(shop.db, asked(), place);
      seen.push(...acts.map(({ id }) => id));
      if (!next) break;
      place = placeIn(new URL(actsHref(asked(), { after: next }), "http://shop.example").searchParams);
    }
    expect(seen).toEqual(lines.map(({ id }) => id).reverse());
    const parts: number[] = [];
    for await (const acts of readActs(shop.db, asked())) parts.push(acts.length);
    expect(parts).toEqual([lines.length]);
  });

  test("is found by person, kind, record and day in India", async () => {
    const { id: ravi } = await shop.addCustomer({ full_name: "Ravi Jha", role: "admin" });
    const { id: buyer } = await shop.addCustomer({ full_name: "Asha", role: "user" });
    await write();
    await write({
      actorId: ravi,
      action: "shop_settings.updated",
      entity: "shop_settings",
      entityId: "shop",
    });
    await write({ actorId: buyer, action: "post.updated", entity: "blog_posts", entityId: "b" });
    await write({ actorId: null, action: "order.credit_note_issued", detail: { number: "CRN/26-27/00001" } });
    await shop.set("audit_log", { actor_id: ravi }, { created_at: new Date("2026-10-31T18:29:59Z") });
    const packed = "Meera Devi packed order JC-1700000000001";
    const credited = "The shop issued credit note CRN/26-27/00001 on order JC-1700000000001";
    expect(await sentences(`person=${ravi}`)).toEqual(["Ravi Jha changed the settings"]);
    expect(await sentences("person=shop")).toEqual([credited]);
    expect(await sentences("person=former")).toEqual(["Asha changed a post"]);
    expect(await sentences("kind=orders")).toEqual([credited, packed]);
    expect(await sentences("kind=settings&person=shop")).toEqual([]);
    expect(await sentences("q=jc-1700000000001&kind=orders")).toEqual([credited, packed]);
    expect(await sentences("q=nothing%25such")).toEqual([]);
    expect(await sentences("from=2026-10-31&until=2026-10-31")).toEqual(["Ravi Jha changed the settings"]);
    expect(await sentences("until=2026-10-30")).toEqual([]);
    expect((await sentences("from=2026-02-30&until=never&kind=toString")).length).toBe(4);
    expect((await staffNames(shop.db)).map(({ name }) => name)).toEqual(["Meera Devi", "Ravi Jha"]);
  });
});
