/** Where the staff sees the lists that customers share, and ends one (LINK-12). */
export const allListsText = {
  title: "Shared Lists",
  note: "What customers show to others by a link. A title is theirs: end a list whose words or use are wrong.",
  find: "Link or title",
  none: "No customer shares a list.",
  noneFound: "No list has this link or title. It may have been ended.",
  newest: (most: number) => `The newest ${most} are shown; the search finds the others.`,
  by: (name: string, email: string) => `${name} · ${email}`,
  facts: (pieces: number, since: string) =>
    `${pieces === 1 ? "1 piece" : `${pieces} pieces`} · since ${since}`,
  see: "See It as Others Do",
  end: "End This List",
  endNamed: (title: string) => `End This List: ${title}`,
  ask: "End this list? Its link leads nowhere from then on, and its customer loses it.",
  ended: { title: "List Ended", text: "Its link leads nowhere now." },
  gone: { title: "No Such List", text: "It was ended already.", tone: "destructive" as const },
  failed: { title: "Error", text: "Nothing was changed. Please try again.", tone: "destructive" as const },
  unread: { title: "Error", text: "The shared lists could not be read. Please try again." },
};
