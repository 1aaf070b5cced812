/** @typedef {import('./types.mjs').Times} Times */
/** @typedef {import('./types.mjs').Value} Value */

/** With at least this many rounds, one hiccup of the machine does not count as a disagreement. */
const MANY = 5;

/**
 * @param {(number | undefined)[]} values Undefined values and NaN are ignored.
 * @return {number} NaN if there is no value.
 */
export function median(values) {
	const sorted = values
		.flatMap((value) => (Number.isFinite(value) ? Number(value) : []))
		.sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The median of the rounds, and their disagreement: (max − min) ÷ median. From five rounds on, the outlier is dropped.
 *
 * @param {number[]} values One per round; NaN is ignored.
 */
export function statOf(values) {
	const middle = median(values);
	const finite = values.filter(Number.isFinite);
	const nearest = [...finite].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
	const kept = finite.length < MANY ? finite : nearest.slice(0, -1);
	const range = Math.max(...kept) - Math.min(...kept);
	if (finite.length === 0) {
		return { median: NaN, disagreement: 0 };
	}
	return { median: middle, disagreement: range === 0 ? 0 : middle === 0 ? 1 : range / middle };
}

/**
 * The rounds of a value as multiples of another value in the same round.
 *
 * @param {number[]} values
 * @param {number[]} others
 */
const ratioOf = (values, others) => statOf(values.map((value, round) => value / others[round]));

/** @typedef {Record<string, Record<import('./types.mjs').Kind, Times>>} Visits */

/** What the multiple of the floor is of, if not of the same value. @type {Partial<Record<Value, Value>>} */
const OF_FLOOR = { taskBefore: 'all', taskAfter: 'all' };

/** What the multiple of the original is of, if not of the same value. @type {Partial<Record<Value, Value>>} */
const OF_ORIGINAL = { slow: 'known', refused: 'known', html: 'known' };

/**
 * @param {Visits[]}                    rounds
 * @param {string}                      name
 * @param {import('./types.mjs').Kind} kind
 */
function measuresOf(rounds, name, kind) {
	/** @param {string} row @param {Value} value */
	const of = (row, value) => rounds.map((visits) => visits[row]?.[kind][value] ?? NaN);
	const values = /** @type {Value[]} */ (Object.keys(rounds[0][name][kind]));
	const measures = values.map((value) => {
		const own = of(name, value);
		return [
			value,
			{
				...statOf(own),
				toFloor: ratioOf(own, of('floor', OF_FLOOR[value] ?? value)),
				toOriginal: ratioOf(own, of(`original ${name}`, OF_ORIGINAL[value] ?? value)),
			},
		];
	});
	return /** @type {Record<Value, import('./types.mjs').Measure>} */ (Object.fromEntries(measures));
}

/**
 * Each row of a site variant, such as "floor", "dashboard" and "original dashboard".
 *
 * @param {Visits[]} rounds
 */
export const summarizeRows = (rounds) =>
	Object.keys(rounds[0] ?? {}).map((name) => ({
		name,
		cold: measuresOf(rounds, name, 'cold'),
		warm: measuresOf(rounds, name, 'warm'),
		later: measuresOf(rounds, name, 'later'),
	}));

/** @param {import('./run.mjs').Sample[]} samples */
function ofToggles(samples) {
	const toggles = samples.flatMap(({ toggle }) => toggle ?? []);
	/** @param {number[]} numbers */
	const largest = (numbers) => (numbers.length > 0 ? Math.max(...numbers) : NaN);
	return {
		name: toggles[0]?.toggle,
		toPaint: median(toggles.map(({ toPaint }) => toPaint)),
		toSettled: median(toggles.map(({ toSettled }) => toSettled)),
		mutations: largest(toggles.map(({ mutations }) => mutations)),
		touched: largest(toggles.map(({ touched }) => touched)),
	};
}

/** @param {import('./run.mjs').Sample[]} samples */
function ofSettings(samples) {
	const times = samples.flatMap(({ settings }) => settings ?? []);
	const keys = /** @type {(keyof import('./settings.mjs').SettingsTimes)[]} */ (
		Object.keys(times[0] ?? {})
	);
	return Object.fromEntries(keys.map((key) => [key, median(times.map((one) => one[key]))]));
}

/**
 * Medians of a site variant. Parts whose screen is not among the rows have no value: NaN, or an empty list.
 *
 * @param {import('./run.mjs').Sample[]} samples One per round.
 * @param {import('./run.mjs').Weights}  weights
 */
export const summarizeWorld = (samples, weights) => ({
	rows: summarizeRows(samples.map(({ visits }) => visits)),
	toggle: ofToggles(samples),
	tab: median(samples.map(({ tab }) => tab)),
	settings: ofSettings(samples),
	weights,
});

/**
 * Slowdown of a warm page when one part of its data grows.
 *
 * @param {string}                       label   Name of the part.
 * @param {string}                       page    Row.
 * @param {Times[]}                      samples
 * @param {import('./types.mjs').World}  heavy   The same page before its data grew.
 */
export function summarizeGrowth(label, page, samples, heavy) {
	const before = heavy.rows.find(({ name }) => name === page)?.warm;
	const ready = median(samples.map(({ all }) => all));
	const settled = median(samples.map((sample) => sample.settled));
	return {
		label,
		page,
		ready,
		readyRatio: ready / (before?.all.median ?? NaN),
		settled,
		settledRatio: settled / (before?.settled.median ?? NaN),
	};
}
