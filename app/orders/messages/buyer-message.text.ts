export const buyerMessageText = {
  order: (orderNumber: string, shop: string, link: string) => `Your order ${orderNumber} at ${shop}: ${link}`,
  pay: (orderNumber: string, shop: string, link: string) =>
    `Your order ${orderNumber} at ${shop}. You can pay it here: ${link}`,
  offer: (number: string, link: string) => `Our offer ${number}: ${link}`,
};
