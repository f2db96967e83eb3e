import { expect, test } from "vitest";
import { openedReviewLink, reviewToken } from "./read-own-reviews.server.ts";
import { whyUnreviewable } from "./reviewable-line.ts";
import { parseReview } from "./write-review.form.ts";
import { isSentAgain } from "./write-review.server.ts";

const review = {
  ...{ id: "r", stars: 5, title: null, body: "The painting is finer than in the picture." },
  ...{ photos: ["/files/a", "/files/b"], state: "pending" as const, hiddenReason: null },
  ...{ isShown: false, reply: null, version: 3 },
};
const sent = { ...review, stars: 5 as const, kept: [0, 1], photos: [] };

test.each([
  ["what changes nothing is the same", {}, true],
  ["so is what was sent before", { version: 2 }, true],
  ["with its photos, which come again", { version: 2, kept: [], photos: ["c", "d"] }, true],
  ["but not what an older page says", { version: 1 }, false],
  ["other stars are not", { stars: 4 as const }, false],
  ["nor another title", { title: "Fine" }, false],
  ["nor a photo less", { kept: [0] }, false],
  ["nor another photo in place of one", { kept: [0], photos: ["c"] }, false],
] as const)("%s", (_, differing, isSame) =>
  expect(isSentAgain(review, { ...sent, ...differing })).toBe(isSame),
);

const usual = { stars: "5", title: "", body: "The painting is finer than in the picture.", version: "2" };

function formOf(fields: Record<string, string>, kept: readonly string[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...usual, ...fields })) form.set(name, value);
  for (const place of kept) form.append("kept", place);
  return form;
}

const errorsOf = (fields: Record<string, string>) => {
  const parsed = parseReview(formOf(fields));
  return parsed.kind === "refused" ? parsed.errors : undefined;
};

test("a review is stars, words and the photos that stay", () => {
  expect(parseReview(formOf({ title: " Fine  work\n" }, ["1", "3", "3", "9", "x"]))).toEqual({
    kind: "valid",
    value: { version: 2, stars: 5, title: "Fine work", body: usual.body, kept: [1, 3] },
  });
  expect(parseReview(formOf({ version: "x" }))).toMatchObject({ value: { version: 0, title: null } });
});

test.each([
  ["no stars", { stars: "" }, { stars: "Choose how many stars you give." }],
  ["no star at all", { stars: "0" }, { stars: "Choose how many stars you give." }],
  ["six stars", { stars: "6" }, { stars: "Choose how many stars you give." }],
  ["half a star", { stars: "4.5" }, { stars: "Choose how many stars you give." }],
  ["19 letters", { body: "a".repeat(19) }, { body: "Write at least 20 characters." }],
  ["blanks for words", { body: `a${" ".repeat(40)}b` }, { body: "Write at least 20 characters." }],
  ["what nobody sees", { body: "\u200D".repeat(40) }, { body: "Write at least 20 characters." }],
  ["a letter among fillers", { body: `a${"\u3164".repeat(40)}b` }, { body: "Write at least 20 characters." }],
  ["2,001 letters", { body: "a".repeat(2001) }, { body: "A review can hold at most 2,000 characters." }],
  ["a title of 101", { title: "a".repeat(101) }, { title: "A title can hold at most 100 characters." }],
])("%s is refused", (_, fields, errors) => expect(errorsOf(fields)).toEqual(errors));

test("letters are counted as they are read", () => {
  expect(errorsOf({ body: "🪷".repeat(2000), title: "🪷".repeat(100) })).toBeUndefined();
  expect(errorsOf({ body: "बहुत सुंदर झोला, धन्यवाद" })).toBeUndefined();
});

const line = { productId: "tote", quantity: 3, arrived: 3, refunded: 0 };

test.each([
  ["a delivered line is reviewed", {}, undefined],
  ["so is one of which a part has arrived", { arrived: 1 }, undefined],
  ["and one of which a part was refunded", { refunded: 2 }, undefined],
  ["one on its way is not", { arrived: 0 }, "not_arrived"],
  ["nor one whose money went back", { refunded: 3 }, "refunded"],
  ["nor what no product is any more", { productId: null }, "gone"],
] as const)("%s", (_, standing, why) => expect(whyUnreviewable({ ...line, ...standing })).toBe(why));

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
