import { expect, test } from "vitest";
import { adminList } from "./admin-list.ts";

const list = adminList("/admin/things", { tab: ["open", "done"], kind: ["", "wood", "ink"] });

test.each([
  ["", { tab: "open", kind: "", q: "", page: 1 }, "", false],
  [
    "kind=ink&q=+neel+&tab=done",
    { tab: "done", kind: "ink", q: "neel", page: 1 },
    "tab=done&q=neel&kind=ink",
    true,
  ],
  ["tab=done&page=3", { tab: "done", kind: "", q: "", page: 3 }, "tab=done&page=3", false],
  ["tab=gone&kind=iron&page=x&more=1", { tab: "open", kind: "", q: "", page: 1 }, "", false],
])("a list at '%s'", (given, state, address, isNarrowed) => {
  const read = list.read(new URLSearchParams(given));
  expect([read, list.isNarrowed(read)]).toEqual([state, isNarrowed]);
  expect(list.address(read)).toBe(`/admin/things${address && `?${address}`}`);
  expect(list.below("export", read)).not.toContain("page");
  expect(list.address(read, { edit: "1" })).toBe(`/admin/things?${address && `${address}&`}edit=1`);
});

test("a tab and an order leave nothing out, and stay where another search begins", () => {
  const ways = { tab: ["open", "done"], sort: ["", "name", "-name"], kind: ["", "ink"] } as const;
  const sorted = adminList("/things", ways, { saysTab: true });
  const read = sorted.read(new URLSearchParams("sort=-name&page=3&show=100"));
  expect([sorted.address(read), sorted.below("live", read)]).toEqual([
    "/things?tab=open&sort=-name&page=3&show=100",
    "/things/live?tab=open&sort=-name",
  ]);
  expect([sorted.isNarrowed(read), sorted.isNarrowed({ ...read, kind: "ink" })]).toEqual([false, true]);
  expect(sorted.kept({ ...read, q: "x" })).toEqual({ tab: "open", sort: "-name", show: "100" });
  expect(sorted.whole({ ...read, q: "x", kind: "ink" })).toBe("/things?tab=open&sort=-name&show=100");
});
