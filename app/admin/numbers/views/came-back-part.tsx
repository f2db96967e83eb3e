import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { parcelRows } from "../number-tables.ts";
import { numbersText } from "../numbers.text.ts";
import type { ParcelCounts } from "../numbers.ts";
import { FiguresTable } from "./figures-table.tsx";

const text = numbersText.parcels;

/** What left, what turned back, what was refused at the door, and what buyers sent back. */
export function CameBackPart({ parcels }: { parcels: ParcelCounts | null }) {
  const isEmpty = parcels && Object.values(parcels).every((value) => !value);
  return (
    <TitledPart list title={text.title}>
      {parcels === null ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.unread}</p>
      ) : isEmpty ? (
        <p className="py-3 text-sm text-ink-2">{text.none}</p>
      ) : (
        <FiguresTable
          caption={text.title}
          name={{ label: "What", cell: ({ name }) => name }}
          columns={[
            { label: "How many", cell: ({ value }) => value },
            { label: "Of those that left", cell: ({ of }) => of },
          ]}
          rows={parcelRows(parcels)}
          idOf={({ name }) => name}
        />
      )}
      <p className="print:hidden">
        <Link to="/admin/dashboard/returned-parcels" className="action text-sm">
          {text.more}
        </Link>
      </p>
    </TitledPart>
  );
}
