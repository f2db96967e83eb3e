import { fetchedText } from "#pictures/foreign/fetched.text.ts";
import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import { keptProblems } from "./kept-problems.ts";
import type * as en from "./pictures.text.ts";

const pictures = (count: number): string => `${grouped(count)} ${count === 1 ? "तस्वीर" : "तस्वीरें"}`;

const known: Readonly<Record<string, string>> = {
  [keptProblems.full]: "इस सामान की पाँच तस्वीरें पहले से हैं।",
  [keptProblems.gone]: "यह सामान अब नहीं है।",
};

export const picturesText: Words<typeof en.picturesText> = {
  title: "फ़ाइल से आई तस्वीरें",
  back: "वापस फ़ाइल से लाने पर",
  none: "किसी फ़ाइल के साथ ऐसी तस्वीरें नहीं आईं जो कहीं और रखी हों।",
  progress: (fetched, all) => `${pictures(all)} में से ${grouped(fetched)} आ ${fetched === 1 ? "गई" : "गईं"}।`,
  waiting: (count) => `${pictures(count)} आनी बाक़ी ${count === 1 ? "है" : "हैं"}। यह पन्ना अपने आप बदलता रहेगा।`,
  plainWaiting: "कितनी आ गईं, यह देखने के लिए पन्ना फिर से खोलिए।",
  done: "सारी तस्वीरें आ गईं।",
  failed: (count) => `${pictures(count)} नहीं आ ${count === 1 ? "पाई" : "पाईं"}:`,
  tryAgain: "फिर कोशिश करें",
  tryAllAgain: "सबके लिए फिर कोशिश करें",
  retried: { title: "फिर कोशिश हो रही है", text: "तस्वीरें पीछे-पीछे लाई जा रही हैं।" },
  unread: { title: "गड़बड़ी", text: "तस्वीरों की जानकारी नहीं आ पाई। फिर कोशिश कीजिए।" },
  problem: (kept) => known[kept] ?? fetchedText.said(kept),
};
