import { type ReactNode, useId } from "react";

/** A part of a long form under its own heading. */
export function FormPart({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid content-start gap-4 ${className}`}>
      <h3 id={id} className="border-b border-hair pb-1 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
