import type { Words } from "#values/language/texts.ts";
import { longDate } from "#values/time/date-time.ts";
import type * as en from "./kept.text.ts";
import { reasonsInHindi } from "./reasons-in-hindi.ts";

/** Of a note's parts, what each means in Hindi. */
type Known = readonly [kept: RegExp, said: (...parts: string[]) => string];

const dues: Readonly<Record<string, string>> = {
  payment: "भुगतान",
  advance: "पेशगी",
  balance: "बाक़ी रक़म",
};
const due = (kept: string): string => dues[kept.toLowerCase()] ?? kept;

const ways: Readonly<Record<string, string>> = {
  "card or UPI": "कार्ड या UPI",
  "bank transfer": "बैंक ट्रांसफ़र",
  card: "कार्ड",
  cash: "नकद",
  upi: "UPI",
  netbanking: "नेट बैंकिंग",
  wallet: "वॉलेट",
};
const way = (kept: string): string => ways[kept] ?? kept;

const states: Readonly<Record<string, string>> = {
  packed: "पैक हो गया",
  "being booked": "बुक हो रहा है",
  booked: "बुक हो गया",
  "picked up": "निकल चुका",
  "on its way": "रास्ते में",
  "out for delivery": "पहुँचाने के लिए निकला",
  "delivery attempt failed": "पहुँच नहीं पाया",
  delivered: "पहुँच गया",
  "coming back": "लौट रहा है",
  "came back": "लौट आया",
  cancelled: "रद्द",
};

const refunds: Readonly<Record<string, string>> = {
  "is under way": "वापस जा रहे हैं",
  "was made": "वापस चले गए",
  "failed at the payment service": "भुगतान की सेवा से वापस नहीं जा पाए",
};

const held: Readonly<Record<string, string>> = {
  "its pieces are for sale again": "इसके नग फिर बिक सकते हैं",
  "somebody else may use its discount": "इसकी छूट कोई और ले सकता है",
};

/** A day as English writes it. */
const day = (kept: string): string => {
  const at = new Date(`${kept} 12:00 UTC`);
  return Number.isNaN(at.getTime()) ? kept : longDate(at);
};

