/** The owner's pages of drafts in words. */
export const draftsText = {
  title: "Draft: read it before you show it",
  about: "It is made from what your settings say. Buyers don't see it, and no page leads to it.",
  aboutOwn: "These are your own words. Buyers don't see them, and no page leads to them.",
  show: "I Have Read It, Show It",
  english: "In English",
  hindi: "In Hindi",
  change: "Change it first",
  changeOf: (question: string) => `Change it first: ${question}`,
  edit: "Edit Draft",
  save: "Save Draft",
  kept: { title: "Draft Saved", text: "Buyers don't see it yet. Read it here, then show it." },
  inHindi: (label: string) => `${label} (Hindi)`,
  shown: (label: string) => ({
    title: "Buyers See It Now",
    text: `${label} is in the shop, in both languages.`,
  }),
  mark: "Draft",
  faq: "Drafts about delivery",
  showOf: (question: string) => `I Have Read It, Show It: ${question}`,
} as const;
