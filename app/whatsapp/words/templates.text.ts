/**
 * What whoever runs the shop hands in to Meta, in the category 'Utility', under these very names
 * (docs/whatsapp.md). A button's address is the shop's own with {{1}} at its end. A text neither begins nor
 * ends with a place, since Meta refuses that; a changed text is handed in anew.
 */
export const templateTexts = {
  order_placed: {
    body: "Thank you. Your order {{1}} over {{2}} has reached us, and we write here when it is on its way. Write STOP to end these messages.",
    button: "See the order",
  },
  pay_part: {
    body: "For your order {{1}} a payment of {{2}} is due. The page below says how to pay it.",
    button: "Pay",
  },
  confirm_cash: {
    body: "Please confirm your order {{1}}: {{2}} in cash at the door. Without your word by {{3}} we have to cancel it.",
    button: "Confirm",
  },
  parcel_left: {
    body: "Your order {{1}} is on its way with {{2}}. The page below shows where it is.",
    button: "Follow the parcel",
  },
  out_for_delivery: {
    body: "Your order {{1}} arrives today. To be paid at the door: {{2}}. Please keep your phone at hand.",
    button: "See the order",
  },
  arrived: {
    body: "Your order {{1}} has arrived. If anything is wrong with it, tell us on the page below.",
    button: "See the order",
  },
  back_in_stock: {
    body: "You asked us to tell you: {{1}} can be bought again, while it lasts. We keep none aside.",
    button: "See it",
  },
  work_given: {
    body: "New work for you: {{1}} of {{2}}, by {{3}}. It is on your page of work.",
  },
};

/** What stands in a place of a text where there is nothing else to say. */
export const inPlaces = {
  courier: "our courier",
  nothing: "nothing",
  noDay: "whenever you can",
};
