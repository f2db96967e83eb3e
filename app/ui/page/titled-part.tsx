import { type ReactNode, useId } from "react";

interface TitledPartProps {
  title: string;
  /** 3 in a dialog, below its own title. */
  level?: 2 | 3;
  /** A list begins right below a strong line; fields keep their distance from a light one. */
  list?: boolean;
  className?: string;
  children: ReactNode;
}

const looks = {
  fields: { part: "grid min-w-0 content-start gap-4", title: "border-b border-hair pb-1 text-lg" },
  list: { part: "", title: "border-b border-ink pb-1.5 text-lg" },
} as const;

/** A part of a long form or page under its own heading, which names it. */
export function TitledPart({ title, level = 2, list = false, className = "", children }: TitledPartProps) {
  const id = useId();
  const Title = level === 2 ? "h2" : "h3";
  const look = looks[list ? "list" : "fields"];
  return (
    <section aria-labelledby={id} className={`${look.part} ${className}`}>
      <Title id={id} className={look.title}>
        {title}
      </Title>
      {children}
    </section>
  );
}
