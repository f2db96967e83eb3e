import { index, type RouteConfig, route } from "@react-router/dev/routes";

// Every URL of the shop, in the order of the specification's route table.
export default [
  index("storefront/home.page.tsx"),
  route("shop", "storefront/shop.page.tsx"),
  route("shop/:slug", "storefront/product.page.tsx"),
  route("shop/:slug/quote", "enquiries/quote.page.tsx"),
  route("b2b", "storefront/b2b.page.tsx"),
  route("about", "shell/about.page.tsx"),
  route("artisans", "artisans/artisans.page.tsx"),
  route("artisan/:id", "artisans/artisan.page.tsx"),
  route("blog", "blog/blog.page.tsx"),
  route("blog/feed.xml", "blog/feed.endpoint.ts"),
  route("blog/:slug", "blog/post.page.tsx"),
  route("contact", "enquiries/contact.page.tsx"),
  route("faq", "shell/faq.page.tsx"),
  route("cart", "cart/cart.page.tsx"),
  route("cart/prices", "cart/cart-prices.endpoint.ts"),
  route("checkout", "checkout/checkout.page.tsx"),
  route("order-confirmation", "checkout/confirmation.page.tsx"),

  route("wishlist", "storefront/wishlist.page.tsx"),
  route("wishlist/products", "storefront/wishlist-products.endpoint.ts"),
  route("privacy", "shell/policy.page.tsx", { id: "privacy" }),
  route("terms", "shell/policy.page.tsx", { id: "terms" }),
  route("shipping", "shell/policy.page.tsx", { id: "shipping" }),
  route("returns", "shell/policy.page.tsx", { id: "returns" }),

  route("newsletter", "enquiries/newsletter.endpoint.ts"),
  route("unsubscribe", "enquiries/unsubscribe.page.tsx"),
  route("session", "accounts/session.endpoint.ts"),
  route("sitemap.xml", "shell/sitemap.endpoint.ts"),
  route("robots.txt", "shell/robots.endpoint.ts"),
  route("healthz", "shell/health.endpoint.ts"),
  route("*", "shell/unknown.endpoint.ts"),
] satisfies RouteConfig;
