/** The words of the order look-up. */
export const trackText = {
  title: "Track Your Order",
  intro:
    "Ordered without an account? Tell us the order ID and the e-mail address that you gave, and we will mail you a link to your order.",
  orderNumber: "Order ID",
  orderHint: "It begins with JC- and stands in your confirmation mail.",
  submit: "Send Order Link",
  sent: {
    title: "Check Your Email",
    text: "If an order with this ID was placed with this e-mail address, a link to it is on its way.",
  },
  failed: { title: "Error", text: "Could not send the link. Please try again." },
  tooMany: "Too many requests came from your network. Please try again in ten minutes.",
  errors: {
    orderNumberMissing: "Please enter your order ID.",
    orderNumber: "An order ID looks like JC-1763712345678.",
    email: "Please enter your email.",
  },
  account: "Have an account?",
  myOrders: "See My Orders",
  emailLabel: "Email",
};
