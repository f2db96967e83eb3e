/** How long so many mails take, in words: "about 25 minutes". */
export function sendingTime(mails: number, perMinute: number): string {
  const minutes = Math.ceil(mails / perMinute);
  if (minutes <= 1) return "about a minute";
  if (minutes < 90) return `about ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `about ${hours} hours`;
  return `about ${Math.round(hours / 24)} days`;
}
