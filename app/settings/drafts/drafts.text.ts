/** The owner's pages of drafts in words. */
export const draftsText = {
  title: "Draft: read it before you show it",
  about: "It is made from what your settings say. Buyers don't see it, and no page leads to it.",
  show: "I Have Read It, Show It",
  english: "In English",
  hindi: "In Hindi",
  change: "Change it first",
  inHindi: (label: string) => `${label} (Hindi)`,
  shown: (label: string) => ({
    title: "Buyers See It Now",
    text: `${label} is in the shop, in both languages.`,
  }),
  mark: "Draft",
  faq: "Drafts about delivery",
  showOf: (question: string) => `I Have Read It, Show It: ${question}`,
} as const;
