import type { ToldStep } from "./told-step.ts";

interface StepWords {
  subject: (order: string) => string;
  /** Of one parcel of several. */
  subjectOf: (order: string, parcel: number) => string;
  title: string;
  text: string;
}

const steps: Readonly<Record<ToldStep, StepWords>> = {
  picked_up: {
    subject: (order) => `Your order ${order} is on its way`,
    subjectOf: (order, parcel) => `Parcel ${parcel} of your order ${order} is on its way`,
    title: "Your parcel is on its way.",
    text: "It has left us.",
  },
  out_for_delivery: {
    subject: (order) => `Your order ${order} arrives today`,
    subjectOf: (order, parcel) => `Parcel ${parcel} of your order ${order} arrives today`,
    title: "Your parcel is out for delivery.",
    text: "The courier brings it today. Somebody should be there to take it.",
  },
  attempt_failed: {
    subject: (order) => `Your order ${order} could not be delivered`,
    subjectOf: (order, parcel) => `Parcel ${parcel} of your order ${order} could not be delivered`,
    title: "The courier could not deliver your parcel.",
    text: "They try again, usually on the next working day. If something about the address or the phone number is wrong, reply to this mail today.",
  },
  delivered: {
    subject: (order) => `Your order ${order} has been delivered`,
    subjectOf: (order, parcel) => `Parcel ${parcel} of your order ${order} has been delivered`,
    title: "Your parcel has arrived.",
    text: "We hope what is in it pleases you. If anything is damaged or missing, tell us soon: your order's page says until when.",
  },
};

/** What a buyer reads of a parcel. */
export const parcelMailText = {
  steps,
  preview: (order: string, title: string) => `${title} Order ${order}.`,
  text: (order: string, text: string) => `The parcel of order ${order}. ${text}`,
  textOf: (order: string, text: string, parcel: number) => `Parcel ${parcel} of order ${order}. ${text}`,
  replacement: "It replaces what you returned or reported.",
  contents: "In this parcel",
  courier: "Courier",
  expected: "Expected",
  toPay: "To pay in cash",
};

export const piecesMailText = {
  toCome: "Still to come",
  follows: "It follows, and we write to you when it leaves us.",
  gone: "On its way",
};
