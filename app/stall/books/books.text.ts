/** What the order of a stall's sale says of itself. */
export const stallBookText = {
  soldAt: (stall: string) => `Sold at ${stall}`,
};
