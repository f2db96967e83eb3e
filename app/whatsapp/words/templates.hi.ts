import type { Words } from "#values/language/texts.ts";
import type * as en from "./templates.text.ts";

export const templateTexts: Words<typeof en.templateTexts> = {
  order_placed: {
    body: "धन्यवाद। आपका {{2}} का ऑर्डर {{1}} हमें मिल गया है। जब यह निकलेगा तो हम यहीं बताएँगे। ये संदेश बंद करने के लिए STOP लिखिए।",
    button: "ऑर्डर देखिए",
  },
  pay_part: {
    body: "आपके ऑर्डर {{1}} के लिए {{2}} देने हैं। कैसे देने हैं, नीचे के पेज पर लिखा है।",
    button: "भुगतान कीजिए",
  },
  confirm_cash: {
    body: "कृपया ऑर्डर {{1}} पक्का कीजिए: {{2}} नकद, घर पर देने हैं। {{3}} तक आपकी हाँ न मिली तो इसे रद्द करना पड़ेगा।",
    button: "पक्का कीजिए",
  },
  parcel_left: {
    body: "आपका ऑर्डर {{1}} निकल चुका है, {{2}} के साथ। कहाँ है, नीचे के पेज पर दिखता है।",
    button: "पार्सल कहाँ है",
  },
  out_for_delivery: {
    body: "आपका ऑर्डर {{1}} आज पहुँचेगा। घर पर देने हैं: {{2}}। कृपया फ़ोन पास रखिए।",
    button: "ऑर्डर देखिए",
  },
  arrived: {
    body: "आपका ऑर्डर {{1}} पहुँच गया है। कुछ ठीक न हो तो नीचे के पेज पर बताइए।",
    button: "ऑर्डर देखिए",
  },
  back_in_stock: {
    body: "आपने बताने को कहा था: {{1}} फिर से मिल रहा है, जब तक बचा है। हम अलग नहीं रखते।",
    button: "देखिए",
  },
  work_given: {
    body: "आपके लिए नया काम: {{2}}, {{1}}, {{3}} तक। यह आपके काम के पेज पर है।",
  },
};

export const inPlaces: Words<typeof en.inPlaces> = {
  courier: "हमारे कूरियर",
  nothing: "कुछ नहीं",
  noDay: "जब भी हो सके",
};
