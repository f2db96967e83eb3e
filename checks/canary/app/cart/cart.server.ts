export const secret = "cart";
