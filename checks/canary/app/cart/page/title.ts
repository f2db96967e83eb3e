export const pageTitle = "Cart";
