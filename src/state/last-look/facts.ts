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

/** Undefined if nothing is known, because a failed request says nothing about the backups. */
function readBackups({ kind }: Backup): boolean | undefined {
	switch (kind) {
		case 'active':
		case 'vaultpress-active':
			return true;
		case 'awaiting-credentials':
		case 'not-started':
		case 'offer':
			return false;
		default:
			return undefined;
	}
}

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
		areBackupsOn: readBackups(backup),
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
