import type { Words } from "#values/language/texts.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./festivals.text.ts";

export const festivalNames: Words<typeof en.festivalNames> = {
  holi: "होली",
  rakhi: "रक्षाबंधन",
  "durga-puja": "दुर्गा पूजा (अष्टमी)",
  dussehra: "दशहरा",
  diwali: "दिवाली",
  chhath: "छठ",
};

export const orderByWords: Words<typeof en.orderByWords> = (day, festival) =>
  `${festivalNames[festival]} से पहले चाहिए तो ${longDay(day)} तक ऑर्डर कीजिए`;
