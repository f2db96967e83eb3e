import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { parcelRows } from "../number-tables.ts";
import { numbersText } from "../numbers.text.ts";
import type { ParcelCounts } from "../numbers.ts";
import { FiguresTable } from "./figures-table.tsx";

/** Parcels that left, turned back or were refused at the door, and goods that buyers sent back. */
export function CameBackPart({ parcels }: { parcels: ParcelCounts | null }) {
  const isEmpty = parcels && Object.values(parcels).every((value) => !value);
  return (
    <TitledPart list title={numbersText.parcels.title}>
      {parcels === null ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.unread}</p>
      ) : isEmpty ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.parcels.none}</p>
      ) : (
        <FiguresTable
          caption={numbersText.parcels.title}
          name={{ label: numbersText.rows.what, cell: ({ name }) => name }}
          columns={[
            { label: numbersText.figures.howMany, cell: ({ value }) => value },
            { label: numbersText.figures.ofThoseSent, cell: ({ of }) => of },
          ]}
          rows={parcelRows(parcels)}
          idOf={({ name }) => name}
        />
      )}
      <p className="print:hidden">
        <Link to="/admin/dashboard/returned-parcels" className="action text-sm">
          {numbersText.parcels.more}
        </Link>
      </p>
    </TitledPart>
  );
}
