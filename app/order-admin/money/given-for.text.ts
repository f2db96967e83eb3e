export const givenForText = {
  label: "What it is for",
  hint: "The credit note takes back what you choose, at its rate of tax.",
  all: "All of the order, each line by its share",
  pieces: (name: string, pieces: number, of: number) =>
    of === 1 ? `${name}, came back` : `${name}, ${pieces} of ${of} came back`,
  services: "Shipping and fees",
  /** Of what went back: 'For Tote, came back; shipping and fees'. */
  was: (parts: readonly string[]) => `For ${parts.join("; ")}`,
  servicesToo: "shipping and fees",
  price: (name: string) => `${name}, a lower price`,
};
