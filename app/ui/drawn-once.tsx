import type { ReactNode } from "react";
import { useDrawnParts } from "./render-facts.tsx";

interface DrawnOnceProps {
  as: "header" | "footer" | "ul" | "li" | "div";
  /**
   * All that its children depend on besides the shop's settings. Where that can't be told, the part is drawn
   * every time.
   */
  shows: readonly unknown[] | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A part that is the same on page after page: the server draws it for the first of them and repeats its text
 * for the others. Browsers draw it themselves, and find there what they would have drawn. Its children may
 * use no `useId`, and hold no other such part.
 */
export function DrawnOnce(props: DrawnOnceProps) {
  // Decided when the client script is built: browsers get nothing of the rest.
  if (import.meta.env.SSR) return <DrawnByServer {...props} />;
  const { as: Part, className, children } = props;
  return <Part className={className}>{children}</Part>;
}

function DrawnByServer({ as: Part, shows, className, children }: DrawnOnceProps) {
  const parts = useDrawnParts();
  const name = parts && shows && JSON.stringify(shows);
  if (!parts || name === undefined) return <Part className={className}>{children}</Part>;
  const text = parts.get(name);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very component has drawn before
  if (text !== undefined) return <Part className={className} dangerouslySetInnerHTML={{ __html: text }} />;
  const mark = parts.mark(name);
  return (
    <Part className={className} data-drawn={mark}>
      {children}
      <i data-drawn={mark} />
    </Part>
  );
}
