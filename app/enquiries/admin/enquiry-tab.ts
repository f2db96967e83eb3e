/** What divides lists of enquiries: the first has all, the last what the shop itself took for spam. */
export type EnquiryTab =
  | "all"
  | "to-answer"
  | "answered"
  | "in-talks"
  | "offered"
  | "accepted"
  | "rest"
  | "likely-spam";
