/** All styles of the stall: the shop's own colours and letters, on a page without its stylesheet. */
export const stallLooks = `
:root{--paper:#fbf6ec;--fold:#f1e7d3;--field:#fffdf8;--ink:#1e1a18;--ink-2:#5c5046;--geru:#a6342b;--deep:#86261f;--on-geru:#fffaf0;--leaf:#3f6b43;--edge:#857256;--hair:#d8c9ac}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent;color-scheme:light;accent-color:var(--ink);scroll-padding:7rem 0 11rem}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.5 Mukta,system-ui,"Noto Sans Devanagari",Roboto,sans-serif;overflow-wrap:anywhere}
:lang(hi){line-height:1.6}
h1,h2{margin:0;font:500 1.625rem/1.2 Eczar,Mukta,Georgia,serif;letter-spacing:-.008em}
h2{font-size:1.25rem}
:is(h1,h2):lang(hi){letter-spacing:0;line-height:1.4}
h1:focus{outline:none}
p,dl,dd,ul,fieldset{margin:0;padding:0;border:0}ul{list-style:none}
b{font-weight:600}small{display:block;font-size:.9375rem;font-weight:400;color:var(--ink-2)}
.note{font-size:.9375rem;color:var(--ink-2)}
.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
.sign{flex:none;width:1.375em;height:1.375em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.sum{font-family:Eczar,Mukta,Georgia,serif;font-weight:500;font-variant-numeric:lining-nums tabular-nums;white-space:nowrap}
.rs{margin-right:.06em}
.large{font-size:1.75rem;line-height:1.1}.huge{font-size:2.5rem;line-height:1.1}
button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:48px;padding:.25rem 1.25rem 0;border:1px solid var(--ink);border-radius:3px;background:none;color:inherit;font:inherit;font-weight:600;line-height:1.2;cursor:pointer;touch-action:manipulation;transition:background-color .12s,border-color .12s}
button:active{background:var(--fold)}
button:disabled{border-color:var(--hair);color:var(--ink-2);cursor:default}
.main{border-color:var(--geru);background:var(--geru);color:var(--on-geru)}
.main:active{border-color:var(--deep);background:var(--deep)}
.main:disabled{border-color:var(--hair);background:var(--fold);color:var(--ink-2)}
.tall{min-height:60px;font-size:1.25rem}
.text-button{min-height:44px;white-space:nowrap;padding:0 .5rem;border:0;text-decoration:underline;text-decoration-color:var(--geru);text-decoration-thickness:1px;text-underline-offset:.22em}
.quiet{margin-left:-.5rem;padding:.125rem .75rem 0 .25rem;border:0;gap:.125rem}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
input:not([type=radio]){width:100%;min-width:0;min-height:52px;padding:.125rem .875rem 0;border:1px solid var(--edge);border-radius:3px;background:var(--field);color:inherit;font:inherit}
input[aria-invalid=true]{border:2px solid var(--geru)}
::placeholder{color:var(--ink-2)}
label,legend{font-weight:600}
.bar{position:sticky;top:0;z-index:3;display:flex;align-items:center;gap:.25rem;min-height:56px;padding:0 .5rem 0 .75rem;border-bottom:3px double var(--ink);background:var(--paper)}
.bar img{flex:none;margin-right:.375rem}
.bar-name{flex:1;min-width:0;padding-top:.125rem;font:500 1.1875rem/1.5 Eczar,Mukta,Georgia,serif;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.bar-button{min-height:48px;padding:.125rem .5rem 0;border:0;gap:.25rem;font-size:.9375rem;white-space:nowrap}
.strip{position:sticky;top:59px;z-index:2;display:flex;align-items:center;gap:.5rem;padding:.25rem 1rem .125rem;background:var(--fold);font-size:.9375rem;font-weight:600}
.strip.off{background:var(--ink);color:var(--paper)}
.strip.sent{color:var(--leaf)}
.warning,.problem{padding:.625rem .75rem .5rem;border:2px solid var(--geru);border-radius:3px;background:var(--field)}
.warning{border-color:#e0a526;border-width:0 0 0 6px;border-radius:0;padding-left:.875rem;background:var(--fold)}
body>#stall>.warning{margin:.5rem 1rem 0}
.problem{color:var(--deep);font-weight:600}
.lone{padding:2rem 1rem;color:var(--ink-2)}
.screen{display:grid;gap:1rem;max-width:34rem;margin:auto;padding:1.25rem 1rem 3rem}
.screen-head{display:flex;align-items:center;gap:.5rem;flex-wrap:wrap}
.stack{display:grid;gap:.75rem}
.two{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
.choices{display:grid;gap:.5rem}.choices label{display:flex;align-items:center;gap:.75rem;min-height:60px;padding:.375rem .875rem;border:1px solid var(--edge);border-radius:3px;font-weight:400}
.choices b{display:block}.choices input{flex:none;width:22px;height:22px;margin:0}
.steps{display:grid;gap:.5rem;padding:1rem;border:4px double var(--ink);background:var(--field)}
.step,.ready{display:flex;align-items:center;gap:.625rem}.step .note{margin-left:auto;text-align:right}
.step.done .sign,.ready{color:var(--leaf)}
.ready{padding-top:.75rem;border-top:1px solid var(--hair);font-weight:600;font-size:1.125rem}
progress{width:100%;height:8px;border:1px solid var(--edge);border-radius:3px;background:var(--paper);appearance:none;overflow:hidden}
progress::-webkit-progress-bar{background:var(--paper)}progress::-webkit-progress-value{background:var(--leaf)}progress::-moz-progress-bar{background:var(--leaf)}
.goods-screen{display:grid;grid-template-rows:auto 1fr auto;min-height:calc(100dvh - 92px)}
.goods-screen>h1{grid-row:1}
.search{margin:.75rem 1rem;width:calc(100% - 2rem)!important}
.goods{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.25rem,1fr));align-content:start;border-top:1px solid var(--hair);border-left:1px solid var(--hair);margin:0 1rem 1rem}
.goods-screen>h1+.goods{margin-top:1rem}
.good{position:relative;display:flex;flex-direction:column;border:solid var(--hair);border-width:0 1px 1px 0}
.good.taken{outline:4px double var(--ink);outline-offset:-4px;background:var(--field)}
.add{flex:1;display:grid;align-content:start;justify-items:start;gap:.125rem;width:100%;padding:.5rem .5rem .25rem;border:0;font-weight:400;text-align:left}
.add img,.no-picture{display:block;width:100%;height:auto;aspect-ratio:1;object-fit:cover;background:var(--fold);margin-bottom:.375rem}
.add .name{font-weight:600;line-height:1.3}.add .name:lang(hi){line-height:1.45}
.add .sum{font-size:1.1875rem}
.left{font-size:.9375rem;color:var(--ink-2)}.left.none{color:var(--geru);font-weight:600}
.count{display:grid;grid-template-columns:52px 1fr 52px;align-items:center;margin:0 .5rem .5rem;border:1px solid var(--ink);border-radius:3px;background:var(--paper)}
.count button{padding:0;border:0;min-height:52px}
.count output{text-align:center;font:500 1.5rem/1 Eczar,Mukta,Georgia,serif;padding-top:.25rem}
.dock{position:sticky;bottom:0;z-index:2;display:grid;gap:.5rem;padding:.5rem 1rem max(.75rem,env(safe-area-inset-bottom));border-top:3px double var(--ink);background:var(--paper)}
.dock-sum{display:flex;align-items:center;justify-content:space-between;gap:.5rem;min-height:44px}
.dock .two button{min-height:56px;font-size:1.1875rem}
.due{display:flex;align-items:baseline;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid var(--hair);flex-wrap:wrap}
.change .sum{color:var(--leaf)}
.amount{min-height:64px!important;font:500 2rem/1.2 Eczar,Mukta,Georgia,serif!important}
.quick{display:grid;grid-template-columns:repeat(4,1fr);gap:.5rem}
.quick button{flex-direction:column;gap:0;min-height:56px;padding:.125rem .25rem 0;font-variant-numeric:tabular-nums}
.quick button[aria-pressed=true]{background:var(--ink);color:var(--paper)}.quick button[aria-pressed=true] small{color:inherit}
.qr{display:block;width:min(17rem,100%);height:auto;margin:0 auto;border:1px solid var(--hair);background:#fff}
.facts{display:grid;gap:.25rem}.facts div,.receipt-row{display:flex;justify-content:space-between;gap:1rem}.facts dt{color:var(--ink-2)}.facts dd{font-weight:600;text-align:right}
.asked{display:grid;gap:.75rem;padding:.875rem;border:4px double var(--ink);background:var(--field)}
.receipt{display:grid;gap:.5rem;padding:1.25rem 1rem;border:4px double var(--ink);background:var(--field)}
.receipt-number{display:flex;justify-content:space-between;flex-wrap:wrap;gap:0 1rem;padding-top:.5rem;border-top:1px solid var(--hair)}
.receipt-lines{display:grid;gap:.5rem;padding:.5rem 0;border:solid var(--hair);border-width:1px 0}
.receipt-lines li,.receipt-total{display:flex;justify-content:space-between;gap:1rem}
.receipt-lines b,.receipt-row span+span{white-space:nowrap;font-variant-numeric:tabular-nums}
.receipt-total{align-items:baseline;font-size:1.25rem}.receipt-total b{font:500 1.75rem/1.1 Eczar,Mukta,Georgia,serif}
.receipt-row{font-size:.9375rem}
.taxes{display:grid;gap:.25rem;padding-top:.5rem;border-top:1px solid var(--hair)}
.thanks{text-align:center;font:500 1.25rem/1.4 Eczar,Mukta,Georgia,serif}
.tallies{display:grid;grid-template-columns:1fr 1fr;border:1px solid var(--hair)}.tallies div{padding:.75rem}.tallies div+div{border-left:1px solid var(--hair)}
.sales{border-top:1px solid var(--hair)}
.sales button{display:grid;grid-template-columns:1fr auto;gap:0 1rem;width:100%;min-height:60px;padding:.5rem .25rem;border:solid var(--hair);border-width:0 0 1px;border-radius:0;font-weight:400;text-align:left}
.sales .sum{grid-column:2;grid-row:1;font-size:1.1875rem}.sales button>:first-child{grid-row:1}
.sale-way{grid-row:2;grid-column:2;text-align:right;font-size:.9375rem;color:var(--ink-2)}
.sale-state{display:flex;align-items:center;gap:.375rem;grid-row:2;font-size:.9375rem;color:var(--ink-2)}.sale-state.booked,.sale-state.kept{color:var(--leaf)}.sale-state.trouble{color:var(--geru)}
@media (min-width:48rem){
.goods{grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));margin-inline:1.5rem}.search{margin-inline:1.5rem;width:calc(100% - 3rem)!important}
.bar{padding-inline:1.5rem 1rem}.strip,.dock{padding-inline:1.5rem}
.dock{grid-template-columns:1fr minmax(18rem,24rem);align-items:center;column-gap:1.5rem}.dock .problem{grid-column:1/-1}
}
@media (min-width:75rem){.goods-screen,.bar,.strip{padding-inline:max(1.5rem,calc(50vw - 40rem))}.goods,.dock{margin-inline:0;padding-inline:0}.search{margin-inline:0;width:100%!important}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;scroll-behavior:auto!important}}
@media print{
.bar,.strip,.warning,.unprinted,.screen-head{display:none}
body{background:#fff}.screen{max-width:none;padding:0}.receipt{max-width:80mm;border:0;padding:0;background:none}.qr{width:40mm;border:0}
}
`;
