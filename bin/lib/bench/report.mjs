const KB = 1024;

/** @param {number} value */
const ms = (value) => (Number.isFinite(value) ? `${Math.round(value)} ms` : '–');
/** @param {number} bytes */
const kb = (bytes) => `${Math.round(bytes / KB)} KB`;
/** @param {number} value */
const times = (value) => `${value.toFixed(2)} ×`;
/** @param {string[]} texts */
const cells = (...texts) => texts.map((text) => text.padStart(9)).join(' ');

/**
 * @param {string}                        name
 * @param {import('./summary.mjs').World} world
 */
function ofWorld(name, { ready, settled, toggle, tab, settings, weights }) {
	const { dashboard } = weights;
	const pages = /** @type {const} */ (['floor', 'dashboard', 'traffic', 'recommendations']);
	return [
		`${name}: ${kb(dashboard.html)} of HTML, ${kb(dashboard.pageData)} of page data`,
		`  ${''.padEnd(15)} ${cells('cold', 'warm', 'settled,', 'warm')}`,
		...pages.map(
			(page) =>
				`  ${page.padEnd(15)} ${cells(ms(ready[page].cold), ms(ready[page].warm), ms(settled[page].cold), ms(settled[page].warm))}`,
		),
		`  toggle “${toggle.name ?? 'none'}”: ${ms(toggle.toPaint)} to paint, ${ms(toggle.toSettled)} to settled; ${toggle.mutations} changes of the DOM in ${toggle.touched} card(s)`,
		`  change of tab: ${ms(tab)}`,
		`  settings: switch ${ms(settings.toggleToPaint)} to paint, in ${settings.toggleTouched} card(s); tab ${ms(settings.tab)}; letter in the search ${ms(settings.keyScript)} of script, ${ms(settings.keyToPaint)} to paint, results ${ms(settings.toResults)} after the pause, letter over results ${ms(settings.keyOverResults)}`,
		`  REST calls of #/dashboard: ${dashboard.callsBeforeReady} before ready, ${dashboard.calls} in all (${dashboard.callList.join(', ') || 'none'})`,
		'',
	];
}

/**
 * Formats the results as a table.
 *
 * @param {Awaited<ReturnType<typeof import('./run.mjs').runBench>>} result
 */
export function toTable({ rounds, worlds, growth, checks }) {
	return [
		`Median of ${rounds} rounds, 4× CPU throttling; from the page's response to the last card painted (ready) and to the last change (settled).`,
		'',
		...ofWorld('Heavy site', worlds.heavy),
		...ofWorld('Light site', worlds.light),
		'Growth beyond the heavy site, warm, as a multiple of it',
		`  ${''.padEnd(29)} ${cells('ready', '', 'settled', '')}`,
		...growth.map(
			({ label, page, ready, readyRatio, settled, settledRatio }) =>
				`  ${`${label}, #/${page}`.padEnd(29)} ${cells(ms(ready), times(readyRatio), ms(settled), times(settledRatio))}`,
		),
		'',
		`${''.padEnd(42)} ${'heavy'.padStart(6)} ${'light'.padStart(6)}  budget`,
		...checks.map(
			({ name, value, light, limit, unit, passes }) =>
				`${passes ? 'ok  ' : 'OVER'} ${name.padEnd(37)} ${String(value).padStart(6)} ${String(light).padStart(6)}  ${limit} ${unit}`,
		),
	].join('\n');
}
