/** The page to print labels from. */
export const printLabelsText = {
  link: "Print Labels",
  title: (name: string) => `Labels for ${name}`,
  back: "Back to the product",
  pieces: "Pieces",
  piecesHint: "One label a piece, 200 at most.",
  variant: "Variant",
  paper: "Paper",
  papers: { a4: "A4 sheet of 12 (100 × 44 mm)", roll: "Label printer (100 × 50 mm)" },
  month: "Month of Making",
  monthHint: "For these labels alone. Empty: as the product says.",
  language: "Language",
  languages: { en: "English", hi: "हिन्दी" },
  print: "Make PDF",
  example: "What it says",
  missing: (labels: readonly string[]) =>
    `Not said yet: ${labels.join(", ")}. Write it on the product, or for all goods in Settings.`,
  gone: "This product does not exist any more.",
  failed: { title: "Error", text: "The labels could not be read. Please try again." },
  wrong: {
    pieces: "Enter a number of labels from 1 to 200.",
    month: "Enter a month such as 11/2026 or November 2026.",
  },
};
