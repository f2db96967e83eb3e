import { expect, test } from "vitest";
import { openedReviewLink, reviewToken } from "./review-link.server.ts";

const secret = "a secret of the shop";
const made = new Date("2026-01-01T00:00:00Z");
const daysLater = (days: number) => new Date(made.getTime() + days * 24 * 60 * 60_000);
const token = reviewToken("JC-1764000000000", secret, made);

test("a link opens its order for 180 days", () => {
  const orderNumber = "JC-1764000000000";
  expect(openedReviewLink(token, secret, made)).toEqual({ orderNumber, isOver: false });
  expect(openedReviewLink(token, secret, daysLater(179.9))).toEqual({ orderNumber, isOver: false });
  expect(openedReviewLink(token, secret, daysLater(180))).toEqual({ orderNumber, isOver: true });
});

test.each([
  ["nothing", ""],
  ["another order", token.replace("JC-1764000000000", "JC-1764000000001")],
  ["another moment", token.replace(/\.[^.]+\./, ".zzzzzz.")],
  ["a cut signature", token.slice(0, -1)],
  ["a longer one", `${token}a`],
  ["no signature", "JC-1764000000000.t8a0cg."],
  ["what breaks a text", "JC-1\0.a.b"],
])("%s opens nothing", (_, wrong) => expect(openedReviewLink(wrong, secret, made)).toBeUndefined());

test("a link of another shop, or for another purpose, opens nothing", () =>
  expect(openedReviewLink(reviewToken("JC-1", "another secret", made), secret, made)).toBeUndefined());
