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
