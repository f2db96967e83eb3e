import { expect, test } from "vitest";
import { addressesIn, pastedAddresses, sourceInWords, subscribersList } from "./subscriber.ts";
import { subscribersText } from "./subscribers.text.ts";

test.each([
  { search: "", address: "/admin/dashboard/subscribers" },
  { search: "tab=spam&q=a&page=2", address: "/admin/dashboard/subscribers?tab=spam&q=a&page=2" },
  { search: "tab=evil&page=-1", address: "/admin/dashboard/subscribers" },
  { search: "page=1e9", address: "/admin/dashboard/subscribers" },
])("the subscribers' address '$search'", ({ search, address }) =>
  expect(subscribersList.address(subscribersList.read(new URLSearchParams(search)))).toBe(address),
);

test.each([
  { pasted: "Asha@Example.com", found: ["asha@example.com"] },
  {
    pasted: "Final-Recipient: rfc822; asha@example.com\n<ravi+news@mail.example.in>: 550 5.1.1 no such user",
    found: ["asha@example.com", "ravi+news@mail.example.in"],
  },
  { pasted: "a@example.com, A@example.com; b@example.com.", found: ["a@example.com", "b@example.com"] },
  { pasted: "nothing here, @ nor here@ ", found: [] },
])("the addresses in '$pasted'", ({ pasted, found }) => expect(addressesIn(pasted)).toEqual(found));

test("more addresses than are taken at once are refused, and none is left out", () => {
  const text = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@example.com`).join("\n");
  expect(pastedAddresses(text(500))).toMatchObject({ values: { length: 500 } });
  expect(pastedAddresses(text(501))).toEqual({ error: subscribersText.cameBack.many(501, 500) });
  expect(pastedAddresses("nobody")).toEqual({ error: subscribersText.cameBack.none });
});

// Stored texts went through the same cleaning: U+095B stands there as two characters, and U+202A nowhere.
test.each([
  ["a precomposed letter", "\u095Bari", "\u091C\u093Cari"],
  ["a direction mark", "\u202Aasha@example.com", "asha@example.com"],
])("%s pasted into a search is cleaned as what it looks for was", (_what, typed, query) => {
  const asked = new URLSearchParams({ q: typed });
  expect(subscribersList.read(asked).q).toBe(query);
});

test.each([
  { source: "post", words: "Blog post" },
  { source: "imported", words: "imported" },
])("$source reads $words", ({ source, words }) => expect(sourceInWords(source)).toBe(words));

test("the question before several addresses are removed says how many", () => {
  expect(subscribersText.askSeveral(1)).toBe("Remove 1 address for good? This can't be undone.");
  expect(subscribersText.askSeveral(3)).toBe("Remove 3 addresses for good? This can't be undone.");
});
