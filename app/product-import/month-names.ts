/**
 * The months' names and short names that spreadsheets write in the languages of Indian shops and their
 * customers, in small letters, without points and joiners (Unicode CLDR). Italian is left out: its September
 * is "set".
 */
export const monthNames: ReadonlySet<string> = new Set(
  [
    // English.
    "jan feb mar apr may jun jul aug sep oct nov dec january february march april june",
    "july august september october november december sept",
    // Hindi.
    "जन फ़र मार्च अप्रैल मई जून जुल अग सित अक्टू नव दिस जनवरी फ़रवरी जुलाई अगस्त",
    "सितंबर अक्टूबर नवंबर दिसंबर फर फरवरी",
    // Bengali.
    "জানু ফেব মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্ট অক্টো নভেম্বর ডিসে জানুয়ারি",
    "ফেব্রুয়ারি সেপ্টেম্বর অক্টোবর ডিসেম্বর এপ্রি জুল আগ সেপ নভে",
    // Gujarati.
    "જાન્યુ ફેબ્રુ માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટે ઑક્ટો નવે ડિસે જાન્યુઆરી",
    "ફેબ્રુઆરી સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર",
    // Kannada.
    "ಜನ ಫೆಬ್ರ ಮಾರ್ಚ್ ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗ ಸೆಪ್ಟೆಂ ಅಕ್ಟೋ ನವೆಂ ಡಿಸೆಂ ಜನವರಿ ಫೆಬ್ರವರಿ ಏಪ್ರಿಲ್",
    "ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್",
    // Malayalam.
    "ജനു ഫെബ്രു മാർ ഏപ്രി മേയ് ജൂൺ ജൂലൈ ഓഗ സെപ്റ്റം ഒക്ടോ നവം ഡിസം ജനുവരി ഫെബ്രുവരി",
    "മാർച്ച് ഏപ്രിൽ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ",
    // Marathi.
    "जाने फेब्रु एप्रि मे जुलै ऑग सप्टें ऑक्टो नोव्हें डिसें जानेवारी फेब्रुवारी एप्रिल",
    "ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर",
    // Punjabi.
    "ਜਨ ਫ਼ਰ ਮਾਰਚ ਅਪ੍ਰੈ ਮਈ ਜੂਨ ਜੁਲਾ ਅਗ ਸਤੰ ਅਕਤੂ ਨਵੰ ਦਸੰ ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਅਪ੍ਰੈਲ ਜੁਲਾਈ ਅਗਸਤ",
    "ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ",
    // Tamil.
    "ஜன பிப் மார் ஏப் மே ஜூன் ஜூலை ஆக செப் அக் நவ டிச ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் ஆகஸ்ட்",
    "செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்",
    // Telugu.
    "జన ఫిబ్ర మార్చి ఏప్రి మే జూన్ జులై ఆగ సెప్టెం అక్టో నవం డిసెం జనవరి ఫిబ్రవరి ఏప్రిల్",
    "ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్",
    // German.
    "mär mai okt dez januar februar märz juni juli oktober dezember sept mrz",
    // French.
    "janv févr mars avr juin juil août déc janvier février avril juillet septembre octobre",
    "novembre décembre",
    // Spanish.
    "ene abr ago dic enero febrero marzo abril mayo junio julio agosto septiembre octubre",
    "noviembre diciembre",
  ].flatMap((words) => words.split(" ")),
);
