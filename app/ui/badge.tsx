import type { ReactNode } from "react";

export type BadgeTone = "leaf" | "indigo" | "palash" | "turmeric" | "rose" | "geru" | "plain";

const marks: Record<BadgeTone, string> = {
  leaf: "bg-leaf",
  indigo: "bg-indigo",
  palash: "bg-palash",
  turmeric: "bg-turmeric",
  rose: "bg-rose",
  geru: "bg-geru",
  plain: "bg-paper",
};

export interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

/** A state or a kind in words, behind an ink-outlined lozenge of pigment. The colour never speaks alone. */
export function Badge({ tone = "plain", className = "", children }: BadgeProps) {
  return (
    <span className={`inline-flex items-center gap-2 text-xs leading-snug ${className}`}>
      <span
        aria-hidden="true"
        className={`mx-1 size-[9px] shrink-0 rotate-45 outline-1 outline-offset-[1.5px] outline-ink ${marks[tone]}`}
      />
      {children}
    </span>
  );
}
