export const hindiText = {
  count: (hindi: number, texts: number) => `Hindi: ${hindi} of ${texts}`,
  old: (count: number) => `${count} old`,
  translate: "Translate",
  states: { missing: "Hindi: Missing", old: "Hindi: Old" },
} as const;
