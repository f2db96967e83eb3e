import { expect, test } from "vitest";
import { type AskedPage, answeredPage, askedPage, mostInPage, usualInPage } from "./asked-page.server.ts";

const asked = (query: string) => askedPage("products", new URLSearchParams(query));
const encoded = (text: string) => Buffer.from(text).toString("base64url");

test("says how much is asked for, and after which entry", () => {
  expect(asked("")).toEqual({ limit: usualInPage, after: undefined });
  expect(asked("limit=1")).toMatchObject({ limit: 1 });
  expect(asked("limit=100")).toMatchObject({ limit: mostInPage });
  expect(asked(`cursor=${encoded("products:मधुबनी")}`)).toMatchObject({ after: "मधुबनी" });
});

test.each(["0", "101", "-1", "1.5", "1e2", "ten", "0x10", "९", "", " 5", "1".repeat(400)])(
  "a limit of '%s' is refused",
  (limit) => expect(asked(String(new URLSearchParams({ limit })))).toMatchObject({ code: "bad_limit" }),
);

test.each([
  ["nothing", ""],
  ["an id as it is", "0190a1b2-0000-7000-8000-000000000000"],
  ["another list's", encoded("artisans:x")],
  ["one without an entry", encoded("products:")],
  ["a zero byte", encoded("products:\0")],
  ["half a letter", Buffer.from([...Buffer.from("products:"), 0xe0, 0xa4]).toString("base64url")],
  ["another spelling", `${encoded("products:x")}=`],
  ["spare bits", `${encoded("products:ab").slice(0, -1)}Z`],
  ["one without end", encoded(`products:${"x".repeat(1000)}`)],
  ["a list", "[]"],
])("a cursor that is %s is refused", (_, cursor) =>
  expect(asked(String(new URLSearchParams({ cursor })))).toMatchObject({ code: "bad_cursor" }),
);

test("a page leads to the next one while there is more, and the last to none", () => {
  const first: AskedPage = { limit: 2, after: undefined };
  const page = answeredPage("products", ["a", "b", "c"], first, (id) => id);
  expect(page.items).toEqual(["a", "b"]);
  expect(asked(`cursor=${page.next}&limit=2`)).toEqual({ limit: 2, after: "b" });
  expect(answeredPage("products", ["a", "b"], first, (id) => id)).toEqual({ items: ["a", "b"], next: null });
  expect(answeredPage("products", [], first, (id: string) => id)).toEqual({ items: [], next: null });
});
