/** What the owner reads where pieces are taken in from a maker. */
export const takenInText = {
  title: "Taken In",
  note: "Pieces that the maker brings and the shop buys: they are owed for and in stock at once.",
  term: (sum: string) => `${sum} a piece is agreed today.`,
  noTerm: "Nothing is agreed for pieces that are taken in. Set it under What the maker gets first.",
  pieces: "Pieces",
  on: "Day",
  take: "Take In",
  saved: (name: string) => ({ title: "Taken in", text: `It stands on ${name}'s account, and in stock.` }),
  errors: {
    product: "Choose a product.",
    option: "Choose an option.",
    pieces: "Enter 1 to 1,00,000 pieces.",
    day: "Enter a day such as 30 November 2026, up to today.",
    term: "On that day nothing was agreed for pieces that are taken in.",
  },
  gone: "This maker has no account here.",
  unread: { title: "Not loaded", text: "The page could not be loaded. Please try again." },
  notSaved: (text: string) => ({ title: "Not saved", text }),
  offline: "The shop could not be reached. Please try again.",
};
