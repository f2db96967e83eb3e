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
  expect(list.file(read)).not.toContain("page");
  expect(list.address(read, { edit: "1" })).toBe(`/admin/things?${address && `${address}&`}edit=1`);
});
