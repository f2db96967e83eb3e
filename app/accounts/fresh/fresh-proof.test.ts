import { expect, test } from "vitest";
import { confirmAddress, confirmedPath } from "./fresh-proof.ts";

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
