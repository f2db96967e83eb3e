import { expect, it } from "vitest";
import { sessionFrom } from "./session.ts";

const rekha = { name: "Rekha Jha", email: "rekha@shop.example", role: "user" };

it.each([
  ["a signed-in user", { user: rekha }, rekha],
  ["nobody", { user: null }, null],
  ["a failed answer", null, null],
  ["an error page's text", "<!doctype html>", null],
  ["an unknown role", { user: { ...rekha, role: "owner" } }, null],
  ["a user without an e-mail", { user: { name: "Rekha", role: "user" } }, null],
])("reads %s", (_, answer, user) => {
  expect(sessionFrom(answer)).toEqual({ status: "known", user });
});
