import { expect, test } from "vitest";
import { readMakingGroups } from "#promise/making-groups.db.server.ts";
import { readRooms } from "#promise/rooms.db.server.ts";
import { eachShop, shopOwner } from "../../../tests/database/each-shop.ts";
import { formOf } from "../../../tests/form-of.ts";
import { groupIn, groupTyped } from "./group.form.ts";
import { groupsText } from "./groups.text.ts";
import { removeGroup, saveGroup } from "./save-group.server.ts";

const painting = { name: " Painting ", piecesWeek: "12", closed: "3 December 2026" };

const named = (...ids: string[]) => ids.map((id) => ({ id, name: id }));

test.each([
  [{ ...painting, name: " " }, { name: groupsText.errors.name }],
  [{ ...painting, piecesWeek: "0" }, { piecesWeek: groupsText.errors.piecesWeek }],
  [{ ...painting, closed: "Holi" }, { closed: groupsText.errors.closed("Holi") }],
  [{ ...painting, product: "bag", "weight:bag": "101" }, { "weight:bag": groupsText.errors.weight }],
])("a group of %j is refused, with what was ticked kept", (typed, errors) => {
  expect(groupIn(formOf(typed))).toEqual({ errors });
  const made = "product" in typed ? "bag=101" : "";
  expect(groupTyped(formOf(typed))).toMatchObject({ name: typed.name, made });
});

// A Wednesday.
eachShop("a making group", { at: "2026-12-02T06:00:00Z" }, (shop) => {
  const typed = (change: Record<string, string> = {}) => {
    const read = groupIn(formOf({ ...painting, ...change }));
    if ("errors" in read) throw new Error(JSON.stringify(read.errors));
    return read.value;
  };
  const save = async (change?: Record<string, string>, id?: string) =>
    saveGroup(shop, shopOwner(await shop.addCustomer({ role: "admin" })), id, typed(change));
  const ofProduct = async (id: string) => {
    const { making_group, making_weight } = await shop.row("products", id);
    return [making_group === null ? null : "a group", making_weight];
  };

  test("is kept with what it makes, once for a name, and changed by who saw it last", async () => {
    await shop.addProducts(named("bag", "quilt"));
    expect(await save({ product: "bag", "weight:bag": "3" })).toBe("saved");
    expect(await save({ name: "PAINTING" })).toBe("taken");
    const [group] = await readMakingGroups(shop.db);
    expect(group).toMatchObject({ name: "Painting", piecesWeek: 12, closed: "3 December 2026", products: 1 });
    expect([await ofProduct("bag"), await ofProduct("quilt")]).toEqual([
      ["a group", 3],
      [null, 1],
    ]);
    expect(await save({ version: "1", product: "quilt" }, group?.id)).toBe("saved");
    expect([await ofProduct("bag"), await ofProduct("quilt")]).toEqual([
      [null, 3],
      ["a group", 1],
    ]);
    expect(await save({ version: "1" }, group?.id)).toBe("stale");
    const owner = shopOwner(await shop.addCustomer({ role: "admin" }));
    expect(await removeGroup(shop, owner, { id: group?.id ?? "", version: 1 })).toBe(false);
    expect(await removeGroup(shop, owner, { id: group?.id ?? "", version: 2 })).toBe(true);
    expect(await ofProduct("quilt")).toEqual([null, 1]);
    const acts = (await shop.rows("audit_log")).map(({ action }) => action);
    expect(acts).toEqual(["making_group.created", "making_group.updated", "making_group.deleted"]);
  });

  test("has its weeks filled by open lots of what it makes, by their day and weight (PROMISE-2)", async () => {
    await shop.addProducts(named("bag", "other"));
    await save({ product: "bag", "weight:bag": "3" });
    const lot = (
      number: string,
      product_id: string,
      due_on: string | null,
      state: "open" | "done" = "open",
    ) => ({
      ...{ number, product_id, product_name: "Bag", quantity: 2, due_on, state },
    });
    await shop.addAll("lots", [
      lot("W-1", "bag", "2026-12-10"),
      lot("W-2", "bag", "2026-11-30"),
      lot("W-3", "bag", null),
      lot("W-4", "bag", "2026-12-18", "done"),
      lot("W-5", "other", "2026-12-18"),
    ]);
    const [group] = await readMakingGroups(shop.db);
    const promise = { mode: "advise", stopAfterWeeks: 3 } as const;
    const rooms = await readRooms(
      shop.db,
      [group?.id ?? ""],
      { closedDays: "14 December 2026 to 16 December 2026", promise },
      shop.now(),
    );
    expect(rooms.map(({ weeks }) => weeks)).toEqual([
      [
        { on: "2026-12-05", free: 4 },
        { on: "2026-12-12", free: 6 },
        { on: "2026-12-19", free: 6 },
      ],
    ]);
  });
});
