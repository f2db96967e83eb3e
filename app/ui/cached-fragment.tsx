import type { ReactNode } from "react";
import { useCachedFragments } from "./render-facts.tsx";

interface CachedFragmentProps {
  as: "header" | "footer" | "li";
  /** All that it depends on besides the shop's settings; undefined where that is not known. */
  shows: readonly unknown[] | undefined;
  /** What its markup has of this page's own address, as it stands there. */
  ownMarkup?: readonly string[];
  className: string;
  children: ReactNode;
}

/**
 * A part that is the same on page after page: the server renders it for the first and repeats its markup for
 * the others. Browsers render it themselves, and find there what they would have rendered. Its children may
 * use no `useId` and no inline script, and hold no other such part.
 */
export function CachedFragment(props: CachedFragmentProps) {
  if (import.meta.env.SSR) return <ServerFragment {...props} />;
  const { as: Part, className, children } = props;
  return <Part className={className}>{children}</Part>;
}

const none: readonly string[] = [];

function ServerFragment({ as: Part, shows, ownMarkup = none, className, children }: CachedFragmentProps) {
  const fragments = useCachedFragments();
  if (!fragments || !shows) return <Part className={className}>{children}</Part>;
  const name = JSON.stringify(shows);
  const markup = fragments.get(name, ownMarkup);
  if (markup !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very component has rendered before
    return <Part className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
  const mark = fragments.mark(name, ownMarkup);
  return (
    <Part className={className} data-fragment={mark}>
      {children}
      <i data-fragment={mark} />
    </Part>
  );
}
