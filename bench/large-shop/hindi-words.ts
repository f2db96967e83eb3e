/** What the Hindi texts of a generated shop are made of; the syllables are those of its English ones. */
export const hindi = {
  syllables: "क री म ला नि शा दे रु वि पा तो गु जा भा मि नो".split(" "),
  words: {
    ...{ Lotus: "कमल", Fish: "मछली", Peacock: "मोर", Parrot: "तोता", Elephant: "हाथी", Turtle: "कछुआ" },
    ...{ Bamboo: "बाँस", Kohbar: "कोहबर", Sun: "सूरज", Moon: "चाँद", Mango: "आम", Tulsi: "तुलसी" },
    ...{ Tiger: "बाघ", Snake: "साँप", Bride: "दुल्हन", River: "नदी", Lamp: "दीया", Temple: "मंदिर" },
    ...{ Tote: "थैला", Jhola: "झोला", Potli: "पोटली", Pouch: "बटुआ", Scarf: "दुपट्टा", Bangle: "चूड़ी" },
    ...{ Cushion: "तकिया", Hanging: "दीवार की सजावट", Curtain: "परदा", Runner: "मेज़पोश", Quilt: "सुजनी" },
    ...{ Notebook: "कॉपी", Doll: "गुड़िया", Fabric: "कपड़ा" },
  },
} as const;