const sentences: Readonly<Record<string, string>> = {
  Confirmed: "पक्का हुआ",
  "Reminded to confirm": "पक्का करने की याद दिलाई",
  "Not confirmed in time": "समय पर पक्का नहीं हुआ",
  "Being packed": "पैक हो रहा है",
  "Came back": "लौट आया",
  "Taken along": "साथ ले गए",
  "Delivery address corrected": "डिलीवरी का पता ठीक किया",
  "Cash collected": "नकद मिल गया",
  "Cash not collected after all": "नकद असल में नहीं मिला",
  "Place of supply: where the parcel goes": "आपूर्ति की जगह: जहाँ पार्सल जाता है",
  "Place of supply: where the buyer is registered": "आपूर्ति की जगह: जहाँ ख़रीदार पंजीकृत है",
  "May be sent before it is paid": "भुगतान से पहले भेजा जा सकता है",
  "To be sent only once it is paid": "भुगतान के बाद ही भेजना है",
  "A refund is due": "पैसे लौटाने हैं",
  "The shopper changed the purchase before paying; another order took its place":
    "ग्राहक ने चुकाने से पहले ख़रीद बदल दी; इसकी जगह दूसरे ऑर्डर ने ले ली",
  "The payment did not go through": "भुगतान नहीं हो पाया",
  // Of couriers.
  "The courier says it is lost": "कूरियर वाले कहते हैं कि यह खो गया",
  "The courier could not fetch it": "कूरियर वाले इसे ले नहीं पाए",
  "The courier says it is destroyed": "कूरियर वाले कहते हैं कि यह नष्ट हो गया",
  "The courier says it is damaged": "कूरियर वाले कहते हैं कि यह टूट-फूट गया",
  "The courier says it was disposed of": "कूरियर वाले कहते हैं कि यह फेंक दिया गया",
  "The courier cannot trace it": "कूरियर वालों को इसका पता नहीं चल रहा",
  "No courier goes to this PIN code": "इस पिन कोड पर कोई कूरियर नहीं जाता",
  "No courier takes cash at this PIN code": "इस पिन कोड पर कोई कूरियर नकद नहीं लेता",
  "The carrier no longer has this parcel": "कूरियर सेवा के पास अब यह पार्सल नहीं है",
  "Its weight, its box, or an Indian mobile number is missing":
    "वज़न, डिब्बे की नाप, या भारत का मोबाइल नंबर नहीं लिखा है",
  "The carrier can't be reached": "कूरियर सेवा तक बात नहीं पहुँची",
  "The carrier did not answer in time": "कूरियर सेवा ने समय पर जवाब नहीं दिया",
  "The carrier answered something unexpected": "कूरियर सेवा का जवाब समझ में नहीं आया",
  "The carrier does not accept the shop's account": "कूरियर सेवा दुकान का खाता नहीं मान रही",
  "The carrier is busy": "कूरियर सेवा में भीड़ है",
  "The carrier is having trouble": "कूरियर सेवा में कुछ गड़बड़ है",
  "The carrier refused": "कूरियर सेवा ने मना कर दिया",
  "The carrier's account has no pickup address yet": "कूरियर सेवा के खाते में अभी वह पता नहीं है जहाँ से पार्सल उठाना है",
  "The carrier has this parcel twice": "कूरियर सेवा के पास यह पार्सल दो बार है",
  "Cancel one of them there; the shop then goes on by itself": "वहाँ एक को रद्द कीजिए; आगे दुकान ख़ुद बढ़ेगी",
  "The carrier had this parcel with another sum, so it was cancelled there":
    "कूरियर सेवा के पास यह पार्सल किसी और रक़म के साथ था, इसलिए वहाँ रद्द कर दिया गया",
  "Make it anew: the carrier takes no number twice": "इसे नया बनाइए: कूरियर सेवा एक नंबर दो बार नहीं लेती",
  "The carrier did not answer": "कूरियर सेवा ने जवाब नहीं दिया",
  "The shop looks the parcel up before it asks again": "फिर पूछने से पहले दुकान देख लेगी कि पार्सल वहाँ है या नहीं",
  // Of the payment service.
  "The payment service can't be reached": "भुगतान की सेवा तक बात नहीं पहुँची",
  "The payment service did not answer in time": "भुगतान की सेवा ने समय पर जवाब नहीं दिया",
  "The payment service does not accept the shop's keys": "भुगतान की सेवा दुकान की चाबियाँ नहीं मान रही",
  "The payment service is busy": "भुगतान की सेवा में भीड़ है",
  "Please try again in a moment": "ज़रा रुककर फिर कोशिश कीजिए",
  "The payment service is having trouble": "भुगतान की सेवा में कुछ गड़बड़ है",
  "The payment service refused": "भुगतान की सेवा ने मना कर दिया",
  "The payment service answered something unexpected": "भुगतान की सेवा का जवाब समझ में नहीं आया",
  "The payment service changed the amount": "भुगतान की सेवा ने रक़म बदल दी",
  "The payment service never answered, and lists no such refund":
    "भुगतान की सेवा ने कभी जवाब नहीं दिया, और उसकी सूची में यह रक़म नहीं है",
  "It can be asked for again": "इसे फिर भेजने को कह सकते हैं",
  "The payment service knows this order's payment otherwise than the order says":
    "भुगतान की सेवा के पास इस ऑर्डर का भुगतान वैसा नहीं है जैसा ऑर्डर में लिखा है",
  "Please look into it in its own dashboard": "इसे उसके अपने पन्ने पर देख लीजिए",
};

