export const hindiText = {
  count: (hindi: number, texts: number) => `Hindi: ${hindi} of ${texts}`,
  old: (count: number) => `${count} old`,
  languages: "Languages",
  english: "English",
  hindi: "हिन्दी",
  /** What is to be done; undefined where nothing is. */
  open: (missing: number, old: number) =>
    [missing > 0 && `${missing} missing`, old > 0 && `${old} old`].filter(Boolean).join(", ") || undefined,
  states: { missing: "Hindi: Missing", old: "Hindi: Old" },
} as const;
