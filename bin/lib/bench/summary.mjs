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
 * @param {import('./run.mjs').Sample[]}    samples
 * @param {'ready' | 'settled' | 'pieces'}  key
 */
function ofPages(samples, key) {
	/** @param {import('./worlds.mjs').PageName} name @param {'cold' | 'warm'} kind */
	const of = (name, kind) => median(samples.map(({ times }) => times[name][kind][key]));
	return {
		floor: { cold: of('floor', 'cold'), warm: of('floor', 'warm') },
		dashboard: { cold: of('dashboard', 'cold'), warm: of('dashboard', 'warm') },
		traffic: { cold: of('traffic', 'cold'), warm: of('traffic', 'warm') },
		recommendations: { cold: of('recommendations', 'cold'), warm: of('recommendations', 'warm') },
	};
}

/** @param {import('./run.mjs').Sample[]} samples */
function ofToggles(samples) {
	const toggles = samples.flatMap(({ toggle }) => toggle ?? []);
	return {
		name: toggles[0]?.toggle,
		toPaint: median(toggles.map(({ toPaint }) => toPaint)),
		toSettled: median(toggles.map(({ toSettled }) => toSettled)),
		mutations: Math.max(...toggles.map(({ mutations }) => mutations)),
		touched: Math.max(...toggles.map(({ touched }) => touched)),
	};
}

/** @param {import('./run.mjs').Sample[]} samples */
function ofSettings(samples) {
	/** @param {keyof import('./settings.mjs').SettingsTimes} key */
	const of = (key) => median(samples.map(({ settings }) => settings[key]));
	return {
		toggleToPaint: of('toggleToPaint'),
		toggleTouched: of('toggleTouched'),
		tab: of('tab'),
		keyScript: of('keyScript'),
		keyToPaint: of('keyToPaint'),
		toResults: of('toResults'),
		keyOverResults: of('keyOverResults'),
	};
}

/**
 * Medians of a site variant.
 *
 * @param {import('./run.mjs').Sample[]} samples One per round.
 * @param {import('./run.mjs').Weights}  weights
 */
export function summarizeWorld(samples, weights) {
	return {
		ready: ofPages(samples, 'ready'),
		settled: ofPages(samples, 'settled'),
		pieces: ofPages(samples, 'pieces'),
		toggle: ofToggles(samples),
		tab: median(samples.map(({ tab }) => tab)),
		settings: ofSettings(samples),
		...weights,
	};
}

/** @typedef {ReturnType<typeof summarizeWorld>} World */

/**
 * Slowdown of a warm page when one part of its data grows.
 *
 * @param {string}                          label   Name of the part.
 * @param {import('./worlds.mjs').PageName} page
 * @param {import('./load.mjs').Times[]}    samples
 * @param {World}                           heavy   The same page before the growth.
 */
export function summarizeGrowth(label, page, samples, heavy) {
	const ready = median(samples.map((sample) => sample.ready));
	const settled = median(samples.map((sample) => sample.settled));
	return {
		label,
		page,
		ready,
		readyRatio: ready / heavy.ready[page].warm,
		settled,
		settledRatio: settled / heavy.settled[page].warm,
	};
}
