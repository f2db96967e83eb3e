/** What sharing a page says. */
export const shareText = {
  share: "Share",
  shareOn: (network: string) => `Share on ${network}`,
  copied: { title: "Link Copied", text: "You can paste it anywhere." },
  copy: "Copy Link",
  notCopied: { title: "Error", text: "Could not copy. Please copy it from the field." },
  failed: { title: "Error", text: "Could not share. Please copy the address instead." },
};
