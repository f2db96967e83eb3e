/** What the fields of a product are called. */
export const productFieldText = {
  labels: {
    sku: "SKU",
    price: "Price",
    salePrice: "Sale Price",
    saleFrom: "Sale From",
    saleUntil: "Sale Until",
    collection: "Collection",
    category: "Category",
    technique: "Technique",
    artisan: "Artisan",
    hidden: "Visibility",
    featured: "Featured",
    limited: "Limited",
    certificate: "Certificate",
    inStock: "In stock",
    stockCount: "Stock count",
    madeToOrder: "Made to order",
    leadDaysFrom: "Lead Days From",
    leadDaysTo: "Lead Days To",
    returnable: "Returns",
    hsn: "HSN Code",
    taxRate: "Tax Rate (%)",
    showsMakers: "Show what the makers get",
    materialCost: "Material of a Piece",
    seoKeywords: "SEO Keywords",
    images: "Images",
    ogImage: "OG Image",
    picture: "Picture",
  },
  hints: {
    address: (path: string) => `The product's address: ${path}`,
    noAddress: "Made from the name.",
    price: "Rupees, all taxes included",
    salePrice: "Rupees, below the price. The price before stands struck through beside it.",
    saleFrom: "Empty: from now on.",
    saleUntil: "A day without a time: until it is over. Empty: until you take the sale price away.",
    artisan: "Choose one of the shop's artisans, or write another name.",
    hidden: "Hidden: shoppers find it nowhere. You can look at it and order it.",
    certificate:
      "Each piece gets a number and a card of its own when its order is packed. By itself only what is marked Limited, or is of Limited Editions, has them.",
    stockCount: "Orders take from it; at zero the product is out of stock. Empty: not counted.",
    madeToOrder:
      "Working days, Monday to Saturday less the closed days in Settings. Shoppers read the day by which it leaves, by the longer lead; the stock count says nothing then.",
    returnable: "Shoppers read it before they buy. Each order keeps what was said when it was placed.",
    description: "Give long texts section headings (H2).",
    features: "With commas between them: Handloom cotton, Inside pocket",
    month: "Such as 11/2026. Empty: as in Settings.",
    asInSettings: "Empty: as in Settings.",
    materialCost:
      "Rupees. Its page says what those who made it, the material, the collective and GST get of the price, while the statements that you paid bear it out.",
    images: "PNG, JPEG, WebP or HEIC, up to 20MB each. The first one stands for the product in lists.",
  },
  /** The same in plain words, beside a name that an engineer or an accountant looks for. */
  beside: { sku: "Your own number", hsn: "What it is for the tax office" },
  examples: { edition: "Edition of 25" },
  visibility: { false: "Shown", true: "Hidden" },
  returns: { true: "Taken back", false: "Only if it arrives damaged" },
};

/** For which pieces certificates are issued. */
export const certificateLabels = {
  limited: "If it is limited",
  always: "For each piece",
  never: "None",
};
