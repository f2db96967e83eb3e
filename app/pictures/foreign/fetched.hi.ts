import type { Words } from "#values/language/texts.ts";
import { fetchProblems } from "./fetch-problems.ts";
import type * as en from "./fetched.text.ts";

const known: Readonly<Record<string, string>> = {
  [fetchProblems.private]: "इसका पता किसी निजी नेटवर्क का है, या https नहीं है।",
  [fetchProblems.silent]: "दूसरी ओर से समय पर जवाब नहीं आया।",
  [fetchProblems.redirects]: "इसका पता बार-बार कहीं और भेजता है।",
  [fetchProblems.large]: "यह 5MB से बड़ी है।",
  [fetchProblems.picture]: "यह PNG, JPEG या WebP तस्वीर नहीं है, या इतनी बड़ी है कि पढ़ी नहीं जा सकती।",
  [fetchProblems.folder]: "इस सामान की id में ऐसे चिह्न हैं जो फ़ोल्डर के नाम में नहीं आ सकते। तस्वीर उसके फ़ॉर्म में चुनिए।",
  [fetchProblems.unkept]: "दुकान इसे रख नहीं पाई। वजह सर्वर चलाने वालों को लॉग में मिलेगी।",
  [fetchProblems.unfinished]: "इसे लाते समय हर बार दुकान रुक गई, या यह पढ़ी नहीं जा सकती।",
  [fetchProblems.address]: "इसका पता पढ़ा नहीं जा सकता।",
};

export const fetchedText: Words<typeof en.fetchedText> = {
  said: (kept) => {
    const [, status] = /^The other machine answered (\d+)\.$/.exec(kept) ?? [];
    if (status) return `दूसरी ओर से जवाब आया: ${status}।`;
    const [, code] = /^The connection failed \((.+)\)\.$/.exec(kept) ?? [];
    return code ? `संपर्क टूट गया (${code})।` : (known[kept] ?? kept);
  },
};
