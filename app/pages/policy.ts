import { menuText } from "./frame.text.ts";

const slugs = ["privacy", "terms", "shipping", "returns"] as const;

export interface Policy {
  slug: (typeof slugs)[number];
  /** Read when it is shown, in the language of the moment. */
  readonly label: string;
}

/** The four texts of the law, and where they stand. */
export const policies: readonly Policy[] = slugs.map((slug) => ({
  slug,
  get label() {
    return menuText.links[`/${slug}`];
  },
}));
