/** The facts of the demo shop, as it is started without any settings. */

export const shopWords = {
  name: "झोला क्राफ़्ट्स",
  address: "वार्ड 4, स्टेशन रोड, मधुबनी, बिहार 847211, भारत",
  grievanceOfficer: "शिकायत अधिकारी, झोला क्राफ़्ट्स",
  ratingText: "(4.8) 124 राय",
  originCountry: "भारत",
  netQuantity: "1 नग",
  madeBy: "इसके पन्ने पर लिखे कारीगर, झोला क्राफ़्ट्स के लिए, वार्ड 4, स्टेशन रोड, मधुबनी, बिहार 847211",
};
