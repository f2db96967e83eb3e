import { useMay } from "#accounts/permissions/held-context.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { booksText as text } from "../books.text.ts";
import type { BookMonth } from "../rules/book-month.ts";

export const booksPath = "/admin/dashboard/books";
/** Where a month's vouchers are taken along to Tally. */
export const tallyPath = `${booksPath}/tally`;

export const bookHref = (
  month: BookMonth,
  below: "" | "/csv.zip" | "/e-way.csv" | "/gstr1.json" | "/print" | "/tally" | "/tally.xml" = "",
): string => `${booksPath}${below}?month=${month}`;

export const orderPath = (orderId: string): string =>
  `/admin/dashboard/orders/${encodeURIComponent(orderId)}`;

/** The way to a month's vouchers, which a shop without a GSTIN has as well. */
export const TallyLink = ({ month }: { month: BookMonth }) => (
  <ButtonLink small to={bookHref(month, "/tally")}>
    {text.tally}
  </ButtonLink>
);

/** A month's e-way facts, for those who may take them with them. */
export const EWayLink = ({ month }: { month: BookMonth }) =>
  useMay()("export") && (
    <ButtonLink small reloadDocument prefetch="none" to={bookHref(month, "/e-way.csv")}>
      {text.eWayFile}
    </ButtonLink>
  );

/** A month's files, for those who may take them with them, and its print view. */
export function FileLinks({ month }: { month: BookMonth }) {
  const mayExport = useMay()("export");
  return (
    <>
      {mayExport && (
        <>
          <ButtonLink small variant="primary" reloadDocument prefetch="none" to={bookHref(month, "/csv.zip")}>
            {text.zip}
          </ButtonLink>
          <ButtonLink small reloadDocument prefetch="none" to={bookHref(month, "/gstr1.json")}>
            {text.json}
          </ButtonLink>
        </>
      )}
      <ButtonLink small to={bookHref(month, "/print")}>
        {text.print}
      </ButtonLink>
    </>
  );
}
