/** The words of the page that ends the invitations (REVIEW-51). */
export const stopInvitesText = {
  title: "Stop Asking for Reviews",
  description: "Ends the mails that ask what your pieces are like.",
  ask: {
    title: "Shall We Stop Asking?",
    text: "We ask once for each order, a week after it has arrived. Mails about your orders come all the same.",
  },
  stop: "Stop Asking Me",
  stopped: {
    title: "We Ask No More",
    text: "You get no more mails that ask for reviews. 'Write a Review' stands on your orders all the same.",
  },
  unknown: { title: "This link does not work", text: "It may be cut short. Reply to the mail, and we stop." },
  write: "Write a Review",
  shop: "Continue Shopping",
  failed: { title: "Error", text: "Could not change it. Please try again." },
};
