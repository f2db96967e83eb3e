import type { ReactNode } from "react";

export interface EmptyStateProps {
  /** What is empty, in a sentence. */
  title: string;
  text?: ReactNode;
  /** One next step, usually a ButtonLink. */
  action?: ReactNode;
  /** The small drawing before the text, one of public/drawings; a closed lotus bud without. */
  drawing?: "empty" | "cart" | "search" | "wishlist" | "orders" | "lost" | "error" | "offline";
  /** The heading's level: 1 when the state is the whole page. */
  level?: 1 | 2;
}

/** Nothing here (yet): a small drawing, the text and one next step. */
export function EmptyState({ title, text, action, drawing = "empty", level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="empty-state">
      <img src={`/drawings/${drawing}.webp`} alt="" width="480" height="320" />
      <div>
        <Heading className={level === 1 ? "text-2xl" : "text-xl"}>{title}</Heading>
        {text && <p className="mt-4 max-w-[52ch] text-ink-2">{text}</p>}
        {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
