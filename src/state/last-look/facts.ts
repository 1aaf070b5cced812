import { createSelector } from '@reduxjs/toolkit';
import type { Backup } from '@/domain/rewind/resolve-backup';
import { listUpdatedPlugins } from '@/domain/last-look/changes';
import type { LookFacts } from '@/domain/last-look/record';
import type { Scan } from '@/domain/scan';
import { knownData } from '@/lib/remote';
import { selectEarlierLook } from '.';
import { selectPlugins } from '../plugins';
import { selectStatsSeries, selectStatsSummary } from '../stats';
import { selectBackup, selectScan, selectThreats } from '../rewind/backup-and-scan';

/** Nothing is known of any other backups, because a failed request says nothing about them. */
const ARE_BACKUPS_ON: Partial<Record<Backup['kind'], boolean>> = {
	active: true,
	'vaultpress-active': true,
	'awaiting-credentials': false,
	'not-started': false,
	offer: false,
};

const readThreats = (scan: Scan, found: { count: number } | null): number | undefined =>
	found?.count ?? (scan.kind === 'clear' || scan.kind === 'vaultpress-clear' ? 0 : undefined);

const selectVersions = createSelector([selectPlugins], (plugins): LookFacts['plugins'] => {
	const installed = knownData(plugins);
	return (
		installed &&
		Object.fromEntries(Object.values(installed).map(({ file, version }) => [file, version]))
	);
});

export const selectLookFacts = createSelector(
	[selectStatsSummary, selectVersions, selectBackup, selectScan, selectThreats],
	(summary, plugins, backup, scan, threats): LookFacts => ({
		views: summary?.views ?? undefined,
		plugins,
		areBackupsOn: ARE_BACKUPS_ON[backup.kind],
		threats: readThreats(scan, threats),
	}),
);

/** Whether answers with such facts are still on their way. */
export const selectIsLookLoading = createSelector(
	[selectStatsSeries, selectPlugins, selectBackup, selectScan],
	({ day }, plugins, backup, scan) =>
		[day.phase, plugins.phase, backup.kind, scan.kind].includes('loading'),
);

const NONE: string[] = [];

export const selectUpdatedPlugins = createSelector(
	[selectEarlierLook, selectVersions, selectPlugins],
	(earlier, plugins, answer) => {
		const installed = knownData(answer) ?? {};
		return earlier
			? listUpdatedPlugins(earlier.facts, { plugins }).map((file) => installed[file]?.name || file)
			: NONE;
	},
);
