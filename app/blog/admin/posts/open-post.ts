/** The admin page without a dialog above its list. */
export const noPostOpen = {
  isGone: false,
  open: undefined,
  hindi: undefined,
  known: { categories: [], authors: [] },
  history: [],
};
