/**
 * Scenario → the text about backups in the list of a network's sites, "—" if it knows nothing, and the number of threats. PHP repeats the rules of
 * `src/domain/rewind` and `src/domain/scan` for the answers that a site keeps (`class-provider-facts.php`), and these cases test both.
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
