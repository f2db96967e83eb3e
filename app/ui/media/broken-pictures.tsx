import { InlineScript } from "../inline-script.tsx";
import { text } from "./broken-pictures.inline.ts?script";

/**
 * Replaces every picture that breaks, also one that broke before the page's scripts arrived. Where what
 * stands in for it can't be fetched either, it loses its address, and its place stays empty.
 */
export const BrokenPictures = () => <InlineScript text={text} />;
