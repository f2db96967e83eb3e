/** Above a product's page where the owner looks at it. */
export const hiddenText = {
  preview: "Preview",
  title: "Hidden.",
  text: "Only admins see this product. You can put it in your cart and order it.",
  shown: "Shoppers see this product.",
  edit: "Edit Product",
  page: "See Its Page",
};
