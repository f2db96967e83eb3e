/** The admin page without a dialog above its list. */
export const nothingOpen = { isGone: false, open: undefined, artisans: [], history: [] };
