import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of the settings under its own heading. */
export function Panel({ title, className = "", children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid min-w-0 content-start gap-4 ${className}`}>
      <h2 id={id} className="border-b border-hair pb-1 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
