import type { CertificateState, VoidReason } from "../certificate.ts";
import type { CertificateTab } from "./certificate-list.ts";

const states: Readonly<Record<CertificateState, string>> = {
  issued: "Issued",
  claimed: "Claimed",
  void: "Void",
};
const tabs: Readonly<Record<CertificateTab, string>> = { all: "All", ...states };
const reasons: Readonly<Record<VoidReason, string>> = {
  cancelled: "Its order was cancelled",
  came_back: "Its parcel came back undelivered",
  returned: "Its piece was returned",
  withdrawn: "You withdrew it",
};

export const certificateAdminText = {
  title: "Certificates",
  note: "One for each piece that left with one. They are issued when an order is packed.",
  dialog: "Certificate",
  search: "Search by code, piece, maker or order",
  tabs,
  states,
  reasons,
  none: {
    title: "No certificates here.",
    text: "Pack an order of a limited piece, and its certificate is issued.",
  },
  facts: {
    piece: "Piece",
    number: "Number",
    option: "Option",
    maker: "Maker",
    technique: "Technique",
    material: "Material",
    size: "Size",
    order: "Order",
    issued: "Issued",
    lookedAt: "Looked at",
    claimed: "Claimed",
    void: "Void",
    status: "Status",
  },
  noneFound: { title: "No certificate is found.", text: "Try some signs of its code, or another word." },
  listFailed: { title: "Error", text: "Failed to load the certificates. Please try again." },
  gone: "There is no certificate with this code.",
  number: (number: number, edition: string | null) =>
    edition === null ? `No. ${number}` : `No. ${number} (${edition})`,
  looks: (count: number) => {
    if (count === 0) return "Never";
    return count === 1 ? "Once" : `${count} times`;
  },
  lookedAt: (count: number, first: string, last: string) =>
    count === 1 ? `Once, on ${last}` : `${count} times since ${first}, last on ${last}`,
  publicPage: "Public page",
  print: { a6: "Card (A6)", a4: "Card on A4" },
  noSecret: "Its secret was made with another key of the shop's: the card is printed without it.",
  withdrawPart: "Lost, spoilt or wrong?",
  withdraw: "Void Certificate",
  withdrawWhy: "Reason",
  withdrawHint: "For yourself. Whoever looks the certificate up reads only that it is void.",
  withdrawAsk: "Void this certificate for good? It can't be undone.",
  withdrawn: { title: "Certificate Void", text: "Whoever looks it up reads so from now on." },
  errors: { why: "Write why, for yourself.", isVoid: "This certificate is void already." },
  saveFailed: (text: string) => ({ title: "Not Saved", text }),
  offline: "The shop could not be reached. What you typed is kept.",
};
