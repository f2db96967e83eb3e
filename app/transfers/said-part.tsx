import type { ReactNode } from "react";
import { type Due, isSaidPaid } from "#orders/dues/dues.ts";
import { longDay } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { transfersText as text } from "./transfers.text.ts";

interface SaidPartProps {
  due: Pick<Due, "paidAt" | "said">;
  className?: string;
  /** The ways to pay it. */
  children: ReactNode;
}

/** The ways to pay a part: folded once its buyer has said that it is paid, so that nobody pays it twice. */
export function SaidPart({ due, className = "", children }: SaidPartProps) {
  const { said } = due;
  const day = said ? longDay(indianDay(said.at)) : "";
  if (!isSaidPaid(due))
    return (
      <div className={`grid gap-4 ${className}`}>
        {said && <p>{text.notFound(day)}</p>}
        {children}
      </div>
    );
  return (
    <div className={className}>
      <p>{text.said(said?.reference ?? "", day)}</p>
      <details className="mt-2">
        <summary className="action text-sm">{text.otherWay}</summary>
        <div className="mt-3 grid gap-4">{children}</div>
      </details>
    </div>
  );
}
