/** Why a booking came to nothing, as its parcel keeps it, in English whoever booked it. */
export const keptTroubles = {
  nobodyGoes: "No courier goes to this PIN code.",
  nobodyTakesCash: "No courier takes cash at this PIN code.",
  twice: "The carrier has this parcel twice. Cancel one of them there; the shop then goes on by itself.",
  gone: "The carrier no longer has this parcel.",
  changed:
    "The carrier had this parcel with another sum, so it was cancelled there. Make it anew: the carrier takes no number twice.",
  unsendable: "Its weight, its box, or an Indian mobile number is missing.",
  unread: "The carrier did not answer. The shop looks the parcel up before it asks again.",
};
