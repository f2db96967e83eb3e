export const page = "cart";
