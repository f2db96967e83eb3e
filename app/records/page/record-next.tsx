import { type ReactNode, useId } from "react";
import { longDateTime } from "#values/time/date-time.ts";
import { nextCardText } from "../words/records.text.ts";

interface RecordNextProps {
  /** The next act, and who waits for it. */
  sentence: string;
  since?: Date | null | undefined;
  trouble?: ReactNode;
  /** The one button for it, and the steps so far. */
  children?: ReactNode;
  /** Further acts, folded: `MoreOfRecord`, or parts that fold by themselves. */
  more?: ReactNode;
  /** 3 in a dialog, below its own title. */
  level?: 2 | 3;
}

/** The card with which the page or the dialog of a record begins: what waits of it, and one button for it. */
export function RecordNext({ sentence, since, trouble, children, more, level = 2 }: RecordNextProps) {
  const id = useId();
  const Title = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className="mb-8 max-w-[46rem] frame-double bg-paper p-4 md:p-6">
      <Title id={id} className="text-lg">
        {nextCardText.title}
      </Title>
      <div className="mt-2 grid gap-3 text-sm wrap-anywhere">
        <div>
          <p className="text-md font-semibold">{sentence}</p>
          {since && <p className="text-ink-2">{nextCardText.since(longDateTime(since))}</p>}
          {trouble && <p className="text-geru">{trouble}</p>}
        </div>
        {children}
      </div>
      {more}
    </section>
  );
}

/** Everything else that can be done with a record; open where something in it was refused. */
export const MoreOfRecord = ({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen} className="mt-4 border-t border-hair pt-1 text-sm">
    <summary className="action min-w-11 text-sm">{nextCardText.more}</summary>
    <div className="mt-2 grid gap-6">{children}</div>
  </details>
);
