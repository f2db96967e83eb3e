import { expect, test } from "vitest";
import { textIn } from "./form-text.ts";

test("of a field that was sent twice the first text counts; a file counts as none", () => {
  const form = new FormData();
  form.append("email", "a@example.com");
  form.append("email", "b@example.com");
  form.append("password", new File(["x"], "x.txt"));
  expect(["email", "password", "none"].map((name) => textIn(form, name))).toEqual(["a@example.com", "", ""]);
});
