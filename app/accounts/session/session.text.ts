/** Stands in for a name that could not be read. */
export const placeholderText = {
  missing: "User (No Profile)",
  network: "User (Network Error)",
  critical: "User (Critical Exception)",
};

/** What the session has to say. Every page carries this, so the forms' words stand elsewhere. */
export const sessionText = {
  signedOut: { title: "Signed Out", text: "You have been successfully signed out." },
  signOutFailed: {
    title: "Sign Out Error",
    text: "You could not be signed out. Please try again.",
    tone: "destructive" as const,
  },
  profile: {
    network: { title: "Network Error", text: "Could not fetch your profile.", tone: "destructive" as const },
    critical: {
      title: "Critical Error",
      text: "An unexpected error occurred while fetching your profile data.",
      tone: "destructive" as const,
    },
  },
};
