/** All styles of a maker's page: no file beside it, and no font but the phone's own (MAKING-22). */
export const looks = `*{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%;scroll-padding-top:.5rem}
body{margin:0;background:#FBF6EC;color:#1E1A18;font:1.125rem/1.45 system-ui,"Noto Sans Devanagari",Roboto,"Segoe UI",sans-serif;overflow-wrap:anywhere}
:lang(hi){line-height:1.6}
header{display:flex;align-items:center;gap:.75rem;padding:.75rem 1rem;border-bottom:4px double #1E1A18}
header img{flex:none}
h1{flex:1;min-width:0;margin:0;font-size:1.375rem;line-height:1.25}
h1 small{display:block;font-size:.9375rem;font-weight:400;color:#5C5046}
main{max-width:30rem;margin:auto;padding:1rem .75rem 3rem;display:grid;gap:1.5rem}
article{border:4px double #1E1A18;background:#FFFDF8;display:grid}
article>picture,article>picture img{display:block;width:100%}
article>picture img{aspect-ratio:1;height:auto;object-fit:cover;background:#F1E7D3}
.in{display:grid;gap:.875rem;padding:.875rem}
h2{margin:0;font-size:1.25rem;font-weight:600;line-height:1.35}
h2 b{display:block;font-size:2.75rem;line-height:1.1}
h2 b+span{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
.late{color:#A6342B}.w{white-space:nowrap}
p{margin:0}.note{color:#5C5046}
.text{border-left:6px solid #E0A526;padding:.25rem 0 .25rem .75rem}
.text b{display:block;font-size:1.75rem;line-height:1.3}
.beads{display:flex;flex-wrap:wrap;gap:5px}
.beads i{width:20px;height:20px;border:2px solid #7A6C5F;border-radius:50%}
.beads .g{background:#3F6B43;border-color:#3F6B43}.beads .l{background:#E0A526;border-color:#8A6412}.beads .a{background:#FFFDF8;border:5px solid #A6342B}
.bar{display:flex;height:20px;border:2px solid #7A6C5F;border-radius:10px;overflow:hidden}
.bar .g{background:#3F6B43}.bar .l{background:#E0A526}.bar .a{background:#A6342B}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.25rem}
li{display:flex;align-items:flex-start;gap:.5rem}
svg{flex:none;width:1.5em;height:1.5em;fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.4em}
.say{display:flex;gap:.625rem;padding:.75rem;border:2px solid #3F6B43;background:#EEF3E8;font-weight:600}
.no{border-color:#A6342B;background:#FBECE8;color:#8A2A22}
.say q{display:block;margin-top:.25rem;font-weight:400;color:#1E1A18;quotes:none;white-space:pre-line}
.under{display:block;font-size:1rem;font-weight:400}
.sums li{justify-content:space-between;align-items:baseline}.sums li>:last-child{white-space:nowrap;font-weight:600}.sums small{display:block;color:#5C5046}
nav{max-width:30rem;margin:auto;padding:1rem .75rem 0}
.talk{display:grid;gap:.5rem;border-top:1px solid #D9CBB3;padding-top:.75rem}
.talk p{white-space:pre-line}.talk small{display:block;color:#5C5046;font-size:.9375rem}
.talk img{display:block;max-width:100%;max-height:16rem;margin-top:.25rem}
form{display:grid;gap:.75rem}
label{font-weight:600}
button,summary,.button{display:flex;align-items:center;justify-content:center;gap:.625rem;width:100%;min-height:60px;padding:.5rem 1rem;border:2px solid #1E1A18;border-radius:6px;background:none;color:inherit;font:inherit;font-size:1.25rem;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.begin{background:#A6342B;border-color:#A6342B;color:#FBF6EC}
.ok{background:#3F6B43;border-color:#3F6B43;color:#FBF6EC}
.count{display:grid;grid-template-columns:64px 1fr 64px;gap:.5rem}
.count button{padding:0;min-height:64px}
.first{position:absolute;clip-path:inset(50%);width:1px;min-height:0;height:1px;padding:0;overflow:hidden}
input,textarea{width:100%;min-width:0;border:2px solid #7A6C5F;border-radius:6px;background:#FFFDF8;color:inherit;font:inherit;padding:.5rem .75rem}
.count input,.code{font-size:2.25rem;font-weight:700;text-align:center;padding:0;-moz-appearance:textfield}
.code{letter-spacing:.35em;min-height:72px}
input::-webkit-inner-spin-button{-webkit-appearance:none}
input[type=file]{padding:.75rem;border-style:dashed;font-size:1rem}
summary{list-style:none}summary::-webkit-details-marker{display:none}
details[open] summary{margin-bottom:.75rem;background:#F1E7D3}
footer{display:flex;justify-content:center;padding:0 1rem 2rem}
footer a,.lang a{display:inline-flex;align-items:center;min-height:48px;color:inherit}
.alone{border:4px double #1E1A18;background:#FFFDF8;padding:1.25rem 1rem;display:grid;gap:.75rem}
:focus-visible{outline:3px solid #1E1A18;outline-offset:2px}
@media (max-width:21rem){h2 b{font-size:2.5rem}}`;
