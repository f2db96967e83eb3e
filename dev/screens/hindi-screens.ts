import type { Screen } from "./screen.ts";

const product = "/hi/shop/kohbar-lotus-tote";

/** What a shopper who reads Hindi meets, from the home page to an order on its way. */
export const hindiScreens: readonly Screen[] = [
  { name: "hindi-home", path: "/hi" },
  { name: "hindi-shop", path: "/hi/shop?q=%E0%A4%95%E0%A4%AE%E0%A4%B2" },
  { name: "hindi-product", path: product },
  { name: "hindi-post", path: "/hi/blog/what-grows-into-colour" },
  { name: "hindi-faq", path: "/hi/faq" },
  { name: "hindi-certificate", path: ({ certificate }) => `/hi${certificate}` },
  { name: "hindi-cart", path: "/hi/cart", as: "shopper" },
  { name: "hindi-checkout", path: "/hi/checkout", as: "shopper" },
  { name: "hindi-order", path: ({ shipped }) => `/hi/order-confirmation?orderId=${shipped}`, as: "customer" },
  { name: "hindi-return", path: ({ ownReturn }) => `/hi${ownReturn}`, as: "customer" },
];
