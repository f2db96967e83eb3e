/** Where the homes of an order can stand. */
export const seenHomeStates = ["wanted", "known", "packed", "sent", "there", "back"] as const;

/** How many homes of an order stand in each. */
export type SeenHomes = Partial<Record<(typeof seenHomeStates)[number], number>>;
