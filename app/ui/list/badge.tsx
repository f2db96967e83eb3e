import type { ReactNode } from "react";

export type BadgeTone = "leaf" | "indigo" | "palash" | "turmeric" | "rose" | "geru" | "plain";

const marks: Record<BadgeTone, string> = {
  leaf: "before:bg-leaf",
  indigo: "before:bg-indigo",
  palash: "before:bg-palash",
  turmeric: "before:bg-turmeric",
  rose: "before:bg-rose",
  geru: "before:bg-geru",
  plain: "before:bg-paper",
};

export interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

/** A state or a kind in words, behind an ink-outlined lozenge of pigment. The colour never speaks alone. */
export function Badge({ tone = "plain", className = "", children }: BadgeProps) {
  return <span className={`badge ${marks[tone]} ${className}`}>{children}</span>;
}
