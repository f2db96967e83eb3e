import { type ReactNode, useId } from "react";
import { Wrap } from "./wrap.tsx";

export interface SectionProps {
  /** Where a link into the page leads. */
  id?: string;
  title: ReactNode;
  /** A line below the heading. */
  note?: ReactNode;
  /** One text action below the note. */
  action?: ReactNode;
  /** No margin column: the heading stands above the content at every width. */
  stacked?: boolean;
  /** One of several short parts that follow each other closely; the last one brings no space below it. */
  tight?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page. On wide screens its heading stands in a margin column, as in a catalogue. */
export function Section({
  id,
  title,
  note,
  action,
  stacked = false,
  tight = false,
  className = "",
  children,
}: SectionProps) {
  const headingId = useId();
  const columns = stacked ? "" : "margin-column";
  const room = tight ? "pt-10 md:pt-14" : "roomy";
  return (
    <section id={id} aria-labelledby={headingId} className={`page-part ${room} ${className}`}>
      <Wrap className={columns}>
        <div className={stacked ? "mb-6" : "max-md:mb-6"}>
          <h2 id={headingId} className="text-2xl">
            {title}
          </h2>
          {note && <p className="mt-3 max-w-[36ch] text-ink-2">{note}</p>}
          {action && <p className="mt-3">{action}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </Wrap>
    </section>
  );
}
