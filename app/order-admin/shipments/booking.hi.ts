import type { Words } from "#values/language/texts.ts";
import type * as en from "./booking.text.ts";

export const bookingWords: Words<typeof en.bookingWords> = {
  failed: { title: "गड़बड़ी", text: "कूरियर बुक नहीं हो पाया। दोबारा कोशिश से पहले पार्सल देख लीजिए।" },
  backToParcel: "वापस पार्सल पर",
  book: "बुक करें",
  cheapest: "हर ऑर्डर का जो बाक़ी है वह पैक होगा, और उसके लिए सबसे सस्ता कूरियर बुक होगा।",
  outcome: (parcels, open) => {
    const booked = parcels.filter(({ state }) => state === "booked").length;
    const waiting = parcels.filter(({ state }) => state === "booking").length;
    return [
      ...(open > 0 ? [`${open} ऑर्डर बुक करने ${open === 1 ? "को है" : "को हैं"}।`] : []),
      ...(booked > 0 ? [`${booked} पार्सल बुक ${booked === 1 ? "है" : "हैं"}।`] : []),
      ...(waiting > 0 ? [`${waiting} अभी बुक हो ${waiting === 1 ? "रहा है" : "रहे हैं"}।`] : []),
    ].join(" ");
  },
  leftOut: (numbers) =>
    `छोड़े गए, क्योंकि ग्राहकों ने अभी पक्का नहीं किया है कि ऑर्डर लेंगे और नकद देंगे: ${numbers.join(", ")}।`,
  unconfirmedToo: "जो पक्के नहीं हुए, उन्हें भी बुक करें",
  oneBox:
    "अब एक पार्सल खोलिए, उसके डिब्बे की नाप लिखिए, और सहेजिए। फिर “पार्सल बुक करें” दोबारा दबाइए: बाक़ी में वही डिब्बा लग जाएगा।",
  waits: "अभी बुक हो रहा है: दुकान ख़ुद आगे बढ़ेगी।",
  thenMend:
    "फिर जो लाल में लिखा है उसे ठीक कीजिए: पार्सल खोलकर बुक कीजिए, या ख़ुद कूरियर को दे आइए। या “पार्सल बुक करें” दोबारा दबाइए।",
  packed: (orders) => `${orders} ऑर्डर पैक ${orders === 1 ? "है" : "हैं"}, पर बुक नहीं`,
  nextLabels: "अब लेबल छापिए, चिपकाइए, और आने वाले कूरियर को पार्सल दे दीजिए।",
};

export const bookedWords: Words<typeof en.bookedWords> = {
  booked: { title: "कूरियर बुक हो गया", text: "लेबल छापिए, और पार्सल दे दीजिए।" },
  waiting: "बुक हो रहा है",
  failed: "बुक नहीं हुआ",
};

export const unfitWords: Words<typeof en.unfitWords> = {
  "no-carrier": "दुकान का किसी कूरियर सेवा में खाता नहीं है: पार्सल ख़ुद देने होते हैं।",
  state: "यह पहले से बुक है, निकल चुका है, या रद्द है।",
  measures: "पहले वज़न और डिब्बे की नाप लिखिए: कूरियर वाले पूछते हैं।",
  phone: "ऑर्डर में भारत का मोबाइल नंबर नहीं है। ग्राहक जो नंबर बताए, उसे डिलीवरी के पते में ठीक कीजिए।",
  unpaid: "इसका ऑर्डर निकलने से पहले चुकाना है। भुगतान ऑर्डर के पन्ने पर है।",
  order: "इसका ऑर्डर रद्द है।",
};
