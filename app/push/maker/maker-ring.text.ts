/** The words of ringing on a maker's page. */
export const makerRingText = {
  title: "Ring on This Phone",
  text: "Your phone rings when there is new work.",
  ring: "Ring on This Phone",
  stop: "Stop Ringing",
  homeScreen:
    "On an iPhone, first put this page on the home screen: press Share, then 'Add to Home Screen', and open it from there.",
  blocked: "This phone was told to show nothing from us. Allow notifications for this page in its settings.",
  lost: "It did not work. Please try again later.",
  said: { kept: "Your phone rings now.", stopped: "It rings no more." },
  refused: {
    "too-many": "Five phones ring already. Stop one of them first.",
    odd: "It did not work. Please try again.",
    often: "That was very often. Please wait a few minutes.",
    gone: "That phone rings no more.",
  },
};
