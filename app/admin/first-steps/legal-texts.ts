/** The legal texts that every shop shows, each at the address of its slug. */
export const legalTexts = [
  { slug: "privacy", label: "Privacy" },
  { slug: "terms", label: "Terms" },
  { slug: "shipping", label: "Shipping" },
  { slug: "returns", label: "Returns" },
] as const;

/** The labels of those that are not written. */
export const missingPolicies = (versions: ReadonlyMap<string, number>): string[] =>
  legalTexts.filter(({ slug }) => !versions.has(slug)).map(({ label }) => label);
