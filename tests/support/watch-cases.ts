/**
 * Scenario → what the list of a network's sites says of the backups, "—" if it knows nothing, and the number of threats. The rules of `src/domain/backup` and
 * `src/domain/scan`, which PHP has a second time for the answers that it sees (`class-watch.php`): both are tested with these.
 */
export const WATCH_CASES: readonly [scenario: string, backups: string, threats: number][] = [
	['security', 'On', 0],
	['backup-provisioning', 'Being set up', 0],
	['backup-awaiting', 'Need server credentials', 0],
	['free', 'None', 0],
	['backup-inactive', 'None', 0],
	['backup-unknown', '—', 0],
	['backup-failing', '—', 0],
	['threats', 'On', 3],
	['scan-one-threat', 'On', 1],
	['vaultpress-threats', '—', 2],
	['disconnected', '—', 0],
];
