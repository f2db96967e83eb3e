/** What is said beside the fields of an address. */
export const addressText = {
  missing: (label: string) => `${label} is required.`,
  phone: "Enter a phone number such as 98765 43210, or leave it empty.",
  pincode: "Enter all 6 digits of the pincode.",
  state: "Choose a state from the list.",
  country: "We deliver within India only.",
};
