import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { HeldContext } from "#accounts/staff/held-context.ts";
import type { Held } from "#accounts/staff/permissions.ts";
import { markupOf } from "../../../tests/render-markup.tsx";
import { actFilter } from "./act-filter.ts";
import ActivityPage, { policy } from "./activity.page.tsx";
import { policy as policyOfFile } from "./activity-export.endpoint.ts";

test("the activity is taken along by who may export, too", () => {
  const read = { part: { acts: [], next: null }, staff: [] };
  const activity = { filter: actFilter(new URLSearchParams()), isBelow: false, read };
  const Page = createRoutesStub([
    { id: "activity", path: "*", loader: () => activity, Component: ActivityPage },
  ]);
  const shownTo = (held: Held) =>
    markupOf(
      <HeldContext value={held}>
        <Page hydrationData={{ loaderData: { activity } }} />
      </HeldContext>,
    );
  expect(shownTo({ staff: true })).not.toContain("Export CSV");
  expect(shownTo({ staff: true, export: true })).toContain("Export CSV");
});

test("the activity is for who looks after the staff, and its file asks for one permission more", () => {
  expect(policy.needs).toBe("staff");
  expect(policyOfFile).toMatchObject({ needs: "export", of: "staff" });
});
