import type { Block } from "#mail/writing/mail-body.ts";

/** What somebody asked, as terms and what was said about them; blank ones are left out. */
export const enquiryFacts = (rows: readonly (readonly [string, string | null | undefined])[]): Block => ({
  kind: "facts",
  rows: rows.flatMap(([term, said]): [string, string][] => (said ? [[term, said]] : [])),
});
