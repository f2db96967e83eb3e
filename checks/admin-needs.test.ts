import { expect, test } from "vitest";
import { permissions } from "#accounts/permissions/permissions.ts";
import routes from "../app/routes.ts";
import { patternsOf } from "../tests/route-patterns.ts";
import { policyAt, shopRoutes } from "../tests/route-policies.ts";

const pathOf = (pattern: string): string => pattern.replaceAll(/:\w+\??/g, "none");
const inArea = patternsOf(await routes).filter((pattern) => pattern.startsWith("/admin/dashboard"));

test("every address of the admin area says what its visitor needs (STAFF-2)", () => {
  expect(shopRoutes.length).toBeGreaterThan(80);
  expect(inArea.length).toBeGreaterThan(50);
  const known = [...permissions, "anyone"];
  const silent = inArea.filter((pattern) => {
    const policy = policyAt(pathOf(pattern));
    return !("needs" in policy && known.some((word) => word === policy.needs));
  });
  expect(silent).toEqual([]);
});
