/** The four texts of the law, and where they stand. */
export const policies = [
  { slug: "privacy", label: "Privacy Policy" },
  { slug: "terms", label: "Terms of Service" },
  { slug: "shipping", label: "Shipping Info" },
  { slug: "returns", label: "Returns & Refunds" },
] as const;

export type Policy = (typeof policies)[number];
