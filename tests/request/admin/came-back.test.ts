import { expect, test } from "vitest";
import { openOrderAdmin, orders } from "./order-admin.ts";

test("an order that came back leads on to what comes next", async () => {
  const { send, place, versionOf } = await openOrderAdmin();
  const { path } = await place();
  await place();
  const act = async (fields: Record<string, string>) =>
    (await send(path, { version: await versionOf(path), ...fields })).text();
  expect(await act({ intent: "status", status: "shipped" })).not.toContain("It came back on");
  const html = await act({ intent: "cameBack" });
  expect(html).toContain("It came back on");
  expect(html).toMatch(/Next (to pack|coming back)/);
  expect(html).toContain(`href="${orders}?status=shipped"`);
});
