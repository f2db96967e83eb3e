interface Found {
  total: number;
  isMore?: boolean | undefined;
  all: number;
  correctedTo?: string | undefined;
}

/** 'More than 1000 of 48 pieces', 'searched for' what was meant by a misspelt search. */
function found({ total, isMore, all, correctedTo }: Found): string {
  const some = isMore ? `More than ${total}` : total;
  const pieces = total === all ? `${all} pieces` : `${some} of ${all} pieces`;
  if (correctedTo) return `${pieces}, searched for “${correctedTo}”.`;
  return total === all && all > 0 ? `${pieces}. Each is made by a named hand.` : pieces;
}

/** The catalogue's page in words. */
export const shopText = {
  title: "Shop",
  description:
    "Cloth bags, accessories and home decor painted, embroidered and printed by hand with Madhubani art in Bihar. Filter by collection, technique and price.",
  searched: (words: string) => `Search: ${words}`,
  onPage: (subject: string, page: number) => `${subject}, page ${page}`,
  found,
  search: { label: "Search products", example: "Tote, lotus, fish", act: "Search" },
  filters: "Filters",
  showFilters: "Show Filters",
  hideFilters: "Hide Filters",
  applyFilters: "Apply Filters",
  active: "Active filters",
  clear: "Clear all",
  sort: "Sort by",
  results: "Results",
  failed: { title: "Error", text: "Could not fetch products." },
  products: "Products",
  none: "No products found matching your criteria.",
  clearFilters: "Clear all filters",
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number, of: number) => `Page ${page} of ${of}`,
};
