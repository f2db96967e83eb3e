/** What stands beside the fields of an address. */
export const addressText = {
  missing: (label: string) => `${label} is required.`,
  long: (label: string, most: number) => `${label} can hold at most ${most} characters.`,
  phone: "Enter a phone number such as 98765 43210, or leave it empty.",
  noPincode: (pincode: string) => `There is no pincode ${pincode}. Please check its digits.`,
  otherState: (pincode: string, state: string) =>
    `${pincode} is a pincode of ${state}. Correct it, or choose that state.`,
  pincode: "Enter all 6 digits of the pincode.",
  state: "Choose a state from the list.",
  country: "We send to addresses in India.",
  chooseCountry: "Choose a country from the list.",
  phoneAbroad: "Enter the phone number with its country, such as +1 212 555 0123, or leave it empty.",
  receiver: "Tell us the receiver's mobile number in India.",
  choose: "Choose a state",
  anotherCountry: "Another country",
};

/** What the fields of an address are called. */
export const addressLabels = {
  fullName: "Full Name",
  addressLine1: "Address Line 1",
  addressLine2: "Address Line 2",
  pincode: "Pincode",
  city: "City",
  state: "State",
  country: "Country",
  region: "State or Region",
  postalCode: "Postal Code",
  receiver: "Receiver's Mobile Number",
  phone: "Phone",
  email: "Email",
};
