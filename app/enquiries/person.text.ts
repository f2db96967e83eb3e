/** What the fields about whoever writes are called. */
export const personText = { fullName: "Full Name", email: "Email", phone: "Phone" };
