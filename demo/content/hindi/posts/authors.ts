/** The journal's two writers, in Hindi. Spread into a post: `...ira`. */

export const ira = {
  author: "इरा चौधरी",
  authorBio:
    "इरा लोककला पर लिखती हैं और इन कहानियों का संपादन करती हैं। दरभंगा और दिल्ली के बीच पली-बढ़ीं, और मछली बनाना उन्हें आज तक नहीं आया।",
} as const;

export const nikhil = {
  author: "निखिल वर्मा",
  authorBio: "निखिल कटाई, सिलाई और पैकिंग देखते हैं, और कपड़े तथा रंग के बारे में ग्राहकों के ज़्यादातर सवालों के जवाब वही देते हैं।",
} as const;
