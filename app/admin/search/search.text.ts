/** The search of the admin area in words. */
export const searchText = {
  title: "Search",
  label: "Search orders, products, people and pages",
  hint: "A number, a name, an e-mail, a phone, or what you want to do.",
  keys: "Ctrl K",
  nothing: (query: string) => `Nothing found for “${query}”.`,
  unread: "Some of it could not be searched just now. Please try again.",
  all: { Orders: "All these orders", Products: "All these products" },
  buyer: (orders: number) => (orders === 1 ? "1 order" : `${orders} orders`),
  message: "Contact message",
  quote: "Bulk quote",
  artisan: "Artisan",
} as const;
