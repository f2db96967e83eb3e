/** Where a test's shopper lives, as an order keeps it. */
export const patnaAddress = {
  fullName: "Asha Kumari",
  addressLine1: "12 Gandhi Path",
  addressLine2: null,
  city: "Patna",
  state: "Bihar",
  pincode: "800001",
  country: "India",
};
