import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { HeldContext } from "#accounts/staff/held-context.ts";
import { heldIn, type Permission } from "#accounts/staff/permissions.ts";
import { markupOf } from "../../../tests/render-markup.tsx";
import { monthOf } from "../rules/book-month.ts";
import { FileLinks } from "./file-links.tsx";
import { OrderLink } from "./order-link.tsx";

const november = monthOf(new Date("2026-11-21T10:00:00Z"));

/** What of the books leads elsewhere, for somebody of the staff. */
function linksOf(...permissions: Permission[]): string[] {
  const Page = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <HeldContext value={heldIn(permissions)}>
          <FileLinks month={november} />
          <OrderLink orderId="o-1" className="">
            INV/26-27/000001
          </OrderLink>
        </HeldContext>
      ),
    },
  ]);
  const html = markupOf(<Page />);
  expect(html).toContain("INV/26-27/000001");
  return [...html.matchAll(/<a[^>]*href="\/admin\/dashboard\/([^"?]+)/g)].map(([, path]) => path ?? "");
}

test("files and orders are shown to those who may have them, and to nobody else", () => {
  expect(linksOf("money")).toEqual(["books/print"]);
  expect(linksOf("money", "orders")).toEqual(["books/print", "orders/o-1"]);
  expect(linksOf("money", "export")).toEqual(["books/csv.zip", "books/gstr1.json", "books/print"]);
});
