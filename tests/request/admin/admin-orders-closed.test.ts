import { describe, expect, test } from "vitest";
import { ask, post } from "../ask.ts";
import { mailTo } from "../read-mail.ts";
import { as, openOrderAdmin, orders } from "./order-admin.ts";

const { admin, customer, page, place, versionOf } = await openOrderAdmin();

describe("for anybody but an admin", () => {
  const endpoints = [
    "",
    "/export.csv",
    "/packing-slips",
    "/x",
    "/x/packing-slip",
    "/x/invoice.pdf",
    "/x/credit-notes/x",
  ];

  test.each(endpoints.flatMap((endpoint) => [orders + endpoint, `${orders}${endpoint}.data`]))(
    "GET %s is closed",
    async (path) => {
      const guest = await ask(path);
      const user = await ask(path, { headers: as(customer) });
      for (const [answer, to] of [
        [guest, "/admin-login"],
        [user, "/dashboard"],
      ] as const) {
        const told = `${answer.headers.get("location") ?? ""} ${await answer.text()}`;
        expect(answer.headers.get("content-type") ?? "").not.toContain("csv");
        expect(told).toContain(to);
        expect(told).not.toContain("billing");
      }
    },
  );

  test.each(["status", "tracking", "note", "collected", "uncollected", "returned", "credit", "address"])(
    "the form '%s' changes nothing",
    async (intent) => {
      const { path, email } = await place();
      const form = {
        intent,
        version: "1",
        status: "cancelled",
        trackingNumber: "EVIL1",
        noteBefore: "",
        note: "EVIL1",
        amount: "1",
        ...{ fullName: "EVIL1", addressLine1: "EVIL1", city: "Patna", state: "Bihar", pincode: "800001" },
      };
      for (const headers of [{}, as(customer)]) {
        for (const address of [path, `${path}.data`]) {
          const answer = await post(address, form, headers);
          expect(`${answer.headers.get("location") ?? ""} ${await answer.text()}`).toMatch(
            /admin-login|\/dashboard/,
          );
        }
      }
      const shown = await page(path);
      expect(shown).toContain("Pending COD");
      expect(shown).not.toContain("EVIL1");
      expect(await versionOf(path)).toBe("1");
      expect((await mailTo(email)).text).not.toContain("cancelled");
    },
  );

  test("a form from another site is refused, the admin's cookie or not", async () => {
    const { path } = await place();
    const form = { intent: "status", version: "1", status: "cancelled" };
    const answer = await post(path, form, { ...as(admin), Origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expect(await versionOf(path)).toBe("1");
  });
});
