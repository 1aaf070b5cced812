/* Each judge of a look, tested with planted flaws. */
import { MARK, toPseudo } from '#tests/support/pseudo-locale';
import { JUDGES, type Opened } from '../support/judges';
import { LAYOUT_RULES } from '../support/layout-rules';
import { speakPseudo } from '../support/pseudo';
import { guideOnStage, type Guide } from '../support/walk';
import { LOOKS, viewsIn, type Look } from '../worlds/looks';

const NAME = '/privacy of security';
const SMALL =
	'<button style="all: unset; display: inline-block; inline-size: 9px; block-size: 9px">';
const FILLED = 'all: unset; background: oklch(0.5 0.1 250); color: #fff';
/** Breaks each rule of layout. */
const UNLIKE = `<section data-card style="border: 1px solid"><h3>One</h3><p>Line</p></section>`;
const BUTTON = '<button style="all: unset; background: blue; margin-inline-start: 60%">Go</button>';
const BROKEN_LAYOUT = `
	<div style="display: grid; gap: 13px"><p>One</p><p>Two</p></div>
	<section data-card style="border: 1px solid; padding: 9px 9px 90px"><p>Text</p>
	<button style="all: unset; background: blue">Close</button></section>
	<ul style="display: grid"><li style="border-block-start: 1px solid; padding-block: 20px 2px">Row ${BUTTON}</li>
	<li>Much longer ${BUTTON}</li></ul>
	<div style="display: grid; grid-template-columns: 90px 150px">${UNLIKE}${UNLIKE.replace('<p', '<p style="padding: 9px"')}</div>
	<div style="border: 1px solid; padding: 20px"><div>${BUTTON}</div></div>
	<section data-card="two" style="inline-size: 40px">${`<button style="${FILLED}">1</button>`.repeat(2)}</section><nav>Tabs</nav>
	<a href="#/tools" style="outline: none; text-decoration: none">Plain</a>
	<p>The same words once more</p><p>The same words once more</p>`;
const LONG_TEXT = `${MARK.start}Much too long for its box${MARK.end}`;

/** The report of each judge about a part that is added to a screen. */
const PLANTED: Record<string, [html: string, faults: RegExp[]]> = {
	outline: ['<h2>Planted</h2>', [/^\+- heading "Planted" \[level=2\]$/]],
	keyboard: [
		`<div style="display: flex; flex-direction: row-reverse"><button>One</button><button>Two</button></div>
		<button onkeydown="event.preventDefault()">Trap</button><button>Behind</button>`,
		[/^One → Two$/, /^not reached: Behind$/, /^Tab is trapped$/],
	],
	marks: [
		`<p>Left behind</p><p>${MARK.start}Views${MARK.end} 5</p>`,
		[/“Left behind”/, /^pieces: .*Views.* 5$/],
	],
	motion: ['<div style="transition: opacity 1s !important">Slow</div>', [/^moves: .*1s/]],
	contrast: [
		`<p style="color: #aaa">Faint</p><p style="color: #666">Weak</p>${SMALL}Bare</button>`,
		[
			/^more contrast: .*Weak/,
			/^\w+: color-contrast: .*Faint/,
			/^high contrast.*no line.*Bare/,
			/^the focus: .*Bare/,
		],
	],
	targets: [`${SMALL}1</button>${SMALL}2</button>`, [/^target-size: /]],
	escape: ['<button aria-haspopup="dialog">Planted</button>', [/^Planted: Enter opens nothing$/]],
	overflow: [
		`${BROKEN_LAYOUT}<div style="inline-size: 3000px">wide</div>
		<div><p style="inline-size: 40px; overflow: hidden; white-space: nowrap">${LONG_TEXT}</p></div>
		<p style="margin-block-end: -1em; line-height: 1em">First</p><p style="margin: 0; line-height: 1em">Second</p>`,
		[
			/^at 320 × 256: \d+ > \d+/,
			/cut off by .*Much too long/,
			/overlap: .*First.* and .*Second/,
			...Object.keys(LAYOUT_RULES).map((rule) => new RegExp(` 256: ${rule}: `)),
		],
	],
	axe: ['<img src="data:,">', [/^image-alt: /]],
};

let english: Guide<Look>;
let mirrored: Guide<Look>;
/** The guides that have already opened the screen. */
const opened = new Set<Guide<Look>>();

const SIZES: Opened['sizes'] = [
	[1280, 900],
	[320, 256],
];

beforeAll(async () => {
	const common = { sizes: SIZES, locale: 'en' };
	english = await guideOnStage({ ...common, options: {}, say: (text) => text });
	mirrored = await guideOnStage({
		...common,
		options: { isRightToLeft: true, patch: speakPseudo },
		say: toPseudo,
	});
});

/** Opens the screen at its first size, without loading it again. */
const openWith = (guide: Guide<Look>) => {
	const before = opened.has(guide) ? LOOKS[NAME] : undefined;
	opened.add(guide);
	return guide.open(NAME, LOOKS[NAME] as Look, before);
};

it.each(JUDGES)('$name: reports planted flaws, and none without them', async ({ name, judge }) => {
	const guide = name === 'marks' ? mirrored : english;
	const [html, faults] = PLANTED[name] ?? ['', []];
	expect(await judge(await openWith(guide))).toEqual([]);
	const look = await openWith(guide);
	const plant = await look.container.evaluateHandle((element, part) => {
		const added = document.createElement('div');
		added.innerHTML = part;
		element.append(added);
		return added;
	}, html);
	// A planted flaw does not go away, so there is no need to wait.
	const found = await judge({ ...look, sizes: look.sizes.slice(-1), patience: 1 });
	await plant.evaluate((added) => added.remove());
	faults.forEach((fault) => expect(found).toContainEqual(expect.stringMatching(fault)));
});

it.each(JUDGES)('$name: sees each kind of look in the walks', (judge) => {
	const seen = (['left to right', 'right to left'] as const).flatMap((direction) =>
		viewsIn(direction, JUDGES)
			.filter(([, , judges]) => judges.includes(judge))
			.map(([, { kind }]) => kind),
	);
	expect(new Set(seen)).toEqual(new Set(Object.values(LOOKS).map(({ kind }) => kind)));
});
