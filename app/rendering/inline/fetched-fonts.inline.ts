// Fonts that come after the first screen do so once: a visitor from another page in Hindi has them, and sees
// this one set in them from the start.

if (document.referrer.startsWith(`${origin}/hi`))
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]")) link.rel = "preload";
