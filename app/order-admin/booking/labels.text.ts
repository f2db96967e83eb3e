/** Before labels of which some are missing, and where there is none at all. */
export const labelsText = {
  noneFor: (count: number) =>
    count === 1
      ? "One parcel has no label yet. Its page says why:"
      : `${count} parcels have no label yet. Their pages say why:`,
  cancelled: {
    title: "No label",
    text: "Its booking is cancelled: no courier comes for it. Its pieces can be packed anew.",
    tone: "destructive" as const,
  },
  none: {
    title: "No label yet",
    text: "The carrier has not drawn it. Try again in a minute.",
    tone: "destructive" as const,
  },
};
