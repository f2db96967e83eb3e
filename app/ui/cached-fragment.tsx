import type { ReactNode } from "react";
import { useCachedFragments } from "./render-facts.tsx";

interface CachedFragmentProps {
  as: "header" | "footer" | "ul" | "li" | "div";
  /**
   * All that its children depend on besides the shop's settings. Where that can't be told, it is drawn
   * every time.
   */
  shows: readonly unknown[] | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A fragment that is the same on page after page: the server draws it for the first of them and repeats its
 * text for the others. Browsers draw it themselves, and find there what they would have drawn. Its children
 * may use no `useId`, and hold no other such fragment.
 */
export function CachedFragment(props: CachedFragmentProps) {
  // Decided when the client script is built: browsers get nothing of the rest.
  if (import.meta.env.SSR) return <FragmentOfServer {...props} />;
  const { as: Part, className, children } = props;
  return <Part className={className}>{children}</Part>;
}

function FragmentOfServer({ as: Part, shows, className, children }: CachedFragmentProps) {
  const fragments = useCachedFragments();
  const name = fragments && shows && JSON.stringify(shows);
  if (!fragments || name === undefined) return <Part className={className}>{children}</Part>;
  const text = fragments.get(name);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very component has drawn before
  if (text !== undefined) return <Part className={className} dangerouslySetInnerHTML={{ __html: text }} />;
  const mark = fragments.mark(name);
  return (
    <Part className={className} data-fragment={mark}>
      {children}
      <i data-fragment={mark} />
    </Part>
  );
}
