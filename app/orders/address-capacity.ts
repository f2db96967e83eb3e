/** How many characters each part of an address may hold. */
export const addressCapacity = {
  fullName: 120,
  addressLine1: 200,
  addressLine2: 200,
  city: 100,
  state: 60,
  pincode: 10,
  country: 60,
};

export const phoneCapacity = 40;
