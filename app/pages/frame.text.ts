/** The frame's wording. */
export const frameText = {
  skip: "Skip to content",
  newsletter: { title: "News from the makers", text: "New drawings and small batches, about once a month." },
  contact: "Write to us",
  support: "If it happens again, write to us and name this request:",
};

/** What an error page says. The browser's script keeps these together, and no other words of the frame. */
export const errorText = {
  failed: {
    title: "Something went wrong",
    text: "It is on our side, not yours. Please try again in a moment.",
  },
  refused: {
    title: "This could not be done",
    text: "The shop did not understand what was sent. Please go back and try again.",
  },
  offline: {
    title: "We could not reach the shop",
    text: "Your connection seems to be down. What is in your cart is kept.",
  },
  notFound: { title: "Page Not Found", text: "This page does not exist, or it has moved." },
};

/** What the menus and the icons of the header are called. */
export const menuText = {
  links: {
    "/": "Home",
    "/shop": "Shop",
    "/blog": "Blog",
    "/contact": "Contact",
    "/b2b": "B2B Portal",
    "/about": "About Us",
    "/artisans": "Artisans",
    "/faq": "FAQ",
    "/track": "Track Your Order",
    "/wishlist": "Wishlist",
    "/shop?collection=core": "Core",
    "/shop?collection=artisanal": "Artisanal",
    "/shop?collection=limited": "Limited Editions",
    "/login": "Login / Signup",
    "/admin-login": "Admin Login",
    "/admin/dashboard": "Admin Dashboard",
    "/dashboard/my-orders": "My Orders",
    "/dashboard/settings": "Account Settings",
    "/privacy": "Privacy Policy",
    "/terms": "Terms of Service",
    "/shipping": "Shipping Info",
    "/returns": "Returns & Refunds",
  },
  main: "Main",
  mobile: "Mobile",
  footer: "Footer",
  quickLinks: "Quick links",
  collections: "Collections",
  account: "Account",
  accountOf: (name: string) => `My Account (${name})`,
  logout: "Logout",
  search: "Search",
  searchProducts: "Search products",
  searchExample: "Tote, lotus, fish",
  cart: (count: number) => (count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart"),
  tryAgain: "Try again",
  goOn: "Continue Shopping",
};
