/** Who would take a parcel, for how much. */
export const ratesText = {
  title: "Couriers",
  courier: "Courier",
  cost: "Cost",
  days: "Days",
  back: "Way back",
  unsaid: "Not said",
  actions: "Actions",
  to: (pincode: string, city: string) => `to ${pincode} ${city}`,
  cash: (sum: string) => `${sum} in cash`,
  notPacked: (why: string) => `Not packed: ${why}.`,
};
