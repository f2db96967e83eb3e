export const givenForText = {
  label: "What it is for",
  hint: "The credit note takes back what you choose, at its rate of tax.",
  all: "All of the order, each line by its share",
  pieces: (name: string, pieces: number, of: number) =>
    of === 1 ? `${name}, came back` : `${name}, ${pieces} of ${of} came back`,
  services: "Shipping and fees",
  price: (name: string) => `${name}, a lower price`,
};
