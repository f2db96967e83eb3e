/** Whether strangers see the shop, as its owner said last; where she never said, they do. */
export type Opening = "soon" | "open";
