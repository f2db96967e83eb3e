/** The admin page without a dialog above its list. */
export const noDiscountOpen = { isGone: false, open: undefined, hindi: undefined, history: [] };
