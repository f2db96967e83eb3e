import { expect, test } from "@playwright/test";
import { sanitiseHtml } from "../../../app/rich-html/rich-html.server.ts";

// A sanitiser reads markup in its own way; only a browser says what becomes of it.

const call = "xss()";
const tries = [
  `<script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}><script>${call}</script></svg>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${call}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<template><img src=x onerror=${call}></template>`,
  `<a href="javascript:${call}">a</a><a href="jav&#x09;ascript:${call}">b</a><a href=" &#1;javascript:${call}">c</a>`,
  `<a href="data:text/html,<script>parent.${call}</script>">a</a><a href="vbscript:${call}">b</a>`,
  `<iframe src="javascript:parent.${call}"></iframe><iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="javascript:${call}"></object><embed src="javascript:${call}">`,
  `<details open ontoggle=${call}><summary>x</summary></details><video><source onerror=${call}></video>`,
  `<input autofocus onfocus=${call}><select autofocus onfocus=${call}></select><body onload=${call}>`,
  `<p style="background:url(https://evil.example/a)">a</p><link rel=stylesheet href=https://evil.example/b>`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}"><base href="https://evil.example/">`,
  `<table><td background="https://evil.example/c">x</td></table>`,
  `<a href="//evil.example/d">a</a><img src="//evil.example/e"><img srcset="https://evil.example/f 1x">`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>">`,
  `<p id="__proto__" class="x" data-x="y" onclick=${call}>p</p><a name="cookie" id="forms">x</a>`,
  `<![CDATA[<img src=x onerror=${call}>]]><!--><img src=x onerror=${call}>--><? <img src=x onerror=${call}> ?>`,
  `<title><img src=x onerror=${call}></title><textarea><img src=x onerror=${call}></textarea><xmp><img src=x onerror=${call}></xmp>`,
  `<a title="x" title='"><img src=x onerror=${call}>'>x</a><b a="<" b=">" c="<img src=x onerror=${call}>">`,
  `<h1 onmouseover=${call}>x</h1><td><tr><img src=x onerror=${call}>`,
  `<<img src=x onerror=${call}>><img/src=x/onerror=${call}><img src=x\u0000 onerror\u0000=${call}>`,
];

test("no markup that was sanitised runs a script or loads from elsewhere", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/*", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.exposeFunction("xss", () => asked.push("a script ran"));
  await page.setContent('<!doctype html><base href="https://shop.example/"><div id="text"></div>');
  for (const given of tries) {
    const found = await page.locator("#text").evaluate((box, html) => {
      box.innerHTML = html;
      const odd = [...box.querySelectorAll("*")].filter(
        (element) =>
          element.namespaceURI !== "http://www.w3.org/1999/xhtml" ||
          element
            .getAttributeNames()
            .some((name) => /^(on|style|id|class|name|srcset|background|action)/.test(name)) ||
          /^\s*(javascript|vbscript|data):/i.test(
            element.getAttribute("href") ?? element.getAttribute("src") ?? "",
          ),
      );
      for (const element of box.querySelectorAll<HTMLElement>("a, img, p")) element.click();
      return odd.map((element) => element.outerHTML);
    }, sanitiseHtml(given));
    expect([given, found]).toEqual([given, []]);
  }
  // A second task later everything that would have run has run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked.filter((what) => what === "a script ran" || what.includes("evil.example"))).toEqual([]);
});
