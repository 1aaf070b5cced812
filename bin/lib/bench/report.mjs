/** @typedef {import('./types.mjs').Measure} Measure */
/** @typedef {import('./types.mjs').Result} Result */
/** @typedef {import('./types.mjs').World} World */

const KB = 1024;
const NAME = 26;
const WIDE = 16;
const NARROW = 11;

/** @param {number} value */
const whole = (value) => (Number.isFinite(value) ? String(Math.round(value)) : '–');
/** @param {number} value */
const ms = (value) => (Number.isFinite(value) ? `${Math.round(value)} ms` : '–');
/** @param {number} bytes */
const kb = (bytes) => `${Math.round(bytes / KB)} KB`;
/** @param {number} value */
const times = (value) => (Number.isFinite(value) ? `${value.toFixed(2)}×` : '–');
/** @param {number} disagreement */
const spread = (disagreement) => `±${Math.round(disagreement * 100)}%`;
/** @param {string} name @param {string[]} wide @param {string[]} narrow */
const line = (name, wide, narrow = []) =>
	[
		`  ${name.padEnd(NAME)}`,
		...wide.map((text) => text.padStart(WIDE)),
		...narrow.map((text) => text.padStart(NARROW)),
	].join(' ');

/** "512 1.33× ±4%": the median, the multiple of the floor, and the disagreement of the rounds. @param {Measure} measure */
const ofTime = ({ median, toFloor }) =>
	Number.isFinite(median)
		? `${whole(median)} ${times(toFloor.median)} ${spread(toFloor.disagreement)}`
		: '–';

/** @param {Measure} measure @param {(value: number) => string} format */
const ofRounds = ({ median, disagreement }, format = whole) =>
	Number.isFinite(median) ? `${format(median)} ${spread(disagreement)}` : '–';

/** @param {string} name */
const titleOf = (name) => {
	const hash = name.replace('original ', '');
	return name === 'floor' ? name : name.replace(hash, `#/${hash}`);
};

/** @param {World} world @param {import('./types.mjs').Kind} kind */
const ofKind = ({ rows }, kind) => [
	line(
		kind,
		['viewport', 'all', 'usable', 'settled'],
		['known', 'REST calls', 'asked', 'PHP', 'task before', 'task after', 'shift'],
	),
	...rows.map(({ name, [kind]: measures }) =>
		line(
			titleOf(name),
			[measures.viewport, measures.all, measures.usable, measures.settled].map((one) =>
				// The floor has no multiple, only the disagreement of its rounds.
				name === 'floor' ? ofRounds(one) : ofTime(one),
			),
			[
				...[measures.known, measures.calls, measures.asked, measures.php].map((one) =>
					ofRounds(one),
				),
				...[measures.taskBefore, measures.taskAfter].map((one) => ofRounds(one)),
				ofRounds(measures.shift, (value) => value.toFixed(3)),
			],
		),
	),
];

/**
 * @param {string} name
 * @param {World}  world
 */
function ofWorld(name, world) {
	const { toggle, tab, settings, weights } = world;
	return [
		`${name}, milliseconds:`,
		...ofKind(world, 'cold'),
		...ofKind(world, 'warm'),
		...ofKind(world, 'later'),
		`  toggle “${toggle.name ?? 'none'}”: ${ms(toggle.toPaint)} to paint, ${ms(toggle.toSettled)} to settled; ${whole(toggle.mutations)} changes of the DOM in ${whole(toggle.touched)} card(s)`,
		`  change of tab: ${ms(tab)}`,
		`  settings: switch ${ms(settings.toggleToPaint)} to paint, in ${whole(settings.toggleTouched)} card(s); tab ${ms(settings.tab)}; letter in the search ${ms(settings.keyScript)} of script, ${ms(settings.keyToPaint)} to paint, results ${ms(settings.toResults)} after the pause, letter over results ${ms(settings.keyOverResults)}`,
		...Object.entries(weights).map(
			([row, { html, pageData, callList }]) =>
				`  #/${row}: ${kb(html)} of HTML, ${kb(pageData)} of page data; REST calls: ${callList.join(', ') || 'none'}`,
		),
		'',
	];
}

/** @param {Result['growth']} growth */
const ofGrowth = (growth) =>
	growth.length === 0
		? []
		: [
				'Growth beyond the heavy site, warm, as a multiple of it',
				line('', ['all', '', 'settled', '']),
				...growth.map(({ label, page, ready, readyRatio, settled, settledRatio }) =>
					line(`${label}, #/${page}`, [
						...[ms(ready), times(readyRatio), ms(settled), times(settledRatio)],
					]),
				),
				'',
			];

/** @param {import('./types.mjs').Check} check */
function ofCheck({ name, value, light, limit, unit, passes, refusal }) {
	/** @param {number} number */
	const cell = (number) => (Number.isFinite(number) ? String(number) : '–').padStart(7);
	const verdict = refusal ? '–   ' : passes ? 'ok  ' : 'OVER';
	const reason = refusal && `   not judged: ${refusal}`;
	return `${verdict} ${name.padEnd(48)} ${cell(value)} ${cell(light)}  ${limit} ${unit}${reason}`;
}

/** @param {Result['host']} host */
function describe({ jetpack, wordpress, php, isHostPhp }) {
	const plugin = jetpack ? `Jetpack ${jetpack}` : 'The sandbox';
	return `${plugin} on WordPress ${wordpress} and PHP ${php}${isHostPhp ? ' with two workers' : ''}; the provider answers after 150 ms.`;
}

/**
 * Formats the results as a table.
 *
 * @param {Result} result
 */
export const toTable = ({ rounds, host, worlds, growth, checks }) =>
	[
		describe(host),
		`Median of ${rounds} round(s), 4× CPU throttling, from the end of the page's response. “×” is the multiple of the floor in the same round,`,
		'“±” how far the rounds are apart.',
		'',
		...ofWorld('Heavy site', worlds.heavy),
		...(worlds.light ? ofWorld('Light site', worlds.light) : []),
		...ofGrowth(growth),
		`${''.padEnd(53)} ${'heavy'.padStart(7)} ${'light'.padStart(7)}  budget`,
		...checks.map(ofCheck),
	].join('\n');
