import { expect, test } from "vitest";
import { visitSource } from "./visit-source.ts";

const own = ["jhola.example", "localhost:3000"];
const direct = undefined;
const tagged = (source: string, medium = "", campaign = "") => ({ source, medium, campaign, host: "" });
const linked = (host: string) => ({ source: "", medium: "", campaign: "", host });
const long = "x".repeat(90);

test.each<[address: string, referrer: string | undefined, expected: object | undefined]>([
  ["/shop", undefined, direct],
  ["/shop", "https://www.google.co.in/", linked("google.co.in")],
  ["/shop", "https://lm.facebook.com/l.php?u=secret", linked("facebook.com")],
  ["/shop", "https://l.instagram.com/", linked("instagram.com")],
  ["/shop", "https://m.in/", linked("m.in")],
  ["/shop", "android-app://com.google.android.gm/", linked("com.google.android.gm")],
  ["/shop", "https://jhola.example/blog", direct],
  ["/shop", "http://localhost:3000/cart", direct],
  ["/shop", "https://api.razorpay.com/v1/checkout", direct],
  ["/shop", "https://203.0.113.9/", direct],
  ["/shop", "https://[2001:db8::1]/", direct],
  ["/shop", "about:blank", direct],
  ["/shop", "javascript:alert(1)", direct],
  ["/shop", "not an address", direct],
  ["/shop", `https://${"a".repeat(61)}.in/`, direct],
  [
    "/?utm_source=Insta&utm_medium=Story&utm_campaign=Diwali+1",
    undefined,
    tagged("insta", "story", "diwali 1"),
  ],
  ["/shop?q=tote&utm_source=whatsapp", "https://google.com/", tagged("whatsapp")],
  ["https://jhola.example/shop?utm_source=mail&utm_medium=a%00b#top", undefined, tagged("mail", "a b")],
  ["/shop?utm_source=asha@example.com", "https://google.com/", linked("google.com")],
  ["/shop?utm_source=mail&utm_campaign=to:asha@example.com", undefined, tagged("mail")],
  ["/shop?utm_source=%20%20", undefined, direct],
  ["/shop?utm_medium=story", undefined, direct],
  [`/shop?utm_source=${long}`, undefined, tagged(long.slice(0, 60))],
  ["/shop?utm_source=%E0%A4%A6%E0%A5%80", undefined, tagged("दी")],
  ["/shop?utm_source=%ff", undefined, tagged("\u{fffd}")],
])("%s, from %s", (address, referrer, expected) => {
  expect(visitSource(address, referrer, own)).toEqual(expected);
});
