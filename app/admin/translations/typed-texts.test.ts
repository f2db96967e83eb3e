import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { type FormText, typedTexts } from "./typed-texts.ts";

const text = (over: Partial<FormText>): FormText => ({
  ...{ field: "name", label: "Name", form: "line", english: "Fish", hindi: "", isOld: false, savedAt: null },
  ...over,
});
const alts = text({ field: "image_alt_texts", form: "list", english: "A fish\nIts back" });
const gaps = text({ field: "image_alt_texts", form: "list", english: "\nIts back\n\n\n" });
const gapsInHindi = { image_alt_texts: "\nपीछे\n\n\n" };

test.each([
  ["a line is one line", text({}), " मछली\r\n वाला ", { name: "मछली वाला" }, []],
  ["lines stay", text({ form: "lines" }), "एक\r\nदो", { name: "एक\nदो" }, []],
  ["what is too long is refused", text({}), "अ".repeat(501), { name: "अ".repeat(501) }, ["hi.name"]],
  ["a list has its English's lines", alts, "एक मछली\nपीछे", { image_alt_texts: "एक मछली\nपीछे" }, []],
  ["or is refused", alts, "एक मछली", { image_alt_texts: "एक मछली" }, ["hi.image_alt_texts"]],
  ["or is emptied", alts, " ", { image_alt_texts: "" }, []],
  ["so it is by lines with nothing on them", alts, " \r\n", { image_alt_texts: "" }, []],
  ["a picture without a description keeps its line", gaps, "\r\nपीछे\r\n\r\n\r\n", gapsInHindi, []],
  ["what nobody can see is no text", text({}), "\u200B \u2060", { name: "" }, []],
  ["nor in a longer one", text({ form: "html" }), "\uFEFF\r\n\u200B", { name: "" }, []],
  ["what turns the line around goes", text({}), "\u202Eमछली\0", { name: "मछली" }, []],
  ["what joins letters stays", text({}), "क्\u200Dष", { name: "क्\u200Dष" }, []],
])("%s", (_what, one, said, typed, wrong) => {
  const found = typedTexts([one], formOf({ [`hi.${one.field}`]: said }));
  expect([found.typed, Object.keys(found.errors)]).toEqual([typed, wrong]);
});

test("a field that was not sent says nothing, and an old text may still be right", () =>
  expect(typedTexts([text({}), alts], formOf({ "hi.name": "मछली", "right.name": "on" }))).toEqual({
    ...{ typed: { name: "मछली" }, confirmed: ["name"], errors: {} },
  }));
