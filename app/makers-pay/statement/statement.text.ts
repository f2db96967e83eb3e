/** What a maker's statement says, in the maker's language. */
export const statementText = {
  title: "Statement",
  account: (name: string) => `Account of ${name}`,
  before: "Owed before",
  earned: "Earned",
  other: "Material, deductions, corrections",
  advances: "Advances",
  paid: "Paid",
  after: "Owed now",
  ahead: "Given ahead",
  entries: "All that was entered",
  page: (at: string, of: string) => `Page ${at} of ${of}`,
  made: (day: string) => `Made on ${day}`,
  signature: "Signature",
  agreed: (name: string) => `${name}: read and agreed`,
};
