import { expect, test } from "vitest";
import { actFilter, actsHref, isFilteredActs, placeIn } from "./act-filter.ts";
import { listedAct, sentenceOf } from "./listed-act.ts";

const filterOf = (search: string) => actFilter(new URLSearchParams(search));
const nothing = { person: "", kind: "", query: "", from: "", until: "" };

test("what the address says comes back in the next one", () => {
  const search = "person=a1&kind=orders&from=2026-11-01&until=2026-11-30&q=kohbar+tote";
  expect(actsHref(filterOf(search), { after: { moment: "2026-11-20T10:00:00.000700Z", id: "0198-a" } })).toBe(
    `/admin/dashboard/activity?${search}&after=2026-11-20T10%3A00%3A00.000700Z_0198-a`,
  );
  expect(actsHref(filterOf(search), { below: "/export.csv" })).toBe(
    `/admin/dashboard/activity/export.csv?${search}`,
  );
  expect(actsHref(filterOf(""))).toBe("/admin/dashboard/activity");
});

test("what cannot be counts as not asked", () => {
  expect(filterOf("kind=constructor&from=2026-02-30&until=tomorrow&person=%00")).toEqual(nothing);
  expect([isFilteredActs(filterOf("kind=x")), isFilteredActs(filterOf("kind=staff"))]).toEqual([false, true]);
});

test.each([
  "2026-02-30T00:00:00.000000Z_x",
  "0000-01-01T00:00:00.000000Z_x",
  "",
  "x",
  "2026-11-20T10:00:00.000700Z_",
  "2026-13-40T99:00:00.000700Z_a",
  "2026-11-20T10:00:00.000700Z_a'b",
])("%j is no place in the list", (after) => expect(placeIn(new URLSearchParams({ after }))).toBeUndefined());

const lineOf = (action: string, entity: string, detail: object) => ({
  ...{ id: "1", at: new Date(), moment: "", action, entity, entityId: "x", detail },
  ...{ device: null, actorId: "a", name: "Rekha Devi" },
});

test.each([
  [lineOf("staff.invited", "staff_invitations", { may: "Pack" }), "Asha", "invited Asha, who may do: Pack"],
  [lineOf("staff.changed", "profiles", { may: "Pack" }), "Vikas Paswan", "let Vikas Paswan do: Pack"],
  [lineOf("review.hidden", "reviews", { reason: "Spam" }), "a review", "hid a review: Spam"],
  [lineOf("product.updated", "products", {}), "product Lotus Jhola", "changed product Lotus Jhola"],
  [lineOf("product.exported", "products", {}), "", "downloaded products as CSV"],
])("a file's sentence reads as the page's does: %#", (line, words, sentence) => {
  expect(sentenceOf(listedAct(line, { words }))).toBe(sentence);
});
