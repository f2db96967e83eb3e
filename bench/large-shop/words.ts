/** What the names, makers and texts of a generated shop are made of. */
export const words = {
  motifs: [
    ..."Lotus Fish Peacock Parrot Elephant Turtle Bamboo Kohbar Sun Moon Mango Tulsi Banyan Pond Heron Deer".split(
      " ",
    ),
    ..."Tiger Snake Crane Bull Palanquin Bride Drummer Weaver River Monsoon Harvest Temple Lamp Conch".split(
      " ",
    ),
  ],
  things: {
    bags: "Tote Jhola Potli Sling Backpack Clutch Satchel Pouch Hamper Duffel".split(" "),
    accessories: "Scarf Keyring Purse Belt Brooch Wallet Stole Mask Hairband Bangle".split(" "),
    decor: "Cushion Hanging Lampshade Runner Tray Coaster Vase Curtain Mirror Quilt".split(" "),
    other: "Card Notebook Bookmark Calendar Fabric Doll Diary Puzzle Kite Ornament".split(" "),
  },
  /** Three of them make a word that only a few products share, as names of villages and editions are. */
  syllables: "ka ri ma la ni sha de ru vi pa to gu ja bha mi no".split(" "),
  materials: "Canvas Khadi Silk Jute Linen Tussar Denim Hemp Felt Cane".split(" "),
  givenNames: [
    ..."Sunaina Rekha Manisha Sita Ganga Dulari Baua Mahasundari Godavari Bharti Leela Malvika Shanti".split(
      " ",
    ),
    ..."Urmila Vibha Chandra Karpuri Yamuna Jagdamba Hira Nirmala Pushpa Savitri Anjali Kamla".split(" "),
  ],
  familyNames: [
    ..."Devi Jha Karn Paswan Mishra Dutta Mandal Yadav Sahni Thakur Das Kumari Ram Lal Verma Prasad".split(
      " ",
    ),
    ..."Singh Choudhary Rai Labh".split(" "),
  ],
} as const;
