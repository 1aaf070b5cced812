import { __, sprintf } from '@wordpress/i18n';
import type { ModuleRow } from './module-rows';
import { getLockReason } from './switch-lock';

/** Why modules can't be switched, each reason with its modules. Those that code forces on or off are left out. */
export function summarizeLocks(rows: readonly ModuleRow[], locale: string): string[] {
	const names = new Map<string, string[]>();
	for (const { lock, name } of rows) {
		if (lock && lock.kind !== 'locked') {
			const reason = getLockReason(lock, name);
			names.set(reason, [...(names.get(reason) ?? []), name]);
		}
	}
	const list = new Intl.ListFormat(locale, { type: 'unit' });
	return [...names].map(([reason, modules]) =>
		sprintf(
			/* translators: 1: names of features, such as "Stats, Search". 2: a sentence, such as "Connect this site first." */
			__('%1$s: %2$s', 'dashboard-for-jetpack'),
			list.format(modules),
			reason,
		),
	);
}
