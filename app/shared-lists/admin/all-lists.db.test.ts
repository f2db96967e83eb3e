import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { endCustomersList, findAllLists } from "./all-lists.db.server.ts";

const token = (letter: string) => letter.repeat(22);

eachShop("the lists that customers share (LINK-12)", { on: "embedded" }, (shop) => {
  const share = async (id: string, title: string, created_at: string) => {
    const { id: profile_id } = await shop.addCustomer();
    const list = { id, token: token(id), title, profile_id, products: ["tote"], created_at };
    await shop.add("shared_lists", list);
  };
  const found = async (sought: string) => (await findAllLists(shop.db, sought)).map(({ id }) => id);

  test("are found by their link, whole or in a sentence, and by a part of their title", async () => {
    await share("a", "For our 100% new home", "2026-11-01");
    await share("b", "Gifts", "2026-11-02");
    expect(await found("")).toEqual(["b", "a"]);
    expect(await found(`Look: https://jhola.example/hi/list/${token("a")}.`)).toEqual(["a"]);
    expect(await found(token("b"))).toEqual(["b"]);
    expect(await found("NEW home")).toEqual(["a"]);
    expect(await found("%")).toEqual(["a"]);
    expect(await found(`/list/${token("a")}x`)).toEqual([]);
  });

  test("are ended by one of the staff, once, which the activity says without a word of theirs", async () => {
    await share("a", "Words of a stranger", "2026-11-01");
    expect(await endCustomersList(shop.db, shop.owner, "a")).toBe(true);
    expect(await endCustomersList(shop.db, shop.owner, "a")).toBe(false);
    expect(await endCustomersList(shop.db, shop.owner, "a\0")).toBe(false);
    expect(await shop.count("shared_lists")).toBe(0);
    const lines = await shop.rows("audit_log");
    expect(lines).toMatchObject([{ action: "shared_list.ended", entity_id: "a", actor_id: shop.owner.id }]);
    expect(JSON.stringify(lines)).not.toContain("stranger");
  });
});
