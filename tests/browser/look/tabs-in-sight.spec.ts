import { expect, test } from "../admin/admin-pages.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("each state of the orders stands in sight beside its next (TEXT-15)", async ({ page }) => {
  await page.goto("/admin/dashboard/orders");
  const tabs = page.getByRole("tablist", { name: "Orders" }).getByRole("tab");
  const addresses = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(4);
  for (const [place, address] of addresses.entries()) {
    await page.goto(address);
    const seen = () =>
      tabs.evaluateAll((all) =>
        all.flatMap((tab, at) => {
          const { left, right } = tab.getBoundingClientRect();
          const row = tab.parentElement?.getBoundingClientRect();
          const width = Math.min(right, row?.right ?? 0) - Math.max(left, row?.left ?? 0);
          return width > 20 ? [{ at, isWhole: width > right - left - 1 }] : [];
        }),
      );
    const last = addresses.length - 1;
    const around = [place - 1, place, place + 1].filter((at) => at >= 0 && at <= last);
    await expect.poll(async () => (await seen()).map(({ at }) => at)).toEqual(expect.arrayContaining(around));
    expect((await seen()).find(({ at }) => at === place)?.isWhole).toBe(true);
  }
});
