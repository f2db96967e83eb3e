/** What stands around lists that are worked on. */
export const workListText = {
  apply: "Apply",
  clear: "Clear filters",
  search: "Search",
  refresh: "Refresh",
  history: (lines: number) => `History (${lines})`,
  /** How many wait; they are counted up to a hundred. */
  left: (count: number) => (count >= 100 ? "99+ left" : `${count} left`),
  select: (name: string) => `Select ${name}`,
  selectAll: "Select all",
  acts: (what: string) => `${what}: all selected`,
  tick: (what: string) => `Tick ${what.toLowerCase()} to work on several at once.`,
  none: "None selected",
  all: "All selected",
  selected: (count: number) => `${count} selected`,
};
