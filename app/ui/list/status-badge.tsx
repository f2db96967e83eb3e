import type { ReactNode } from "react";

export type StatusTone = "yellow" | "blue" | "green" | "purple" | "red" | "grey";

const marks: Record<StatusTone, string> = {
  yellow: "before:bg-turmeric",
  blue: "before:bg-indigo",
  green: "before:bg-leaf",
  purple: "before:bg-jamun",
  red: "before:bg-geru",
  grey: "before:bg-hair",
};

interface StatusBadgeProps {
  tone: StatusTone;
  className?: string;
  children: ReactNode;
}

/** Where a record stands, in words in a ruled box, behind its colour: the colour never speaks alone. */
export function StatusBadge({ tone, className = "", children }: StatusBadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded border border-edge bg-field pt-px pr-2 pl-1.5 text-xs leading-5 whitespace-nowrap before:size-2.5 before:shrink-0 before:border before:border-ink ${marks[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
