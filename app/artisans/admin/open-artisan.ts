/** The admin page without a dialog above its list. */
export const noArtisanOpen = { isGone: false, open: undefined, hindi: undefined, history: [] };
