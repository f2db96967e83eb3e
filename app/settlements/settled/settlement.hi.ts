import type { Words } from "#values/language/texts.ts";
import type * as en from "./settlement.text.ts";

export const settlementText: Words<typeof en.settlementText> = {
  title: "कम क्यों आया?",
  back: "पैसा",
  unread: { title: "गड़बड़", text: "यह भुगतान नहीं खुल सका। फिर से कोशिश कीजिए।" },
  gone: "ऐसा कोई भुगतान नहीं है।",
  of: (day) => `${day} का भुगतान`,
  parts: {
    payment: (lines, sum) => `ख़रीदारों ने ${lines} बार में ${sum} चुकाए।`,
    refund: (lines, sum) => `${lines} बार में ${sum} ख़रीदारों को वापस गए।`,
    dispute: (lines, sum, isTaken) =>
      isTaken
        ? `${lines} विवाद में ${sum} काटे गए: ख़रीदार के बैंक ने वापस माँगे।`
        : `${lines} विवाद से ${sum} वापस आए।`,
    adjustment: (lines, sum, isTaken) =>
      isTaken ? `Razorpay ने ${lines} बार में ${sum} और काटे।` : `Razorpay ने ${lines} बार में ${sum} और दिए।`,
    transfer: (lines, sum) => `${lines} बार में ${sum} इधर-उधर भेजे गए।`,
  },
  fee: (fee, tax) => `Razorpay ने अपने काम के ${fee} रखे${tax === undefined ? "" : `, जिनमें ${tax} GST है`}।`,
  end: {
    processed: (sum, day) => `इसलिए ${day} को आपके बैंक में ${sum} पहुँचे।`,
    created: (sum) => `इसलिए ${sum} आपके बैंक के रास्ते में हैं।`,
    failed: (sum) => `इसलिए ये ${sum} हैं। बैंक ने नहीं लिए; Razorpay फिर से भेजेगा।`,
  },
  below: (sum) => `इसलिए ${sum} आने से ज़्यादा गए: Razorpay इन्हें अगली बार काट लेगा।`,
  utr: (utr) => `आपका बैंक इसे ${utr} कहता है।`,
  unexplained: (sum, id) => `इनमें से ${sum} का हिसाब इन लाइनों में नहीं है। Razorpay से पूछिए, और ${id} बताइए।`,
  noLines: "इसकी लाइनें अभी नहीं पढ़ी गईं: कल नौ बजे के बाद फिर देखिए।",
  sum: "हिसाब",
  rows: { fee: "Razorpay की फ़ीस", tax: "फ़ीस पर GST", bank: "आपके बैंक में", unexplained: "जिनका हिसाब नहीं मिला" },
  partNames: {
    payment: "भुगतान",
    refund: "वापस गए",
    dispute: "विवाद",
    adjustment: "और कटौती या जोड़",
    transfer: "इधर-उधर",
  },
  lines: "इसमें क्या-क्या है",
  lineNames: {
    payment: "भुगतान",
    refund: "वापसी",
    dispute: "विवाद",
    adjustment: "कटौती या जोड़",
    transfer: "इधर-उधर",
  },
  method: (method) => ({ card: "कार्ड", upi: "UPI", netbanking: "नेट बैंकिंग", wallet: "वॉलेट" })[method] ?? method,
  columns: { what: "क्या", order: "ऑर्डर", amount: "रक़म", fee: "काटे", left: "बचे" },
  notOurs: "दुकान के किसी ऑर्डर का नहीं",
};
