import { describe, expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formNotice } from "#ui/form/form-words.ts";
import { formOf } from "../../../tests/form-of.ts";
import { fieldsText } from "../account.text.ts";
import { accountWords } from "../account-answer.ts";
import { parseEmail } from "../email.form.ts";
import { parseSignIn } from "../sign-in/sign-in.form.ts";
import { parseSignUp } from "../sign-up/sign-up.form.ts";
import { newPasswordErrors } from "./new-password.ts";
import { parseReset } from "./reset.form.ts";

const same = (password: string) => ({ password, confirm: password });

describe("a new password", () => {
  test.each([
    ["lotus!", "user", undefined],
    ["मधुबनी कला", "user", undefined],
    ["🐟🐟🐟🐟🐟🐟", "user", undefined],
    ["x".repeat(128), "user", undefined],
    ["kohbar-lotus", "admin", undefined],
    ["", "user", "Please enter a password."],
    ["      ", "user", fieldsText.password],
    ["\u200B\u200B\u200B\u200B\u200B\u200B", "user", fieldsText.password],
    ["  lotus  ", "user", undefined],
    ["abcde", "user", fieldsText.short],
    ["🐟🐟🐟", "user", fieldsText.short],
    ["x".repeat(129), "user", expect.stringContaining("at most 128 characters")],
    ["qwerty", "user", fieldsText.common],
    ["Password1!", "user", expect.stringContaining("one of the most common")],
    ["QWERTY!!", "user", fieldsText.common],
    ["kohbar-1934", "admin", fieldsText.adminShort],
    ["administrator", "admin", fieldsText.common],
  ] as const)("%j of a %s: %j", (password, role, message) =>
    expect(newPasswordErrors(same(password), "sign-up", role).password).toEqual(message),
  );

  test("speaks the words of its form", () => {
    const wrong = { password: "abc", confirm: "abd" };
    expect(newPasswordErrors(wrong, "sign-up")).toEqual({
      password: "Password must be at least 6 characters long.",
      confirm: "Passwords do not match.",
    });
    expect(newPasswordErrors(wrong, "change")).toEqual({
      password: "Password must be at least 6 characters.",
      confirm: "New passwords do not match.",
    });
  });
});

const person = {
  fullName: "  Asha   Kumari ",
  email: " Asha@Example.COM ",
  password: " fish fish ",
  confirmPassword: " fish fish ",
};

describe("forms", () => {
  test("a sign-up is a cleaned name, an address in lower case and the password as it is; nothing else", () =>
    expect(parseSignUp(formOf({ ...person, role: "admin", id: "1" }))).toEqual({
      kind: "valid",
      value: { fullName: "Asha Kumari", email: "asha@example.com", password: " fish fish " },
    }));

  test("a refused sign-up gives back what was typed, without passwords", () => {
    const refused = parseSignUp(formOf({ ...person, fullName: " ", confirmPassword: "x" }));
    expect(refused).toMatchObject({
      kind: "refused",
      errors: { fullName: fieldsText.fullName, confirmPassword: fieldsText.mismatch },
    });
    expect(JSON.stringify(refused)).not.toContain("fish");
  });

  test("every wrong field of an empty form has one message", () => {
    expect(parseSignUp(new FormData())).toMatchObject({
      errors: { fullName: fieldsText.fullName, email: fieldsText.email, password: fieldsText.password },
    });
    expect(parseSignIn(new FormData())).toMatchObject({
      errors: { email: fieldsText.email, password: fieldsText.givenPassword },
    });
    const files = { email: new File(["a@example.com"], "a.txt"), password: new File(["x"], "x.txt") };
    expect(parseSignIn(formOf(files))).toMatchObject({
      errors: { email: fieldsText.email, password: fieldsText.givenPassword },
    });
  });

  test("an address that would become a header is none", () => {
    const form = formOf({ ...person, email: "a@example.com\r\nBcc: everyone@example.com" });
    const errors = { email: fieldText.email };
    for (const parse of [parseSignUp, parseEmail]) expect(parse(form)).toMatchObject({ errors });
  });

  test("two passwords that differ are said first, as where a password is changed", () => {
    const words = accountWords({ failed: { title: "Error" } });
    const signUp = parseSignUp(formOf({ ...person, password: "abc", confirmPassword: "abd" }));
    expect(signUp.kind === "refused" && formNotice(signUp, words)?.text).toBe(fieldsText.mismatch);
    const reset = parseReset(formOf({ newPassword: "abc", confirmNewPassword: "abd" }), "user");
    expect(reset.kind === "refused" && formNotice(reset, words)?.text).toBe(fieldsText.newMismatch);
  });

  test("a reset suits the role", () => {
    const form = formOf({ newPassword: "kohbar1", confirmNewPassword: "kohbar1" });
    expect(parseReset(form, "user")).toEqual({ kind: "valid", value: "kohbar1" });
    expect(parseReset(form, "admin")).toMatchObject({ errors: { newPassword: fieldsText.adminShort } });
  });
});
