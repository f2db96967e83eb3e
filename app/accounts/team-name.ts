/** By what an owner is called, and signs, until somebody sets a name (PRODUCT-7). */
export const teamNameOf = (shopName: string): string => `${shopName} Team`;
