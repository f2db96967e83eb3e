import { May } from "#accounts/permissions/may.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { numberTables } from "../number-tables.ts";
import { numbersText as text } from "../numbers.text.ts";
import type { NumbersPeriod } from "../period.ts";

const home = "/admin/dashboard/numbers";

/** Links to print, export and compare the numbers. */
export function NumbersLinks({ period }: { period: NumbersPeriod }) {
  const month = period.key.includes("-") ? `?month=${period.key}` : "";
  return (
    <>
      <ButtonLink small to={`${home}/festivals`}>
        {text.festivals}
      </ButtonLink>
      <ButtonLink small to={`${home}/print${month}`}>
        {text.print}
      </ButtonLink>
      <May needs="orders">
        <May needs="export">
          <FileLinks period={period} />
        </May>
      </May>
    </>
  );
}

const FileLinks = ({ period }: { period: NumbersPeriod }) => (
  <details className="relative text-sm">
    <summary className="action">{text.export}</summary>
    <ul className="z-10 border border-hair bg-paper px-3 py-1 md:absolute md:right-0 md:w-72">
      {numberTables.map((table) => (
        <li key={table}>
          <a
            href={`${home}.csv?table=${table}&period=${period.key}`}
            className="flex min-h-11 items-center underline"
          >
            {text.tables[table]}
          </a>
        </li>
      ))}
    </ul>
  </details>
);
