import { alignTable } from '../compatibility.mjs';

/** @typedef {import('./types.mjs').Measure} Measure */
/** @typedef {import('./types.mjs').Result} Result */
/** @typedef {import('./types.mjs').World} World */

const KB = 1024;

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
const ofKind = ({ rows }, kind) =>
	alignTable([
		[
			...[kind, 'viewport', 'all', 'usable', 'settled', 'known', 'REST calls', 'asked', 'PHP'],
			...['task before', 'task after', 'shift'],
		],
		...rows.map(({ name, [kind]: measures }) => [
			titleOf(name),
			...[measures.viewport, measures.all, measures.usable, measures.settled].map((one) =>
				// The floor has no multiple, only the disagreement of its rounds.
				name === 'floor' ? ofRounds(one) : ofTime(one),
			),
			...[measures.known, measures.calls, measures.asked, measures.php].map((one) => ofRounds(one)),
			...[measures.taskBefore, measures.taskAfter].map((one) => ofRounds(one)),
			ofRounds(measures.shift, (value) => value.toFixed(3)),
		]),
	]);

/** @param {World} world */
function ofWorld(world) {
	const { toggle, tab, settings, weights } = world;
	return [
		'Milliseconds:',
		...[ofKind(world, 'cold'), ofKind(world, 'warm'), ofKind(world, 'later')],
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
				'Variants of the heavy site, warm, as a multiple of it',
				alignTable([
					['', 'all', '', 'settled', ''],
					...growth.map(({ label, page, ready, readyRatio, settled, settledRatio }) => [
						`${label}, #/${page}`,
						...[ms(ready), times(readyRatio), ms(settled), times(settledRatio)],
					]),
				]),
				'',
			];

/** @param {import('./types.mjs').Check} check */
const ofCheck = ({ name, value, limit, unit, passes, refusal }) => [
	refusal ? '–' : passes ? 'ok' : 'OVER',
	...[name, Number.isFinite(value) ? String(value) : '–', `${limit} ${unit}`],
	refusal && `not judged: ${refusal}`,
];

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
export const toTable = ({ rounds, host, heavy, growth, checks }) =>
	[
		describe(host),
		`Median of ${rounds} round(s), 4× CPU throttling, from the end of the page's response. “×” is the multiple of the floor in the same round,`,
		'“±” how far the rounds are apart.',
		'',
		...ofWorld(heavy),
		...ofGrowth(growth),
		alignTable([['', '', 'value', 'budget', ''], ...checks.map(ofCheck)]),
	].join('\n');
