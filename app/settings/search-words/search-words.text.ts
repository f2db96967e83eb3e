/** The owner's search words in words. */
export const searchWordsText = {
  title: "Words that mean the same",
  label: "Search words",
  hint: "One group on a line, with commas between its words: झोला, thaila, bag. Whoever searches for one of them finds all. Either script will do; other spellings of a Hindi word are known by themselves.",
  known:
    "The shop knows many by itself: थैला, झोला and bag; तकिया and cushion; मछली, माछ and fish; लाल and red. Write only what is missing.",
  example: "झोला, thaila, bag",
  saved: { title: "Search Words Saved", text: "The search knows them from now on." },
  history: "search words",
  reordered: "in another order",
  errors: {
    alone: (line: string) =>
      `“${line}” stands alone: write at least two words on a line, with a comma between.`,
    odd: (word: string) => `“${word}” is no word.`,
    many: (first: string, most: number) =>
      `The line that begins with “${first}” has more than ${most} words.`,
    long: (word: string) => `“${word}” is too long: a word has at most 40 letters, and three parts.`,
    lines: (most: number) => `There are at most ${most} lines.`,
  },
} as const;
