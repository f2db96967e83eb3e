import { type ReactNode, useId } from "react";

/** A titled part of the overview. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-ink pb-1.5 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
