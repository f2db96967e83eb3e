import type { Words } from "#values/language/texts.ts";
import type * as en from "./own-money.text.ts";

export const ownMoneyText: Words<typeof en.ownMoneyText> = {
  title: "मेरा पैसा",
  work: "आपका काम",
  owed: "दुकान को आपको देना है",
  ahead: "आपके अगले पैसों में से कटेगा",
  nothing: "अभी आपका कुछ बाक़ी नहीं।",
  since: (month) => `${month} से अब तक`,
  before: "पहले का बाक़ी",
  earned: "कमाई",
  other: "सामान, कटौती, सुधार",
  advances: "पेशगी",
  paid: "भुगतान",
  unstated: "नया हिसाब",
  more: (count) => `और ${count}`,
  statements: "हर महीने का हिसाब",
  paidOn: (day) => `${day} को पूरा मिल गया`,
  open: (sum) => `${sum} मिलना बाक़ी`,
  older: "पुराने हिसाब दुकान के पास हैं।",
};
