/** How a grievance officer is called whom nobody has named: by the shop's name of today. */
export const officerOf = (shopName: string): string => `Grievance Officer, ${shopName}`;

/** What a shop says of itself that nobody has set up: the demo's facts, and nobody's own. */
export const exampleShop = {
  name: "Jhola Crafts",
  email: "hello@jholacrafts.example",
  phone: "+91 90000 00000",
  address: "Ward 4, Station Road, Madhubani, Bihar 847211, India",
  grievanceOfficer: "Grievance Officer, Jhola Crafts",
} as const;
