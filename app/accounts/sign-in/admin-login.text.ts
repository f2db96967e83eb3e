/** The words of the sign-in of those who run the shop. */
export const adminLoginText = {
  title: "Admin Login",
  intro: "For the people who run the shop.",
  submit: "Login",
  customers: "Customer login",
  failed: { title: "Admin Login Failed", text: "Invalid credentials or server error." },
  denied: {
    title: "Access Denied",
    text: "You are logged in as a user. Redirecting to user dashboard.",
    tone: "destructive" as const,
  },
};
