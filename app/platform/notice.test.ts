import { expect, it } from "vitest";
import { clearedNotice, type Notice, noticeCookie, noticeIn } from "./notice.ts";

const sent = (notice: Notice) => noticeCookie(notice).split("; ")[0] ?? "";

it.each([
  { title: "Subscribed", text: "News from the makers will come to you; seldom, and never twice." },
  { title: "Error!", text: "Could not submit your quote request. Please try again.", tone: "destructive" },
  { title: "ध्यान दें" },
  { title: "Account Created!", duration: 10_000 },
] satisfies Notice[])("the notice $title arrives as it was sent", (notice) =>
  expect(noticeIn(`a=b; ${sent(notice)}; c=d`)).toEqual({ text: undefined, ...notice }),
);

it.each([
  "",
  "a=b",
  "jhola_notice=",
  "jhola_notice=%7B",
  "jhola_notice=%E0%A4",
  "jhola_notice=%7B%7D",
  "other_jhola_notice=1",
])("nothing is read from '%s'", (cookies) => expect(noticeIn(cookies)).toBeUndefined());

it("a notice lives for a minute, on this site only", () =>
  expect(noticeCookie({ title: "Hello" })).toMatch(/; Path=\/; Max-Age=60; SameSite=Lax$/));

it("a notice can be for one page alone, and is cleared there", () => {
  expect(noticeCookie({ title: "Hello" }, "/cart")).toMatch(/; Path=\/cart; Max-Age=60; SameSite=Lax$/);
  expect(clearedNotice("/cart")).toBe("jhola_notice=; Path=/cart; Max-Age=0; SameSite=Lax");
});
