/** What the parts of every page say. */
export const uiText = {
  close: "Close",
  menu: "Menu",
  loading: "Loading…",
  tryAgain: "Try again",
  breadcrumb: "Breadcrumb",
  notifications: "Notifications",
};

/** For a part of a page that can't be fetched. */
export const unreachableText = {
  title: "We could not reach the shop",
  text: "Please check your connection and try again.",
};