const known: readonly Known[] = [
  [/^Parcels (\d+) to (\d+): packed$/, (first, last) => `पार्सल ${first} से ${last}: पैक हो गए`],
  [/^Parcel (\d+): ([a-z ]+)$/, (number, state) => `पार्सल ${number}: ${states[state] ?? state}`],
  [/^New date: (.+)$/, (kept) => `नई तारीख़: ${day(kept)}`],
  [/^(?:Money|Cash) given back: (.+)$/, (sum) => `पैसे वापस दिए: ${sum}`],
  [/^Invoice taken back: credit note (.+)$/, (number) => `बिल वापस लिया: क्रेडिट नोट ${number}`],
  [/^(\w+) of (₹[\d,.]+) not received after all$/, (part, sum) => `असल में नहीं मिला: ${due(part)} ${sum}`],
  [
    /^(\w+) of (₹[\d,.]+) said to be paid by UPI( \(\d+\))$/,
    (part, sum, reference) => `ख़रीदार ने कहा कि UPI से चुकाया: ${due(part)} ${sum}${reference}`,
  ],
  [
    /^(\w+) of (₹[\d,.]+) not found( \(\d+\))$/,
    (part, sum, reference) => `नहीं मिला: ${due(part)} ${sum}${reference}`,
  ],
  [/^Asked for the (\w+) of (₹[\d,.]+)$/, (part, sum) => `माँगा: ${due(part)} ${sum}`],
  [
    /^(\w+) of (₹[\d,.]+) received by (card or UPI|bank transfer|UPI|cash)( \(.+\))?$/s,
    (part, sum, by, reference = "") => `मिला: ${due(part)} ${sum}, ${way(by)}${reference}`,
  ],
  [
    /^(\w+) of (₹[\d,.]+) paid by (\w+) (\(\S+\))$/,
    (part, sum, by, id) => `चुकाया: ${due(part)} ${sum}, ${way(by)} से ${id}`,
  ],
  [/^(₹[\d,.]+) was sent back by hand$/, (sum) => `${sum} अलग से वापस भेजे`],
  [
    /^A refund of (₹[\d,.]+) (is under way|was made|failed at the payment service) (\(\S+\))$/,
    (sum, became, id) => `${sum} ${refunds[became] ?? became} ${id}`,
  ],
  [/^Paid by (\w+) (\(\S+\))$/, (by, id) => `${way(by)} से चुकाया ${id}`],
  [
    /^Paid by (\w+) (\(\S+\)) instead of in cash(?:, which saved (₹[\d,.]+))?$/,
    (by, id, saved = "") => `नकद की जगह ${way(by)} से चुकाया ${id}${saved && `, ${saved} बचे`}`,
  ],
  [
    /^Paid (\(\S+\)) after the order was cancelled: a refund is due$/,
    (id) => `ऑर्डर रद्द होने के बाद चुकाया ${id}: पैसे लौटाने हैं`,
  ],
  [
    /^Paid (\(\S+\)) but (.+) is sold out: a refund is due$/s,
    (id, name) => `चुकाया ${id}, पर “${name}” बिक चुका है: पैसे लौटाने हैं`,
  ],
  [/^Payment (\S+) pays it after all$/, (id) => `भुगतान ${id} से आख़िर चुक गया`],
  [
    /^Payment (\S+) was (.+) instead of (₹[\d,.]+)$/,
    (id, sum, instead) => `भुगतान ${id} ${instead} की जगह ${sum} का था`,
  ],
  [/^A second payment, (\S+), was made for this order$/, (id) => `इस ऑर्डर का दूसरा भुगतान हुआ: ${id}`],
  [
    /^Payment (\S+) of (.+) came for this cash order, which keeps none$/,
    (id, sum) => `नकद के इस ऑर्डर के लिए भुगतान ${id} (${sum}) आया, जो रखा नहीं जाएगा`,
  ],
  [
    /^Payment (\S+) of (.+) pays no part of this order$/,
    (id, sum) => `भुगतान ${id} (${sum}) इस ऑर्डर की किसी रक़म का नहीं है`,
  ],
  [/^No stock taken: (.+), (\d+) left$/s, (name, left) => `स्टॉक से नहीं निकला: “${name}”, ${left} बचे हैं`],
  [
    /^Not paid while it was held(?:: (.+))?$/,
    (ended = "") =>
      ["जब तक सामान रोका गया, चुकाया नहीं", ...ended.split(", and ").flatMap((each) => held[each] ?? [])].join(
        "; ",
      ),
  ],
];

/** One sentence without its full stop; undefined where it is none of the shop's. */
function sentence(kept: string): string | undefined {
  const whole = sentences[kept];
  if (whole !== undefined) return whole;
  for (const [pattern, said] of known) {
    const found = pattern.exec(kept);
    if (found) return said(...found.slice(1));
  }
  return undefined;
}

/** Between two sentences; a product's name may have full stops of its own. */
const cuts = [/\. (?=No stock taken: |Payment \S+ pays )/, ". "];

export const keptText: Words<typeof en.keptText> = {
  said: (kept) => {
    const [, reason = ""] = /\(Reason: (\w+)\)$/.exec(kept) ?? [];
    const why = reasonsInHindi[reason];
    if (why !== undefined) return why;
    const bare = kept.replace(/\.$/, "");
    const end = bare === kept ? "" : "।";
    for (const cut of cuts) {
      const parts = bare.split(cut).map(sentence);
      if (!parts.includes(undefined)) return parts.join("। ") + end;
    }
    return kept;
  },
};
