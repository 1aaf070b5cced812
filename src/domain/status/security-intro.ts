import { __, _n, sprintf } from '@wordpress/i18n';
import { isScanned, type BackupSettingsView } from '@/domain/rewind/settings-card';
import type { Protection, ProtectionFacts } from './protections';

export interface SecurityIntroFacts extends Pick<
	ProtectionFacts,
	'connection' | 'scan' | 'threats'
> {
	/** The state on the card of backups and scans. */
	backups: BackupSettingsView;
	/** The firewall or the brute force protection is on. */
	isGuarded: boolean;
	/** As At a Glance counts them. */
	protections: readonly Pick<Protection, 'state'>[];
}

function isBackedUp(backups: BackupSettingsView): boolean {
	switch (backups.kind) {
		case 'active':
			return true;
		case 'vaultpress':
			return backups.hasBackups || backups.hasScans;
		default:
			return false;
	}
}

/**
 * The sentence below the heading of the security settings (SETSEC-03). The site counts as protected only if backups or scans are known to run, and
 * nothing that protects it is off: the sentence promises a notification, and the card below it may offer both.
 */
export function describeSecurityIntro(facts: SecurityIntroFacts): string {
	const { connection, backups, threats, scan, isGuarded, protections } = facts;
	if (connection === 'offline') {
		return __("Jetpack can't watch your site in Offline Mode.");
	}
	if (connection === 'unconnected') {
		return __('Connect this site to let Jetpack protect it.');
	}
	if (threats) {
		return sprintf(
			/* translators: %d: number of threats. */
			_n(
				'%d threat on your site needs your attention.',
				'%d threats on your site need your attention.',
				threats.count,
			),
			threats.count,
		);
	}
	if (backups.kind === 'loading') {
		return __('Checking what protects your site…');
	}
	if (backups.kind === 'failed') {
		return __("Couldn't check how well your site is protected.");
	}
	if (backups.kind === 'awaiting-credentials' || scan.kind === 'awaiting-credentials') {
		return __("Enter your server's credentials to finish protecting your site.");
	}
	if (isScanned(scan) || isBackedUp(backups)) {
		return protections.some(({ state }) => state === 'off' || state === 'stale')
			? __("Part of your site's protection is off. Turn on what you need.")
			: __("Your site is protected by Jetpack. You'll be notified if anything needs attention.");
	}
	// Attacks may be blocked, but nothing is known to back up or scan the site.
	return isGuarded
		? __('Login protection is on. Turn on anything else you need.')
		: __('Nothing protects your site yet. Turn on what you need.');
}
