import { InlineScript } from "../inline-script.tsx";
import { text } from "./first-screen.inline.ts?script";

/**
 * Lets the pictures of what has the class `below-screen` wait until the first screen has come: each in a
 * `picture-room`, whose size does not depend on it. Browsers ask for the pictures of the next two screens at
 * once, and on a slow line those take it from the one that is looked at.
 */
export const FirstScreen = () => <InlineScript text={text} />;
