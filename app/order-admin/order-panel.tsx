import type { ReactNode } from "react";

interface OrderPanelProps {
  /** Where a link of the page leads to it. */
  id?: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A titled part of an order's page; no landmark, whose name would be that of the field in it. */
export function OrderPanel({ id, title, className = "", children }: OrderPanelProps) {
  return (
    <section id={id} className={`min-w-0 scroll-mt-24 ${className}`}>
      <h2 className="border-b border-ink pb-1.5 text-lg">{title}</h2>
      <div className="pt-3 text-sm">{children}</div>
    </section>
  );
}

/** A fact and its name, one under the other's end on a phone. */
export function OwnerFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-hair py-1.5 last:border-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 text-right [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
