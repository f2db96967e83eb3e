/** The artisans' pages in words; what docs/product quotes stands here to the letter. */
export const artisanText = {
  listTitle: "Our Artisans",
  listIntro:
    "Painters, embroiderers and printers of Mithila. Each bag, cloth and lamp in the shop comes from one of these hands, and says whose.",
  examples: "This is a demo shop: its artisans are invented examples.",
  someExamples: "The artisans marked as an example are invented.",
  example: "Example",
  oneExample: "An invented example: this is a demo shop, and its artisans are no real people.",
  listFailed: { title: "Error", text: "Could not fetch artisan data. Please try again later." },
  failed: { title: "Error", text: "Could not find artisan details." },
  none: { title: "No artisans yet.", text: "Their stories will stand here." },
  productsFailed: { title: "Error", text: "Could not fetch artisan's products." },
  noProducts: "No products currently listed for this artisan. Check back soon!",
  notFound: {
    title: "Artisan Not Found",
    text: "This page may have moved, or the artisan no longer works with us.",
    back: "Back to Artisans",
  },
};
