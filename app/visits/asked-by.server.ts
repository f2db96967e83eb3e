/** What a request says of who asks, as far as visits are counted by it. */
export interface AskedBy {
  agent: string;
  /** X-Forwarded-For as it came. */
  forwarded: string;
  referrer: string | undefined;
  /** A browser names the languages that it wants; most programs that call themselves one do not. */
  namesLanguage: boolean;
  /** Fetched before anybody wanted it, or as a part of something else. */
  isAhead: boolean;
}

const names = [
  "User-Agent",
  "X-Forwarded-For",
  "Referer",
  "Accept-Language",
  "Sec-Purpose",
  "Purpose",
  "Sec-Fetch-Dest",
];

/** As browsers and proxies spell them: lower-casing each header's name would cost more than all else here. */
const known = new Map(names.flatMap((name) => [name, name.toLowerCase()].map((spelt) => [spelt, name])));
const isLengthOfOne = Array.from({ length: 16 }, (_, length) => names.some((name) => name.length === length));

/** One walk through the headers as they came: a cached page is answered in some thirty microseconds. */
export function askedBy(rawHeaders: readonly string[]): AskedBy {
  const asked: AskedBy = {
    agent: "",
    forwarded: "",
    referrer: undefined,
    namesLanguage: false,
    isAhead: false,
  };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const spelt = rawHeaders[at] ?? "";
    const name = isLengthOfOne[spelt.length] ? known.get(spelt) : undefined;
    if (name !== undefined) note(asked, name, rawHeaders[at + 1] ?? "");
  }
  return asked;
}

function note(asked: AskedBy, name: string, value: string): void {
  switch (name) {
    case "User-Agent":
      asked.agent = value;
      break;
    case "X-Forwarded-For":
      asked.forwarded = asked.forwarded === "" ? value : `${asked.forwarded}, ${value}`;
      break;
    case "Referer":
      asked.referrer = value;
      break;
    case "Accept-Language":
      asked.namesLanguage = value !== "";
      break;
    case "Sec-Purpose":
    case "Purpose":
      asked.isAhead ||= value.includes("prefetch") || value.includes("preview");
      break;
    case "Sec-Fetch-Dest":
      asked.isAhead ||= value !== "document" && value !== "empty";
  }
}
