import type { ReactNode } from "react";

export interface EmptyStateProps {
  /** The specified text. */
  title: string;
  text?: ReactNode;
  /** One next step, usually a ButtonLink. */
  action?: ReactNode;
  /** A small drawing; without it, three leaves. */
  drawing?: ReactNode;
  /** The heading's level: 1 when the state is the whole page. */
  level?: 1 | 2;
}

/** Nothing here (yet): a small drawing, the text and one next step. */
export function EmptyState({ title, text, action, drawing, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="grid justify-items-start gap-4 py-12 md:py-16">
      {drawing ?? <Leaves />}
      <Heading className={level === 1 ? "text-2xl" : "text-xl"}>{title}</Heading>
      {text && <p className="max-w-[52ch] text-ink-2">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}

/** A sprig of three leaves, outlined twice and hatched, as the paintings fill empty ground. */
function Leaves() {
  const leaf = "M0 0C-13-12-13-34 0-48 13-34 13-12 0 0Z";
  const veins = "M0-4V-44M0-12l-7-6M0-12l7-6M0-21l-8-7M0-21l8-7M0-30l-6-6M0-30l6-6";
  return (
    <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true" fill="none" strokeLinejoin="round">
      {[-52, 0, 52].map((turn) => (
        <g key={turn} transform={`translate(60 70) rotate(${turn})`}>
          <path d={leaf} className="fill-paper stroke-ink" strokeWidth="5" />
          <path d={leaf} className="fill-fold stroke-paper" strokeWidth="2.4" />
          <path d={veins} className="stroke-leaf" strokeWidth="1.2" strokeLinecap="round" />
        </g>
      ))}
      <path d="M60 68v14" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <g className="fill-geru">
        <circle cx="12" cy="66" r="2" />
        <circle cx="20" cy="74" r="2" />
        <circle cx="108" cy="66" r="2" />
        <circle cx="100" cy="74" r="2" />
      </g>
    </svg>
  );
}
