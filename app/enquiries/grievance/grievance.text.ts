/** The mails about a grievance. */
export const grievanceMailText = {
  received: {
    subject: (number: string) => `Grievance ${number} has reached us`,
    title: "Your grievance has reached us.",
    text: "Our grievance officer looks into it. These are the dates by which you hear from us:",
    ignore: (shop: string) => `If you did not write to ${shop}, you can ignore this mail.`,
  },
  ticket: "Ticket number",
  acknowledgeBy: "Acknowledged by",
  resolveBy: "Answered by",
  officer: "Grievance officer",
  see: "See the ticket",
  acknowledged: {
    subject: (number: string) => `Grievance ${number} is acknowledged`,
    title: "We have taken up your grievance.",
    text: (by: string) =>
      `Our grievance officer is looking into it. You have our answer by ${by} at the latest.`,
  },
  replied: {
    subject: (number: string) => `Our answer to grievance ${number}`,
    title: "Our answer to your grievance.",
  },
  resolved: {
    subject: (number: string) => `Grievance ${number} is resolved`,
    title: "We have resolved your grievance.",
    text: "If you are not satisfied, answer this mail, or call the National Consumer Helpline on 1915, free of charge.",
  },
};

/** The grievance officer's form and the ticket's page in words. */
export const grievanceText = {
  title: "Grievances",
  description:
    "Complain to the grievance officer: you get a ticket number at once, an acknowledgement within 48 hours and an answer within one month.",
  intro:
    "Something went wrong and nobody put it right? Write to our grievance officer. You get a ticket number at once, an acknowledgement within 48 hours and an answer within one month, as the Consumer Protection (E-Commerce) Rules, 2020 want it.",
  officer: "Grievance officer",
  helpline: "You can also call the National Consumer Helpline on 1915, free of charge.",
  reach: "An e-mail address or a phone number is enough.",
  orderNumber: "Order Number",
  body: "What happened?",
  submit: "Send Grievance",
  sent: { title: "Grievance Received", text: "Please keep the ticket number." },
  failed: {
    title: "Error",
    text: "Your grievance could not be sent. Please check your connection and try again.",
  },
  refused: { title: "Error", text: "Please correct what is marked." },
  tooMany: "Your grievance could not be sent. Too many messages came from here; please wait a few minutes.",
  errors: {
    fullName: "Please enter your full name.",
    body: "Please write what happened.",
    phone: "Please enter a phone number, such as +91 98765 43210.",
    reach: "Please enter an email address or a phone number, so that we can answer.",
  },
};

export const grievanceStates = {
  open: "Received",
  acknowledged: "Acknowledged",
  resolved: "Resolved",
};

export const ticketText = {
  title: (number: string) => `Grievance ${number}`,
  description: "How a grievance stands.",
  ticket: "Ticket number",
  status: "Status",
  received: "Received",
  acknowledgeBy: "Acknowledged by",
  acknowledged: "Acknowledged",
  resolveBy: "Answered by",
  resolved: "Resolved",
  order: "Order",
  written: "What you wrote",
  answers: "Our answers",
  none: "We have not written yet.",
  keep: "Keep this page's address or the ticket number. By e-mail, the link to this page has reached you as well.",
  missing: {
    title: "Ticket Not Found",
    text: "The link may be incomplete. Open it from the mail once more, or write to us.",
    back: "Back to Grievances",
  },
};
