/** What people write on a piece: markup, signs, right to left, and as much as fits. */
export const oddTexts = ['<b>Asha</b> & "ji"', "شكرا جزيلا!", "💛 आशा 💛", "w".repeat(200)];

/** A line with a variant and three such texts. */
export const writtenLine = {
  optionText: "Size: Small, Colour: <i>Red</i>",
  personal: oddTexts.slice(0, 3).map((text, at) => ({ label: `Name ${at}`, text })),
};
