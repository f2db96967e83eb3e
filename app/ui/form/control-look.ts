/** How every control looks; apart from fields with labels, which no page begins with. */
export const controlLook =
  "w-full rounded border bg-field px-3.5 text-md transition-colors hover:border-ink focus-visible:border-ink focus-visible:outline-1 focus-visible:outline-offset-2 focus-visible:shadow-none";
