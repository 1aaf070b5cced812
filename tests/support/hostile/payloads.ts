/** The only host in hostile data, so a request to it was caused by the data. */
export const HOSTILE_HOST = 'hostile.example';

/** An attribute of every injected element. If the page has it, a text was rendered as markup. */
export const MARK = 'data-hostile';

/** Adds its name to the list that the browser test puts into the top window, and opens a dialog. */
const run = (name: string) => `top.__ran.push('${name}');alert('${name}')`;

const SCRIPTS = [
	`<script>${run('script')}</script>`,
	`<img src=x onerror="${run('img')}" ${MARK}>`,
	`<svg onload="${run('svg')}" ${MARK}></svg>`,
	`<iframe srcdoc="<script>${run('srcdoc')}</script>" ${MARK}></iframe>`,
	`<details open ontoggle="${run('toggle')}" ${MARK}>open</details>`,
	`<input autofocus onfocus="${run('focus')}" ${MARK}>`,
	`<math><a xlink:href="javascript:${run('math')}" ${MARK}>math</a></math>`,
	`<button formaction="javascript:${run('formaction')}" ${MARK}>send</button>`,
	`"><b ${MARK}>bold</b>`,
	`'><i ${MARK} onmouseover="${run('over')}">`,
	`<a href="javascript:${run('a')}">link</a>`,
	`<img src="//${HOSTILE_HOST}/x.png" ${MARK}>`,
	`<img src="https://${HOSTILE_HOST}/y.png" ${MARK}>`,
	`<link rel=stylesheet href="//${HOSTILE_HOST}/x.css">`,
	`javascript:${run('bare')}`,
];

/** Markup that closes the element around it, hides the page, or overrides a name of the page. */
const UNCLOSED = [
	`</style><style ${MARK}>*{display:none!important}`,
	`</script><script>${run('closed')}</script>`,
	`</textarea></title></div></div></div><em ${MARK}>out</em>`,
	`<form id=jp-plugin-container ${MARK}><input name=innerHTML><input name=attributes>`,
	`<img name=body ${MARK}><img name=cookie><a id=Initial_State><a id=wp href=x:y>`,
	`<a id=ajaxurl href="//${HOSTILE_HOST}/">`,
	`<base href="//${HOSTILE_HOST}/" ${MARK}>`,
	`<meta http-equiv=refresh content="0;url=//${HOSTILE_HOST}/">`,
	`<noscript><p title="</noscript><img src=x onerror=${run('noscript')} ${MARK}>">`,
	`<plaintext ${MARK}><!-- <![CDATA[ <table><td`,
];

/** Text that becomes markup, code or a placeholder when it is decoded, compiled or filled in. */
const ENTITIES = [
	`&lt;u ${MARK}&gt;once&lt;/u&gt;`,
	`&amp;lt;u ${MARK}&amp;gt;twice&amp;lt;/u&amp;gt;`,
	`&#60;img src=x onerror=${run('entity')} ${MARK}&#62;`,
	`%3Cs%20${MARK}%3E`,
	`\\u003cs ${MARK}\\u003e`,
	`{{constructor.constructor("${run('template')}")()}}`,
	`\${${run('literal')}} <%= 1 %> [[1]] %s %d %1$s %2$s %(name)s %% %`,
];

/** Characters that change the reading direction, are invisible, break lines or are invalid. */
const CONTROLS = [
	'\u202Eesrever\u202D \u2066isolated\u2067',
	'\u0000\u0001\u0007\b\u001B[31m\u007F',
	'\u2028\u2029\uFEFF\u200B\u00AD',
	'\uD800 \uDFFF half of a pair',
	`e${'\u0301\u0302\u0303'.repeat(60)}`,
	'\uFFFE\uFFFF \u{10FFFF} \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
];

/** All payloads of a kind in one text. The name of a script that ran, or of a mark in the page, identifies the payload. */
export const TEXTS = {
	scripts: SCRIPTS.join(' '),
	unclosed: UNCLOSED.join(' '),
	entities: ENTITIES.join(' '),
	controls: CONTROLS.join(' '),
};

/** Addresses that must not run or load anything. The last one may be a link, but never a picture. */
export const ADDRESSES = [
	`javascript:${run('javascript')}//https://`,
	`JaVaScRiPt:${run('mixed')}//`,
	` \u0001javascript:${run('padded')}//`,
	`java\n\tscript:${run('broken')}//`,
	`data:text/html,<script>${run('data')}</script>`,
	`data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run('picture')}'/>`,
	`vbscript:${run('vbscript')}`,
	`//${HOSTILE_HOST}/relative`,
	`\\\\${HOSTILE_HOST}\\share`,
	`x" onclick="${run('attribute')}" x="`,
	`url("javascript:${run('css')}")`,
	`https://${HOSTILE_HOST}/picture.png`,
];

/** Names that every object inherits. */
export const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Ends up on `Object.prototype` if code merges or assigns by a key of the data. */
export const POLLUTION = 'pollutedByData';
