/** The owner's settings in words. */
export const settingsText = {
  title: "Settings",
  all: "All Settings",
  save: "Save Settings",
  saved: { title: "Settings Saved", text: "The shop shows it from now on." },
  saveFailed: (reason: string) => ({ title: "Could Not Save", text: reason }),
  readFailed: { title: "Error", text: "Failed to load the settings. Please try again." },
  tryAgain: "Try again",
  broken: "Nothing was changed. Please try again.",
  offline: "The shop could not be reached. What you typed is kept.",
  askRunner: "Ask whoever runs the server",
  forRunner: {
    title: "For whoever runs the server",
    note: "This page is in English. Show it to whoever runs the server: they know what to do with it.",
  },
} as const;
