import { InlineScript } from "../inline-script.tsx";

// Whoever moves first sees everything at once; so does whoever comes to a place within the page, or waits for
// four seconds.
const script = import.meta.env.SSR
  ? `(()=>{if(location.hash)return;const page=document.documentElement;const show=()=>{delete page.dataset.opening};page.dataset.opening="";setTimeout(show,4000);addEventListener("load",()=>new PerformanceObserver((_,seen)=>{seen.disconnect();show()}).observe({type:"paint",buffered:true}));for(const type of ["scroll","wheel","pointerdown","touchstart","keydown"])addEventListener(type,show,{once:true,passive:true,capture:true})})()`
  : "";

/**
 * Lets the pictures of what has the class `below-screen` wait until the first screen has come: each in a
 * `picture-room`, whose size does not depend on it. Browsers ask for the pictures of the next two screens at
 * once, and on a slow line those take it from the one that is looked at.
 */
export const FirstScreen = () => <InlineScript text={script} />;
