/** The list of orders, and what is done to several of them. */
export const orderListText = {
  export: "Export CSV",
  search: "Search orders",
  process: "Mark as processing",
  slips: "Packing slips",
  exportSelected: "Export selected",
  order: "Order",
  date: "Date",
  customer: "Customer",
  total: "Total",
  payment: "Payment",
  status: "Status",
  due: (day: string) => `Due ${day}`,
  actions: "Actions",
  view: "View",
  named: (order: string) => `order ${order}`,
};
