/** The journal's two writers, invented. Spread into a post: `...ira`. */

export const ira = {
  author: "Ira Chaudhary",
  authorBio:
    "Ira writes about folk art and edits the journal. She grew up between Darbhanga and Delhi and is still bad at drawing fish.",
} as const;

export const nikhil = {
  author: "Nikhil Verma",
  authorBio:
    "Nikhil looks after cutting, sewing and packing, and answers most of the questions that buyers send about cloth and colour.",
} as const;
