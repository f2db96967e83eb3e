import { redirect } from "react-router";
import { expect, it, test } from "vitest";
import { withAdminAction } from "./admin-action.ts";
import { fallbackProfile } from "./profile.db.server.ts";
import {
  contradicts,
  fallbackSession,
  isSessionLost,
  isUnknown,
  loadingSession,
  type Session,
  sessionFrom,
} from "./session.ts";
import { isTurnedAway } from "./use-admin-session.ts";
import { isOutlived } from "./visit.server.ts";

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

const customer: Session = { status: "known", user: { ...rekha, role: "user" } };

test.each([
  ["a customer", customer, true],
  ["an admin", admin, false],
  ["nobody, for a session that ended", { status: "known", user: null } as const, false],
  ["an admin who can't be asked about", fallbackSession(admin), false],
  ["an admin whose profile can't be read", { ...customer, problem: "critical" } as const, false],
  ["somebody not known yet", loadingSession, false],
])("the admin pages turn %s away, or not", (_, session, away) => expect(isTurnedAway(session)).toBe(away));

const now = new Date("2027-01-01T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test.each([
  ["user", 0, false],
  ["user", 179, false],
  ["user", 181, true],
  ["admin", 6, false],
  ["admin", 8, true],
] as const)("a session of role %s is over after %d days: %s", (role, days, over) =>
  expect(isOutlived(daysAgo(days), role, now)).toBe(over),
);

const kept = { kind: "failed" } as const;
const sent = (serverAction: () => Promise<unknown>) =>
  withAdminAction({ request: new Request("http://shop.invalid"), serverAction }, kept, { title: "Error" });
const refusing = (answer: unknown) => () => Promise.reject(answer);

test.each(["/admin-login?from=%2Fadmin%2Fdashboard%2Fblog", "/dashboard"])(
  "a form that the guard leads to %s stays where it is",
  async (endpoint) => expect(await sent(refusing(redirect(endpoint, 303)))).toBe(kept),
);

const adminPages = ["/admin/dashboard/blog", "/admin/dashboard/orders?page=2"];
test.each(adminPages)("a form that is done leads to %s", async (adminPage) => {
  const done = redirect(adminPage, 303);
  await expect(sent(refusing(done))).rejects.toBe(done);
});

test("other answers stay what they are, and what can't be sent stays too", async () => {
  expect(await sent(async () => "saved")).toBe("saved");
  const missing = new Response(null, { status: 404 });
  await expect(sent(refusing(missing))).rejects.toBe(missing);
  expect(await sent(refusing(new TypeError("no connection")))).toBe(kept);
});
