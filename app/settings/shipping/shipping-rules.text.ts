/** Delivery, returns and gift wrap in the owner's settings. */
export const shippingRulesText = {
  form: "Shipping rules",
  parts: { standard: "Standard delivery", express: "Express delivery", rule: "The rule in words" },
  fields: {
    standard: "Standard rate (₹)",
    freeFrom: "Free from a subtotal of (₹)",
    express: "Express rate (₹)",
    cheapExpress: "Reduced express rate (₹)",
    cheapExpressFrom: "Reduced from a subtotal of (₹)",
  },
  ifEmpty: (value: string) => `If left empty: ${value}`,
  giftWrap: {
    title: "Gifts",
    label: "Gift wrap (₹)",
    notOffered: "If left empty: not offered. Today the checkout offers no gift wrap.",
    offered: (price: string) => `If left empty: not offered. Today the checkout offers it for ${price}.`,
  },
  cancelled: {
    title: "Cancelled by the customer",
    label: "Refund a paid order at once when its customer cancels it",
    atOnce: "Today a card payment goes back by itself when its customer cancels the order.",
    byHand: "Today such an order is marked 'Refund due', and you send the money back on its page.",
  },
  returns: {
    title: "Returns",
    days: "Return Days",
    damageHours: "Damage Hours",
    daysEffect: (days: number) =>
      days === 0
        ? "Today nothing comes back unless it arrives damaged. Orders keep what was promised when they were placed."
        : `Today goods come back within ${days} days of their delivery. 0: only damaged ones do. Orders keep what was promised when they were placed.`,
    hoursEffect: (hours: number) =>
      `Today damage is told within ${hours} hours of the delivery; what is told later is taken and marked as late.`,
  },
  promise: {
    title: "Made to order: the day it leaves",
    label: "By the free weeks of who makes it",
    modes: {
      off: { label: "Off", note: "By its lead days alone." },
      advise: { label: "Advise", note: "You see in which week there is room; buyers read the lead days." },
      on: { label: "On", note: "Buyers read the day by which there is room, and it is kept for them." },
    },
    stopAfterWeeks: "Stop After Weeks",
    stops: "If left empty: orders are taken for a year ahead. The running week counts.",
    groups: "Who makes together, and how much, is under Making, Groups.",
  },
  errors: {
    stopAfterWeeks: "Enter a number of weeks from 1 to 52, or leave it empty.",
    sum: "Enter a sum in rupees, such as 99 or 1,499.",
    wrap: "Enter a sum above ₹0, such as 50, or leave it empty.",
    returnDays: "Enter a number of days from 0 to 365.",
    damageHours: "Enter a number of hours from 1 to 720.",
    sumHigh: "The sum must be below ₹1,00,00,000.",
    expressBelowStandard: "Express must not cost less than standard delivery.",
    reducedAbove: "The reduced rate must not be above the usual express rate.",
    reducedAlways: "From ₹0 on, every order would get the reduced rate: lower the express rate instead.",
    reducedBelowStandard:
      "Express would cost less than standard delivery here: begin no lower than free delivery does, or raise the reduced rate.",
  },
} as const;
