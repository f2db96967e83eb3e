import { useEffect } from "react";
import { allEntries, moduleOf } from "#rendering/route-map.ts";

interface WarmPagesProps {
  /** The owner goes from one admin page to the next, a shopper to none of them. */
  admin: boolean;
}

const isNext = (id: string, file: string | undefined, admin: boolean): boolean =>
  /(^|\/)admin\//.test(id) === admin && /\.page-[^/]+\.js$/.test(file ?? "");

const quietTime = 3000;

/**
 * Fetches the scripts of the area's other pages once this one has been quiet for a while. When the connection
 * is lost later, a navigation still finds its script and can say what failed; the framework would reload and
 * lose the page. The drawings of such a moment can't be fetched in it either.
 */
export function WarmPages({ admin }: WarmPagesProps) {
  useEffect(() => {
    const timer = setTimeout(() => void warm(admin), quietTime);
    return () => clearTimeout(timer);
  }, [admin]);
  return null;
}

async function warm(admin: boolean): Promise<void> {
  if (import.meta.env.DEV) return;
  for (const file of ["drawings/lost.webp", "drawings/offline.webp", "fallback.svg"])
    new Image().src = `/${file}`;
  // One after the other, so that what the visitor asks for meanwhile comes between.
  for (const entry of allEntries())
    if (isNext(entry.id, entry.module, admin)) await moduleOf(entry).catch(() => undefined);
}
