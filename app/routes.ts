import { index, type RouteConfig, route } from "@react-router/dev/routes";

// Every URL of the shop, in the order of the specification's route table.
export default [
  index("shell/home.page.tsx"),
  route("cart", "cart/cart.page.tsx"),
  route("cart/prices", "cart/cart-prices.endpoint.ts"),

  route("faq", "shell/faq.page.tsx"),
  route("privacy", "shell/policy.page.tsx", { id: "privacy" }),
  route("terms", "shell/policy.page.tsx", { id: "terms" }),
  route("shipping", "shell/policy.page.tsx", { id: "shipping" }),
  route("returns", "shell/policy.page.tsx", { id: "returns" }),

  route("session", "accounts/session.endpoint.ts"),
  route("sitemap.xml", "shell/sitemap.endpoint.ts"),
  route("robots.txt", "shell/robots.endpoint.ts"),
  route("healthz", "shell/health.endpoint.ts"),
  route("*", "shell/unknown.endpoint.ts"),
] satisfies RouteConfig;
