/** The admin page without a dialog above its list. */
export const noProductOpen = {
  ...{ isGone: false, open: undefined, hindi: undefined },
  ...{ artisans: [], history: [], waiting: 0 },
};
