interface Found {
  total: number;
  isMore?: boolean | undefined;
  all: number;
  correctedTo?: string | undefined;
  isNear?: boolean | undefined;
  isPartly?: boolean | undefined;
  filter: { q?: string | undefined };
}

/** 'More than 1000 of 48 pieces', 'searched for' what was meant by a misspelt search, or what comes near. */
function pieces({ total, isMore, all, correctedTo, isNear, isPartly, filter }: Found): string {
  const some = isMore ? `More than ${total}` : total;
  if (isNear && total > 0) {
    const called = `Nothing of ours is called “${correctedTo ?? filter.q ?? ""}”`;
    if (isPartly) return `${called}. ${total === 1 ? "1 piece comes" : `${some} pieces come`} near.`;
    return `${called}, but ${total === 1 ? "1 piece speaks" : `${some} pieces speak`} of it.`;
  }
  const found = total === all ? `${all} pieces` : `${some} of ${all} pieces`;
  if (correctedTo) return `${found}, searched for “${correctedTo}”.`;
  return total === all && all > 0 ? `${found}. Each is made by a named hand.` : found;
}

/** What the catalogue's page says of how much it shows. */
export const foundText = { pieces };

/** The catalogue's page in words. */
export const shopText = {
  title: "Shop",
  description:
    "Cloth bags, accessories and home decor painted, embroidered and printed by hand with Madhubani art in Bihar. Filter by collection, technique and price.",
  searched: (words: string) => `Search: ${words}`,
  onPage: (subject: string, page: number) => `${subject}, page ${page}`,
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
