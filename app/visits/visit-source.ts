import { type PageStep, visitSteps } from "#platform/visit-step.ts";

/** 1 to 5: who came further was there too. */
export const stepNumber = (step: PageStep): number => (step === "staff" ? 1 : visitSteps.indexOf(step) + 1);

/** Where a visit came from: by utm_… of its address, or else the host whose link was followed. */
export interface VisitSource {
  source: string;
  medium: string;
  campaign: string;
  host: string;
}

const longest = 60;

/** Who takes payments brings nobody: buyers come back from there. */
const paymentHosts = /(^|\.)razorpay\.com$/;

/**
 * Where the sender of a request came from; undefined where neither the address nor the referring page says
 * it, or where that page is the shop's own (NUMBERS-7).
 */
export function visitSource(
  address: string,
  referrer: string | undefined,
  ownHosts: readonly (string | undefined)[],
): VisitSource | undefined {
  if (address.includes("utm_source=")) {
    const given = new URLSearchParams(address.slice(address.indexOf("?") + 1).split("#", 1)[0]);
    const [source, medium, campaign] = ["utm_source", "utm_medium", "utm_campaign"].map((name) =>
      plainWord(given.get(name) ?? ""),
    );
    if (source) return { source, medium: medium ?? "", campaign: campaign ?? "", host: "" };
  }
  const host = referrer === undefined ? "" : referringHost(referrer, ownHosts);
  return host === "" ? undefined : { source: "", medium: "", campaign: "", host };
}

/** In one spelling and short; nothing where it may be somebody's mailbox. */
function plainWord(text: string): string {
  const word = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  return word.includes("@") ? "" : [...word].slice(0, longest).join("").trim();
}

function referringHost(referrer: string, ownHosts: readonly (string | undefined)[]): string {
  if (!URL.canParse(referrer)) return "";
  const { host, hostname, protocol } = new URL(referrer);
  if (ownHosts.includes(host) || !["http:", "https:", "android-app:"].includes(protocol)) return "";
  const name = hostname.toLowerCase().replace(/^(www|m|l|lm|out)\.(?=[^.]+\.)/, "");
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) && !/^[\d.]+$/.test(name);
  return isName && name.length <= longest && !paymentHosts.test(name) ? name : "";
}
