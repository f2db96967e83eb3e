import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Does this Authorization header carry the token? Takes as long whatever is wrong with it. */
export const isMonitor = (header: string | null, token: string): boolean =>
  timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));
