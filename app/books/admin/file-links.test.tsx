import { expect, test } from "vitest";
import { HeldContext } from "#accounts/permissions/held-context.ts";
import { heldIn, type Permission } from "#accounts/permissions/permissions.ts";
import { routedMarkup } from "../../../tests/render-markup.tsx";
import { monthOf } from "../rules/book-month.ts";
import { FileLinks } from "./file-links.tsx";

const november = monthOf(new Date("2026-11-21T10:00:00Z"));

/** What of the books leads elsewhere, for somebody of the staff. */
function linksOf(...permissions: Permission[]): string[] {
  const links = <FileLinks month={november} />;
  const html = routedMarkup(<HeldContext value={heldIn(permissions)}>{links}</HeldContext>);
  return [...html.matchAll(/<a[^>]*href="\/admin\/dashboard\/([^"?]+)/g)].map(([, path]) => path ?? "");
}

test("files are shown to those who may take them along, and to nobody else", () => {
  expect(linksOf("money")).toEqual(["books/print"]);
  expect(linksOf("money", "export")).toEqual(["books/csv.zip", "books/gstr1.json", "books/print"]);
});
