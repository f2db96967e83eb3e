// The floors of the house. Imports go down only: never up, never next door on one floor, never in circles.
export const floors = [
  ["values"],
  ["platform", "ui"],
  ["rendering", "translations"],
  ["accounts"],
  ["records"],
  ["webhooks"],
  ["carrier", "catalogue", "shipping"],
  ["discounts", "cash-on-delivery", "bulk-prices", "certificates"],
  ["cart", "orders", "enquiries", "artisans"],
  ["payments", "blog", "reviews", "books"],
  ["checkout", "storefront", "privacy"],
  ["returns", "offers", "connections"],
  ["shell", "admin"],
  ["server"],
  ["cli"],
];
