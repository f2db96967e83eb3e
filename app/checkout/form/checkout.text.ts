import { mostAddresses } from "#own-orders/addresses/address-book.ts";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";

/** The checkout's wording (CHECKOUT-8, CHECKOUT-17). */
export const checkoutText = {
  billingMissing: "Please fill all required billing details.",
  shippingMissing: "Please fill all required shipping details.",
  email: "Enter an e-mail address such as asha@example.com.",
  choice: "Choose one of these.",
  returns: (days: number) =>
    days === 0 ? "It can be returned only if it arrives damaged." : `${days}-day returns.`,
  returnsOfTheRest: (days: number) =>
    `${days}-day returns, but not of what is made for you: it can be returned only if it arrives damaged.`,
  savedAddresses: "Saved addresses",
  anotherAddress: "Another address",
  saveAddress: "Save this address",
  bookFull: `This address is not saved: you keep ${mostAddresses} already. Delete one in your account first.`,
  addressUnsaved: "This address could not be saved. Please add it in your account.",
  savedGone: "This address is no longer in your account. Choose another one.",
  isGift: "This is a gift",
  giftMessage: "Gift Message",
  giftHint: "It goes into the parcel as you type it; no prices do.",
  giftLong: "Gift Message can hold at most 300 characters.",
  giftWrap: (price: string) => `Gift wrap (${price})`,
  isCompany: "Buying for a company",
  companyName: "Company Name",
  companyMissing: "Company Name is required.",
  companyLong: "Company Name can hold at most 120 characters.",
  gstin: "This is no GSTIN: please compare all 15 characters.",
  gstinState: (state: string, billed: string) =>
    `This GSTIN is of ${state}, and the billing address is in ${billed}. If that is right, go on once more.`,
  gstinAbroad: "A GSTIN needs a billing address in India.",
  placeOrder: "Place Order",
  otherAddress: "Ship to another address",
  cardNote: "Visa, Mastercard, RuPay, UPI, netbanking and wallets, in Razorpay's own window.",
  codNote: "Pay the courier when your parcel arrives.",
  cashCosts: (fee: string) => `It costs ${fee} more.`,
  nothingToPay: "Your order costs nothing: place it, and we begin to pack it.",
  adminPaysCash: "Admins can't pay by card here. Place the order with cash on delivery.",
  error: "Error",
  title: "Checkout",
  description: "Address, shipping and payment in three steps.",
  back: "Back to Cart",
  headings: ["Billing address", "Shipping", "Payment"],
  steps: { label: "Checkout steps", names: ["Address", "Shipping", "Payment"], done: ", done" },
  summary: (count: number) => `Order summary, ${count === 1 ? "1 item" : `${count} items`}`,
  thisProduct: "This product",
  quantity: (count: number) => `Quantity ${count}`,
  required: "Fields are required unless marked optional.",
  sameAsBilling: "Shipping same as billing",
  shippingAddress: "Shipping address",
  receiverHint: "The courier calls this number.",
  phone: (number: string) => `Phone ${number}`,
  paymentMethod: "Payment method",
  gstinField: "GSTIN",
  next: "Next",
  previous: "Previous",
  howToPay: "Pay by card or UPI in Razorpay's own window, or in cash on delivery.",
  howToPayAbroad: "Pay by card or UPI in Razorpay's own window.",
  withinIndia: "Delivered within India only.",
};

/** Why an order was not placed. */
export const orderErrors = {
  title: "Order Error",
  couldNot: (reason: string) => `Could not place your order. ${reason}`,
  lines: {
    title: "Order Error",
    text: "Could not save order items. Nothing was ordered. Please check your cart and try again.",
    tone: "destructive" as const,
  },
};

export const orderReasons = {
  unreachable: "The shop can't be reached. Please check your connection and try again.",
  tooMany: "Too many orders came from your network. Please try again in a few minutes.",
  tooManyForPerson:
    "Too many orders came for this e-mail address or phone. Please try again in a few minutes.",
  discountChanged: (total: Paise) =>
    `The discount has changed: the total is now ${rupeesAndPaise(total)}. Please check it and place your order again.`,
  cashFeeChanged: (total: Paise) =>
    `The fee for cash on delivery has changed: the total is now ${rupeesAndPaise(total)}. Please check it and place your order again.`,
  dayMoved: (day: string) =>
    `The day by which it leaves has moved to ${longDay(day)}. Please check it and place your order again.`,
  noWeek: (product: string) =>
    `There is no room to make so many of ${product} now. Please lower the quantity in your cart, or take it out.`,
  shippingChanged: "The cost of shipping has changed; please look at the new total.",
  wrapChanged: "The cost of gift wrap has changed; please look at the new total.",
  wrapGone: "Gift wrap is not offered any more; please look at the new total.",
  tooLittleForCard: "Less than ₹1 can't be paid by card. Please choose Cash on Delivery.",
  accountGone: "Your account was deleted meanwhile. Place the order again to buy as a guest.",
  outdated: "This page is out of date. Please reload it and try again.",
  othersKey: "This page was out of date. Please try again: what your cart holds now will be a new order.",
};

export const emptyCheckout = {
  text: "Your cart is empty.",
  shopOn: "Continue Shopping",
  toast: { title: "Cart Empty", text: "Your cart is empty. Redirecting to shop.", tone: "note" as const },
};

export const placedNotice = { title: "Order Placed!", text: "Thank you for your purchase." };

/**
 * Why an order could not be placed: this checkout led to another one before, and its shopper may not know
 * what came of it.
 */
export const earlierOrders = {
  reason: (orderNumber: string, came: string) =>
    `Your earlier order ${orderNumber} ${came}. Please check your cart and try again: what it holds now will be a new order.`,
  cancelled: "was cancelled",
  tooLate: "was paid too late, and its payment goes back to you",
  refunded: "was paid, and its payment went back to you",
  paid: "is already paid",
  placed: "is already placed",
};

/** Why an order could not be placed, in a sentence that names the product (CHECKOUT-17). */
export const refusalReasons = {
  aProduct: "One of the products",
  gone: (product: string) => `${product} is no longer in the shop. Please remove it from your cart.`,
  "option-gone": (product: string) => `${product} is no longer made. Please remove it from your cart.`,
  "option-missing": (product: string) =>
    `${product} comes in several options now. Please choose one on its page.`,
  personal: (product: string, reason: string) => `${product}: ${reason} Please change it in your cart.`,
  "out-of-stock": (product: string) => `${product} is out of stock. Please remove it from your cart.`,
  "too-few": (product: string, left: number) =>
    `Only ${left} of ${product} ${left === 1 ? "is" : "are"} left. Please lower the quantity in your cart.`,
  "too-many-for-cash": (product: string, most: number) =>
    `We send at most ${most} pieces of ${product} for cash on delivery. Please lower the quantity, pay by card, or ask for a bulk quote on the product's page.`,
  "price-changed": (product: string, price: Paise) =>
    `The price of ${product} is now ${rupeesAndPaise(price)}. Please check the new total and place your order again.`,
};
