import type { ReactNode } from "react";

export interface PageHeadProps {
  title: string;
  note?: ReactNode;
  /** Buttons and links of the whole page. */
  children?: ReactNode;
}

/** The head of a work page: its name, and what can be done with the page as a whole. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-xl md:text-2xl">{title}</h1>
        {note && <p className="mt-1 text-sm text-ink-2">{note}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{children}</div>}
    </div>
  );
}
