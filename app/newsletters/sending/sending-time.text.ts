/** How long so many mails take. */
export const sendingTimeText = {
  minute: "about a minute",
  minutes: (count: number) => `about ${count} minutes`,
  hours: (count: number) => `about ${count} hours`,
  days: (count: number) => `about ${count} days`,
};
