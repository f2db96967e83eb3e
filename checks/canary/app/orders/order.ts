export const orderTitle = "order";
