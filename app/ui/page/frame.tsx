import type { ReactNode } from "react";

/** The double outline around a picture. */
export function Frame({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`frame-double bg-fold ${className}`}>{children}</div>;
}
