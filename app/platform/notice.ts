/**
 * A notice for the next page, where no script could show a toast: the server sets a short-lived cookie, the
 * page's script shows it once and clears it. The server never renders it, since cached pages are the same for
 * everybody.
 */
export interface Notice {
  title: string;
  text?: string;
  tone?: "destructive";
  /** Milliseconds, where it differs from other toasts. */
  duration?: number;
}

const name = "jhola_notice";
const lifetime = 60;

/**
 * The Set-Cookie value that leaves a notice. Script must read it, so it is not HttpOnly; it holds nothing
 * personal. With a `path` only the page there reads it, not one that is being left and hydrates just then.
 */
export function noticeCookie({ title, text, tone, duration }: Notice, path = "/"): string {
  return `${name}=${encodeURIComponent(JSON.stringify({ title, text, tone, duration }))}; Path=${path}; Max-Age=${lifetime}; SameSite=Lax`;
}

export const clearedNotice = (path = "/"): string => `${name}=; Path=${path}; Max-Age=0; SameSite=Lax`;

/** Leaves a notice for this tab's next document, where the cookie might be read by another tab. */
export function leaveTabNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(notice));
  } catch {
    // A browser that keeps nothing shows no notice.
  }
}

/** The notice that was left for this tab, once. */
export function takeTabNotice(): Notice | undefined {
  try {
    const value = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return value === null ? undefined : noticeFrom(JSON.parse(value));
  } catch {
    return undefined;
  }
}

/** The notice in a browser's cookies; undefined when there is none or it can't be read. */
export function noticeIn(cookies: string): Notice | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies)?.[1];
  if (!value) return undefined;
  try {
    return noticeFrom(JSON.parse(decodeURIComponent(value)));
  } catch {
    return undefined;
  }
}

function noticeFrom(value: unknown): Notice | undefined {
  if (typeof value !== "object" || value === null || !("title" in value)) return undefined;
  if (typeof value.title !== "string") return undefined;
  const text = "text" in value && typeof value.text === "string" ? value.text : undefined;
  const failed = "tone" in value && value.tone === "destructive";
  const duration = "duration" in value && typeof value.duration === "number" ? value.duration : undefined;
  return {
    title: value.title,
    text,
    ...(failed ? { tone: "destructive" as const } : {}),
    ...(duration === undefined ? {} : { duration }),
  };
}
