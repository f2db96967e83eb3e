import { expect, test } from "vitest";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addOfferedHomes, homeRow, uploadHomes } from "../../../tests/database/homes-order.ts";
import { recipientsOf } from "../recipients.db.server.ts";
import { readOwnHomes } from "./read-homes.server.ts";

eachShop("a sheet of homes", {}, (shop) => {
  const names = async (orderId: string) =>
    (await recipientsOf(shop.db, orderId)).map(({ name, state }) => `${name} ${state}`);
  const duesOf = async (orderId: string) =>
    (await findDues(shop.db, orderId)).map(({ kind, amount }) => `${kind} ${amount / 100}`);
  const total = async (orderId: string) => Number((await shop.row("orders", orderId)).total_amount);
  const three = [homeRow("Meera", 100), homeRow("Ravi", 60), homeRow("Asha", 40)];

  test("takes the place of all rows that are not booked, however often it is sent (HOMES-5)", async () => {
    const orderId = await addOfferedHomes(shop);
    await uploadHomes(shop, orderId, three);
    await shop.add("shipments", {
      ...{ id: "p", order_id: orderId, number: 1 },
      recipient_id: (await recipientsOf(shop.db, orderId))[0]?.id ?? "",
    });
    for (const _ of [1, 2])
      expect(await uploadHomes(shop, orderId, [...three.slice(0, 2), homeRow("Sita", 40)])).toMatchObject({
        ...{ kind: "kept", rows: 3, by: 0 },
      });
    expect((await names(orderId)).toSorted()).toEqual(["Meera packed", "Ravi known", "Sita known"]);
  });

  test("says how many pieces nobody gets yet, and refuses more than were ordered", async () => {
    const orderId = await addOfferedHomes(shop);
    await uploadHomes(shop, orderId, [homeRow("Meera", 150)]);
    const shown = await readOwnHomes(shop.db, orderId, { now: shop.clock, page: 1 });
    expect(shown).toMatchObject({ count: 1, agreed: 3, nobody: 51, counts: { known: 1 } });
    const over = await uploadHomes(shop, orderId, [homeRow("Meera", 150), homeRow("Ravi", 60)]);
    expect(over).toMatchObject({ kind: "refused", faults: [{ column: "Pieces: Kohbar Tote" }] });
    expect(over.kind === "refused" && over.faults[0]?.text).toMatch(
      /^10 pieces more are given than were ordered/,
    );
    expect(await names(orderId)).toEqual(["Meera known"]);
  });

  test("of another number of homes asks the difference with the balance, as services are taxed (HOMES-3)", async () => {
    const orderId = await addOfferedHomes(shop, { advancePercent: 50 });
    const before = await total(orderId);
    expect(before).toBe(46_400 + 180);
    await uploadHomes(
      shop,
      orderId,
      [...three, homeRow("Sita", 0).replace(",0,", ",,1")].map((row) => row.replace(",,1,,,", ",,1,,")),
    );
    expect(await total(orderId)).toBe(before + 60);
    expect(await duesOf(orderId)).toEqual(["advance 23290", "balance 23350"]);
    await uploadHomes(shop, orderId, three.slice(0, 1));
    expect(await total(orderId)).toBe(before - 120);
    expect(await shop.row("orders", orderId)).toMatchObject({
      adjustments: [{ fee: "parcels", label: "Parcels to many addresses", amount: 60_00 }],
    });
  });

  test("of more homes than are paid for makes the rest a balance once, and none once it is invoiced", async () => {
    const orderId = await addOfferedHomes(shop);
    const paid = { paid_at: shop.clock, method: "bank" as const };
    await shop.db.updateTable("order_dues").set(paid).where("order_id", "=", orderId).execute();
    await shop.set("orders", orderId, { payment_state: "captured" });
    const four = [...three.slice(0, 2), homeRow("Asha", 20), homeRow("Sita", 20)];
    expect(await uploadHomes(shop, orderId, four)).toMatchObject({ kind: "kept", by: 60_00 });
    expect(await duesOf(orderId)).toEqual(["whole 46580", "balance 60"]);
    expect(await shop.row("orders", orderId)).toMatchObject({ payment_state: "part_paid" });
    await shop.db.updateTable("order_dues").set(paid).where("order_id", "=", orderId).execute();
    const five = [...three.slice(0, 2), homeRow("Asha", 20), homeRow("Sita", 10), homeRow("Uma", 10)];
    expect(await uploadHomes(shop, orderId, five)).toMatchObject({
      ...{
        kind: "refused",
        faults: [{ text: "These are 5 parcels, and 4 are paid for. Write to us about the others." }],
      },
    });
    expect(await uploadHomes(shop, orderId, three)).toMatchObject({ kind: "kept", by: 0 });
    const shown = await readOwnHomes(shop.db, orderId, { now: shop.clock, page: 1 });
    expect(shown).toMatchObject({ spare: { parcels: 1, sum: 60_00 }, difference: 0 });
  });

  test("names each row in another state where there is no GSTIN, and takes it with one (HOMES-31)", async () => {
    const away = homeRow("Uma", 20).replace("Patna,Bihar,800001", "Cuttack,Odisha,753001");
    const mixed = [...three.slice(0, 2), away, homeRow("Asha", 20)];
    const kept = await uploadHomes(shop, await addOfferedHomes(shop), mixed);
    expect(kept.kind === "refused" && kept.faults).toEqual([
      {
        row: 4,
        column: "State",
        text: "Row 4: without a GSTIN all parcels of an order go to one state, here Bihar. Leave the others out, and write to us about them.",
      },
    ]);
    const registered = await addOfferedHomes(shop, { gstin: "10AAACM1206D1ZM" });
    expect(await uploadHomes(shop, registered, mixed)).toMatchObject({ kind: "kept", rows: 4 });
  });

  test("of a cancelled order is kept no more", async () => {
    const orderId = await addOfferedHomes(shop);
    await shop.set("orders", orderId, { fulfilment_state: "cancelled" });
    expect(await uploadHomes(shop, orderId, three)).toEqual({ kind: "closed" });
  });

  test("of a thousand homes is kept within a second or so", async () => {
    const orderId = await addOfferedHomes(shop, { parcels: 1000 });
    await shop.db
      .updateTable("order_items")
      .set({ quantity: 1000 })
      .where("order_id", "=", orderId)
      .where("quantity", "=", 200)
      .execute();
    const rows = Array.from({ length: 1000 }, (_, at) => homeRow(`Home ${at}`, 1));
    await uploadHomes(shop, orderId, rows);
    const begun = performance.now();
    await uploadHomes(
      shop,
      orderId,
      rows.map((row) => row.replace("Home", "House")),
    );
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(await readOwnHomes(shop.db, orderId, { now: shop.clock, page: 2 })).toMatchObject({
      pages: 10,
      page: 2,
    });
  });
});
