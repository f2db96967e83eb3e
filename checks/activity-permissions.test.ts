import { createElement } from "react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { HeldContext } from "#accounts/permissions/held-context.ts";
import type { Held } from "#accounts/permissions/permissions.ts";
import { actFilter } from "#admin/activity/act-filter.ts";
import ActivityPage, { policy } from "#admin/activity/activity.page.tsx";
import { policy as policyOfFile } from "#admin/activity/activity-export.endpoint.ts";
import { markupOf } from "../tests/render-markup.tsx";

test("the activity is taken along by who may export, too", () => {
  const read = { part: { acts: [], next: null }, staff: [] };
  const activity = { filter: actFilter(new URLSearchParams()), isBelow: false, read };
  const Page = createRoutesStub([
    { id: "activity", path: "*", loader: () => activity, Component: ActivityPage },
  ]);
  const page = createElement(Page, { hydrationData: { loaderData: { activity } } });
  const shownTo = (value: Held) => markupOf(createElement(HeldContext, { value }, page));
  expect(shownTo({ staff: true })).not.toContain("Export CSV");
  expect(shownTo({ staff: true, export: true })).toContain("Export CSV");
});

test("the activity is for who looks after the staff, and its file asks for one permission more", () => {
  expect(policy.needs).toBe("staff");
  expect(policyOfFile).toMatchObject({ needs: "export", of: "staff" });
});
