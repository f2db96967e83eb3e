import { mostDevices } from "./devices/push-device.ts";

const failed = (text: string) => ({ title: "Error", text, tone: "destructive" as const });

/** The words of 'Ring on This Phone' for the staff. */
export const pushText = {
  title: "Ring on This Phone",
  intro:
    "This phone or computer rings within seconds when an order comes, also while the shop is closed on it. It shows the sum and how many pieces, and nobody's name.",
  money: "It rings, too, when a payment is due back.",
  none: "Today nothing of yours rings.",
  today: (count: number) =>
    count === 1 ? "Today one device of yours rings." : `Today ${count} devices of yours ring.`,
  here: "This device",
  since: (day: string) => `since ${day}`,
  rung: (when: string) => `rang last ${when}`,
  ring: "Ring on This Phone",
  ringing: "Asking…",
  stop: "Stop Ringing",
  stopLabel: (device: string) => `Stop Ringing: ${device}`,
  tryIt: "Try It",
  needsScript: "Your browser needs to run scripts for that.",
  support: {
    "home-screen":
      "On an iPhone or iPad this page has to be on the home screen first: press Share, then 'Add to Home Screen', open it from there, and press here.",
    blocked:
      "This browser was told to show nothing from the shop. Allow notifications in its settings for this site, then open this page again.",
    no: "This browser can't ring. Chrome, Firefox, Edge and Safari can.",
  },
  notYet: "The shop is just making the keys for this. Please open this page again in a minute.",
  refused: "The browser was not allowed to ring. Press again and choose 'Allow'.",
  lost: "The browser's push service can't be reached. Please try again later.",
  kept: { title: "It Rings", text: "Press 'Try It' to hear it." },
  stopped: { title: "It Rings No More" },
  tried: { title: "It Rings in a Moment" },
  nothingRings: failed("No phone of yours rings yet. Press 'Ring on This Phone' first."),
  tooMany: failed(`${mostDevices} devices of yours ring. Stop one of them first.`),
  odd: failed("The browser sent nothing that the shop could ring. Please try again."),
  often: failed("That was very often. Please wait a few minutes."),
  gone: failed("That device rings no more."),
  saveFailed: failed("Nothing was changed. Please try again."),
  readFailed: failed("Failed to load what rings. Please try again."),
  step: "Let your phone ring when an order comes.",
} as const;
