/** The admin area's frame and overview in words; what the specification words is to its letter. */
export const adminText = {
  area: "Admin",
  skip: "Skip to content",
  signOut: "Sign Out",
  viewShop: "View shop",
  overview: "Dashboard",
  statsFailed: { title: "Error Fetching Stats", text: "Could not load dashboard statistics." },
  activityFailed: { title: "Error Fetching Activity", text: "Could not load recent activity." },
  activity: "Recent Activity",
  noActivity: "Nothing has happened yet.",
  failed: {
    title: "Something went wrong",
    text: "This page could not be shown. Nothing was changed by looking at it. Please try again.",
  },
  missing: { title: "Not found", text: "This page does not exist, or what it showed has been deleted." },
} as const;
