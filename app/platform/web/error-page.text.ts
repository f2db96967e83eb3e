/** Pages for refusals that are made before any page runs. */
export const errorPageText = {
  title: (status: number) => titles[status] ?? "This request was refused",
  advice: (status: number) => advice[status],
  requestId: "Request id:",
  back: "Back to the shop",
};

const titles: Record<number, string> = {
  400: "This request could not be read",
  403: "This request came from another site",
  404: "Not found",
  405: "This cannot be done here",
  411: "This request does not say how long it is",
  413: "This is too large to send",
  415: "This kind of content is not accepted",
  429: "Too many requests. Please wait a little and try again",
  500: "Something went wrong on our side",
  503: "The shop is busy. Please try again in a moment",
};

const advice: Record<number, string> = {
  413: "Go back: what you typed is still there. Choose fewer photos or smaller ones, or write less, and send it once more.",
  503: "Nothing that you typed is lost: load this page again in a moment, and your browser sends it once more. An order is never placed twice.",
};
