import { expect, it } from "vitest";
import { fallbackProfile } from "../settings/profile.ts";
import {
  contradicts,
  fallbackSession,
  isSessionLost,
  isUnknown,
  loadingSession,
  type Session,
  sessionFrom,
} from "./session.ts";

const rekha = { name: "Rekha Jha", email: "rekha@shop.example", role: "user" };

it.each([
  ["a signed-in user", { user: rekha }, rekha],
  ["nobody", { user: null }, null],
  ["a failed answer", null, null],
  ["an error page's text", "<!doctype html>", null],
  ["an unknown role", { user: { ...rekha, role: "owner" } }, null],
  ["a user without an e-mail", { user: { name: "Rekha", role: "user" } }, null],
])("reads %s", (_, answer, user) => expect(sessionFrom(answer)).toEqual({ status: "known", user }));

it.each(["network", "critical"] as const)("reads that the profile could not be read: %s", (problem) =>
  expect(sessionFrom({ user: rekha, problem })).toEqual({ status: "known", user: rekha, problem }),
);

it("reads no other problem", () =>
  expect(sessionFrom({ user: rekha, problem: "<b>" })).toEqual({ status: "known", user: rekha }));

const admin: Session = { status: "known", user: { ...rekha, role: "admin" } };
const nobody: Session = { status: "known", user: null };

it("keeps whoever was signed in as a customer while nobody can be asked", () => {
  expect(fallbackSession(admin)).toEqual({ status: "known", user: rekha, problem: "network" });
  expect(fallbackSession(nobody)).toEqual({ ...nobody, problem: "network" });
  expect(fallbackSession(loadingSession)).toEqual({ ...nobody, problem: "network" });
});

it.each([
  [admin, nobody, true],
  [nobody, nobody, false],
  [loadingSession, nobody, false],
  [admin, admin, false],
] as const)("notices that somebody is gone", (before, now, lost) =>
  expect(isSessionLost(before, now)).toBe(lost),
);

it.each([
  [admin, "/login", true],
  [admin, "/admin/dashboard/overview", false],
  [nobody, "/dashboard/my-orders", true],
  [nobody, "/admin/dashboard", true],
  [nobody, "/dashboards", false],
  [nobody, "/login", false],
  [loadingSession, "/login", false],
] as const)("notices that the page and the session don't fit", (session, path, odd) =>
  expect(contradicts(session, path)).toBe(odd),
);

it.each([
  ["rekha@shop.example", "missing", "rekha"],
  ["", "missing", "User (No Profile)"],
  ["@", "network", "User (Network Error)"],
  ["", "critical", "User (Critical Exception)"],
] as const)("a profile that can't be read (%j, %s) is a customer's", (email, problem, fullName) =>
  expect(fallbackProfile(email, problem)).toEqual({
    fullName,
    email,
    phone: null,
    role: "user",
    permissions: {},
  }),
);

it.each([
  ["was not asked yet", loadingSession, true],
  ["could not be asked", fallbackSession(loadingSession), true],
  ["is a guest", nobody, false],
  ["stays signed in meanwhile", fallbackSession(admin), false],
])("who %s", (_, session, unknown) => expect(isUnknown(session)).toBe(unknown));
