import { expect, test } from "vitest";
import { confirmAddress, confirmedPath, isFresh } from "./fresh-proof.ts";

const now = new Date("2026-11-27T10:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("a proof lasts ten minutes, and an hour for a form that was shown with it and has a file", () => {
  expect([isFresh(ago(9.9), now), isFresh(ago(10), now)]).toEqual([true, false]);
  expect([isFresh(ago(59), now, "withFiles"), isFresh(ago(60), now, "withFiles")]).toEqual([true, false]);
  expect([isFresh(null, now), isFresh(undefined, now)]).toEqual([false, false]);
});

test("the page that asks knows where it leads on to", () => {
  expect(confirmAddress("/admin/dashboard/settings?a=b&c", "form", "wrong")).toBe(
    "/admin/dashboard/confirm?to=%2Fadmin%2Fdashboard%2Fsettings%3Fa%3Db%26c&waiting=form&problem=wrong",
  );
  expect(confirmedPath("/admin/dashboard/orders/export.csv?q=a")).toBe(
    "/admin/dashboard/orders/export.csv?q=a",
  );
});

test.each([
  null,
  "",
  "//elsewhere.example",
  "https://elsewhere.example/admin/dashboard",
  "/shop",
  "/logout",
  "/admin/dashboard/../../logout",
  "/admin/dashboard/confirm",
  "/admin/dashboard/confirm?to=/x",
])("it leads to no %j", (given) => expect(confirmedPath(given)).toBeUndefined());
