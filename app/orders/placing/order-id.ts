/** Could this be the id of an order? Anything else is simply not found (ORDER-21). */
export const isOrderId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
