export const bankText = {
  accountName: "Account name",
  accountNumber: "Account number",
  ifsc: "IFSC",
  upiId: "UPI ID",
};
