import type { Technique } from "#catalogue/product.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { shownCode } from "../certificate-code.ts";

/** How a piece came to be. Only what was painted says so (CERTIFICATE-9). */
export const techniqueWords: Readonly<Record<Technique, string>> = {
  "hand-painted": "Painted by hand, stroke by stroke: no other piece is quite alike.",
  embroidered: "Embroidered, stitch by stitch.",
  printed: "Printed, not drawn by hand on this piece.",
  other: "Made by hand.",
};

export const certificateText = {
  title: "Certificate of Authenticity",
  pageTitle: (code: string) => `Certificate ${shownCode(code)}`,
  description: "What this piece is, who made it, and how often its certificate was looked at.",
  facts: {
    piece: "Piece",
    number: "Number",
    maker: "Made by",
    technique: "Technique",
    material: "Material",
    size: "Size",
    packed: "Packed",
  },
  number: (number: number, edition: string | null) =>
    edition === null ? `No. ${grouped(number)}` : `No. ${grouped(number)} · ${edition}`,
  beyondEdition:
    "Each piece that leaves us takes the next number. That of a piece which came back is not given again, so numbers can pass the edition's.",
  standing: {
    issued: "We gave this certificate, and nobody has claimed its piece yet.",
    claimed: (at: Date) =>
      `We gave this certificate. Its piece has an owner, who gave the secret from its parcel on ${longDate(at)}. Is it offered to you as new? Then what you see is a copy of its code.`,
    void: (at: Date) => `Void since ${longDate(at)}. It certifies no piece any more.`,
    often:
      "It is looked at often for a piece that nobody has claimed. A code that was copied looks like this: ask for the secret that lies in the parcel.",
  },
  void: {
    cancelled: "The order that it was made for was cancelled.",
    came_back: "Its parcel came back to us.",
    returned: "Its piece was sent back to us. If we sell that again, it has another certificate.",
    withdrawn: "We have withdrawn it.",
  },
  looks: {
    title: "How often it was looked at",
    none: "Nobody has looked at it yet.",
    since: (looks: number, first: Date) =>
      looks === 1
        ? `Once, on ${longDateTime(first)}.`
        : `${grouped(looks)} times since ${longDateTime(first)}.`,
    why: "Anybody can copy a code and the square beside it, and each copy leads to this page. So it counts: a piece that is new to you is new to this page, or nearly so. Whoever comes back within ten minutes is counted once.",
  },
  claim: {
    title: "Is it yours?",
    intro:
      "A secret of twelve signs lies in the parcel. Give it, and this page says that the piece has its owner, and since when. It asks for no name and tells none.",
    again:
      "Bought it from its owner? Ask for the secret that came with it: here you are told whether it is the true one.",
    secret: "Secret",
    hint: "Such as 7QK4-MZX8-2HJR. Small letters and spaces don't matter.",
    submit: "I Own This",
  },
  errors: {
    missing: "Please enter the secret from the parcel.",
    form: "A secret has twelve signs, without 0, O, 1 and I.",
    wrong: "This is not the secret of this certificate.",
  },
  tooMany: {
    title: "Not now",
    text: "Too many secrets were tried from your network. Please try again in ten minutes.",
  },
  claimed: { title: "It Is Yours", text: "Whoever looks at it reads from now on that it has its owner." },
  before: (at: Date) => ({
    title: "The True Secret",
    text: `It is the secret of this piece, which was claimed on ${longDateTime(at)}.`,
  }),
  isVoid: { title: "Void", text: "A void certificate cannot be claimed." },
  unsent: { title: "Error", text: "Could not send the secret. Please try again." },
  lookUp: {
    title: "Look Up a Certificate",
    intro: "Its code has ten signs and stands on the card.",
    code: "Code",
    submit: "Look Up",
  },
  mistyped: {
    title: "No Certificate Has This Code",
    text: "A sign of it is wrong or missing: a code has ten, and neither 0, O, 1 nor I among them.",
  },
  unknown: {
    title: "We Gave No Such Certificate",
    text: "The code could be one of ours, but no piece has it. Whatever it stands on was not certified by us.",
  },
  limited: {
    title: "Please Come Again Later",
    text: "Too many codes that nobody gave were tried from your network. Please try again in ten minutes.",
  },
  unread: {
    title: "The Certificate Could Not Be Read",
    text: "Please check your connection and load the page again.",
  },
};
