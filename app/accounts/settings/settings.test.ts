import { describe, expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { parsePasswordChange, parseProfile, passwordNotice, profileNotice } from "./settings.form.ts";
import { deviceOf, isSameProfile, settingsFormOf } from "./settings.ts";

test.each([
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36", "Chrome on Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile Safari/604.1", "Safari on iPhone"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge on Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox on Mac"],
  ["Mozilla/5.0 (Linux; Android 13) SamsungBrowser/25 Chrome/121 Safari/537", "Samsung Internet on Android"],
  ["curl/8.5.0", "Unknown device"],
  ["<script>alert(1)</script>", "Unknown device"],
  ["", "Unknown device"],
  [null, "Unknown device"],
])("%j is shown as %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

describe("the profile's form", () => {
  test("takes a name and a phone, cleaned, and reads nothing else", () => {
    const typed = formOf({
      ...{ fullName: " Rekha \u0000 Jha ", phone: "", role: "admin", id: "other", email: "a@b.example" },
    });
    expect(parseProfile(typed)).toEqual({ kind: "valid", value: { fullName: "Rekha Jha", phone: null } });
    typed.set("phone", "९८७६५ ४३२१०");
    expect(parseProfile(typed)).toMatchObject({ value: { phone: "98765 43210" } });
  });

  test.each([
    [{ fullName: " ", phone: "" }, "fullName", "Please enter your full name."],
    [{ phone: "1" }, "fullName", "Please enter your full name."],
    [{ fullName: "x".repeat(121), phone: "" }, "fullName", "Please use at most 120 characters."],
    [
      { fullName: "Rekha", phone: "call me" },
      "phone",
      "Enter a phone number such as 98765 43210, or leave it empty.",
    ],
  ])("refuses %j", (fields, at, message) => {
    const parsed = parseProfile(formOf(fields));
    if (parsed.kind !== "refused") throw new Error("taken");
    expect(parsed.errors).toHaveProperty(at, message);
    expect(profileNotice(parsed.errors)).toEqual({ title: "Error", text: message });
  });

  test("knows when nothing changed", () => {
    expect(isSameProfile({ fullName: "A", phone: null }, { fullName: "A", phone: null })).toBe(true);
    expect(isSameProfile({ fullName: "A", phone: null }, { fullName: "A", phone: "1" })).toBe(false);
    expect(isSameProfile({ fullName: "A", phone: null }, { fullName: "B", phone: null })).toBe(false);
  });
});

describe("the change of a password", () => {
  const change = (fields: Record<string, string>, role: "user" | "admin" = "user") =>
    parsePasswordChange(
      formOf({ currentPassword: "old one", newPassword: "kohbar-7", confirmPassword: "kohbar-7", ...fields }),
      role,
    );

  test("takes passwords as they are typed", () => {
    const blanks = "  with blanks ";
    expect(change({ newPassword: blanks, confirmPassword: blanks })).toEqual({
      kind: "valid",
      value: { currentPassword: "old one", newPassword: blanks },
    });
  });

  test("asks an admin for a longer one", () => {
    const errors = { newPassword: "An admin's password must be at least 12 characters." };
    expect(change({}, "admin")).toMatchObject({ kind: "refused", errors });
    expect(change({}).kind).toBe("valid");
  });

  test.each([
    [{ confirmPassword: "kohbar-8" }, "confirmPassword", "New passwords do not match."],
    [{ newPassword: "abc", confirmPassword: "abd" }, "confirmPassword", "New passwords do not match."],
    [
      { newPassword: "abcde", confirmPassword: "abcde" },
      "newPassword",
      "Password must be at least 6 characters.",
    ],
    [{ currentPassword: "" }, "currentPassword", "Enter your current password."],
    [
      { newPassword: "x".repeat(129), confirmPassword: "x".repeat(129) },
      "newPassword",
      "Please use at most 128 characters.",
    ],
    [
      { newPassword: "Password1", confirmPassword: "Password1" },
      "newPassword",
      "This password is one of the most common ones. Please choose another.",
    ],
  ])("refuses %j and sends no password back", (fields, at, message) => {
    const parsed = change(fields);
    if (parsed.kind !== "refused") throw new Error("taken");
    expect(parsed.errors).toHaveProperty(at, message);
    expect(passwordNotice(parsed.errors)).toEqual({ title: "Error", text: message });
    expect(parsed.typed).toEqual({});
  });
});

test("a form that is none of the settings' is none", () => {
  expect(settingsFormOf("profile")).toBe("profile");
  for (const given of ["Profile", "role", "", null, 1]) expect(settingsFormOf(given)).toBeUndefined();
});
