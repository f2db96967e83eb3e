/** The customer area's frame. */
export const dashboardText = {
  area: "Account",
  orders: "My Orders",
  addresses: "Addresses",
  wishlist: "Wishlist",
  settings: "Account Settings",
  logout: "Logout",
  failed: {
    title: "Something went wrong",
    text: "Your account could not be shown. Please try again in a moment.",
  },
};
