/** What a page shows to be copied, as people see it: what its data for the script holds is not shown. */
export const shownToCopy = (html: string): string[] =>
  [...html.replaceAll(/<script\b.*?<\/script>/gs, "").matchAll(/<code\b[^>]*>([^<]*)<\/code>/g)].map(
    ([, text = ""]) => text,
  );
