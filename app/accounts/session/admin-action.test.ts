import { redirect } from "react-router";
import { expect, test } from "vitest";
import { withAdminAction } from "./admin-action.ts";

const kept = { kind: "failed" } as const;
const sent = (serverAction: () => Promise<unknown>) =>
  withAdminAction({ request: new Request("http://shop.invalid"), serverAction }, kept, { title: "Error" });
const refusing = (answer: unknown) => () => Promise.reject(answer);

test.each(["/admin-login?from=%2Fadmin%2Fdashboard%2Fblog", "/dashboard"])(
  "a form that the guard leads to %s stays where it is",
  async (endpoint) => expect(await sent(refusing(redirect(endpoint, 303)))).toBe(kept),
);

test.each(["/admin/dashboard/blog", "/admin/dashboard/orders?page=2"])(
  "a form that is done leads to %s",
  async (adminPage) => {
    const done = redirect(adminPage, 303);
    await expect(sent(refusing(done))).rejects.toBe(done);
  },
);

test("other answers stay what they are, and what can't be sent stays too", async () => {
  expect(await sent(async () => "saved")).toBe("saved");
  const missing = new Response(null, { status: 404 });
  await expect(sent(refusing(missing))).rejects.toBe(missing);
  expect(await sent(refusing(new TypeError("no connection")))).toBe(kept);
});
