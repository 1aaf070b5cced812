const KB = 1024;

export function median(values) {
	const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const ratio = (name, value, limit, unit = '× floor') => ({
	name,
	value: Math.round(value * 100) / 100,
	limit,
	unit,
});
const kilobytes = (name, bytes, limit) => ({
	name,
	value: Math.round(bytes / KB),
	limit,
	unit: 'KB',
});
const count = (name, value, limit, unit) => ({ name, value, limit, unit });

/**
 * The figures against their budgets. Times are a share of the floor of the same run, so that the machine does not matter.
 *
 * @param {{ floor: object, dashboard: object, traffic: object }} medians Ready, cold and warm, by page.
 * @param {{ dashboard: object, traffic: object }}                weights What each page has loaded.
 * @param {{ wordpress: number, settings: number, modules: number }} rest  Milliseconds until an answer is there.
 */
export function judge({ floor, dashboard, traffic }, weights, rest, touched) {
	const checks = [
		ratio('#/dashboard ready, cold', dashboard.cold / floor.cold, 1.6),
		ratio('#/dashboard ready, warm', dashboard.warm / floor.warm, 1.25),
		ratio('#/traffic ready, cold', traffic.cold / floor.cold, 1.6),
		ratio('#/traffic ready, warm', traffic.warm / floor.warm, 1.25),
		kilobytes('JavaScript on the page, decoded', weights.dashboard.scripts, 750),
		kilobytes('own JavaScript for #/dashboard, gzip', weights.dashboard.ownScriptsGzip, 110),
		kilobytes('own CSS for #/dashboard, decoded', weights.dashboard.ownSheets, 60),
		ratio('GET settings', rest.settings / rest.wordpress, 4, '× wp/v2/settings'),
		ratio('GET module/all', rest.modules / rest.wordpress, 4, '× wp/v2/settings'),
		count(
			'REST calls made twice',
			weights.dashboard.callsTwice + weights.traffic.callsTwice,
			0,
			'calls',
		),
		count('cards touched by a toggle', touched, 1, 'cards'),
	];
	return checks.map((check) => ({ ...check, passes: check.value <= check.limit }));
}
