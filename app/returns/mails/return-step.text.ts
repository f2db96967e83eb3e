export const returnStepText = {
  subject: (number: string, what: string) => `Return ${number} ${what}`,
  ofOrder: (number: string, order: string) => `Return ${number} of order ${order}.`,
  requested: { subject: "we have your request", title: "We have your request." },
  approved: { subject: "is approved", title: "Your return is approved." },
  received: {
    subject: "has reached us",
    title: "Your pieces are back with us.",
    text: "We settle your return next.",
  },
  declined: { subject: "could not be taken", title: "About your return." },
  withdrawn: {
    subject: "is withdrawn",
    title: "Your request is withdrawn.",
    text: "Its pieces stay with you.",
  },
  settled: { subject: "is settled", title: "Your return is settled." },
  pieces: "Pieces",
  see: "See your return",
  sendTo: "Send it to",
};
