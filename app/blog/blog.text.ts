import { texts } from "#values/language/texts.ts";
import * as en from "./blog.en.ts";
import * as hi from "./blog.hi.ts";

export const blogText = texts({ en: en.blogText, hi: hi.blogText });
export const commentText = texts({ en: en.commentText, hi: hi.commentText });
