const ms = (value) => (Number.isFinite(value) ? `${Math.round(value)} ms` : '–').padStart(9);

/** The figures for people. */
export function toTable({ rounds, ready, settled, toggle, tab, settings, weights, checks }) {
	const times = Object.keys(ready).map(
		(name) =>
			`${name.padEnd(12)} ${ms(ready[name].cold)} ${ms(ready[name].warm)} ${ms(settled[name].cold)} ${ms(settled[name].warm)}`,
	);
	const verdicts = checks.map(
		({ name, value, limit, unit, passes }) =>
			`${passes ? 'ok  ' : 'OVER'} ${name.padEnd(38)} ${String(value).padStart(6)} of ${limit} ${unit}`,
	);
	return [
		`Median of ${rounds} rounds, 4× CPU throttling; from the page's response to the last card painted (ready) and to the last change (settled).`,
		'',
		`${''.padEnd(12)} ${'cold'.padStart(9)} ${'warm'.padStart(9)} ${'settled,'.padStart(9)} ${'warm'.padStart(9)}`,
		...times,
		'',
		`toggle “${toggle.name ?? 'none'}”: ${ms(toggle.toPaint).trim()} to paint, ${ms(toggle.toSettled).trim()} to settled; ${toggle.mutations} changes of the DOM in ${toggle.touched} card(s)`,
		`change of tab: ${ms(tab).trim()}`,
		`settings: a switch ${ms(settings.toggleToPaint).trim()} to paint, in ${settings.toggleTouched} card(s); a tab ${ms(settings.tab).trim()}; a letter of the search ${ms(settings.keyScript).trim()} of script, ${ms(settings.keyToPaint).trim()} to paint, its results ${ms(settings.toResults).trim()} after the pause, a letter over them ${ms(settings.keyOverResults).trim()}`,
		`REST calls of #/dashboard: ${weights.dashboard.callsBeforeReady} before ready, ${weights.dashboard.calls} in all (${weights.dashboard.callList.join(', ') || 'none'})`,
		'',
		...verdicts,
	].join('\n');
}
