/** What stands on a product's page itself. */
export const productText = {
  home: "Home",
  shop: "Shop",
  by: (artisan: string) => `by ${artisan}`,
  quantity: "Quantity",
  fewer: (name: string) => `Decrease quantity of ${name}`,
  more: (name: string) => `Increase quantity of ${name}`,
  bulk: "Request Bulk Quote",
  taxesIncluded: "Taxes included",
  related: "You Might Also Like",
  features: "Key Features",
  details: "Product Details",
  story: "Story Behind the Design",
  pictures: "Pictures",
  zoom: "Zoom picture",
  thumbnails: "Thumbnails",
  picture: (at: number, of: number) => `Picture ${at} of ${of}`,
};
