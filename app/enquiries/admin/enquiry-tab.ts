/** The tabs of lists of enquiries: the first has all, the last the likely spam. */
export type EnquiryTab =
  | "all"
  | "to-answer"
  | "answered"
  | "in-talks"
  | "offered"
  | "accepted"
  | "rest"
  | "likely-spam";
