import { __, _n, sprintf } from '@wordpress/i18n';
import { isScanned, type BackupSettingsView } from '@/domain/backup/settings-card';
import type { SiteConnection } from '@/domain/connection';
import type { FoundThreats } from '@/domain/scan/find-threats';
import type { Scan } from '@/domain/scan/resolve-scan';
import { assertNever } from '@/lib/values';

export interface SecurityIntroFacts {
	connection: SiteConnection;
	/** The state on the card of backups and scans. */
	backups: BackupSettingsView;
	scan: Scan;
	threats: FoundThreats | null;
	/** The firewall or the brute force protection is on. */
	isGuarded: boolean;
}

export type SecurityIntro =
	| {
			kind:
				| 'offline'
				| 'unconnected'
				| 'checking'
				| 'unknown'
				| 'credentials'
				/** Attacks are blocked, but nothing is known to back up or scan the site. */
				| 'guarded'
				| 'unprotected';
	  }
	| { kind: 'threats'; count: number }
	| { kind: 'protected' };

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
 * The site's protection (SETSEC-03). It counts as protected only if backups or scans are known to run: the sentence
 * promises a notification, and the card below it may offer both.
 */
export function resolveSecurityIntro(facts: SecurityIntroFacts): SecurityIntro {
	const { connection, backups, threats, scan, isGuarded } = facts;
	if (connection !== 'connected') {
		return { kind: connection };
	}
	if (threats) {
		return { kind: 'threats', count: threats.count };
	}
	if (backups.kind === 'loading') {
		return { kind: 'checking' };
	}
	if (backups.kind === 'failed') {
		return { kind: 'unknown' };
	}
	if (backups.kind === 'awaiting-credentials' || scan.kind === 'awaiting-credentials') {
		return { kind: 'credentials' };
	}
	if (isScanned(scan) || isBackedUp(backups)) {
		return { kind: 'protected' };
	}
	return { kind: isGuarded ? 'guarded' : 'unprotected' };
}

/** The sentence below the heading of the security settings (SETSEC-03). */
export function describeSecurityIntro(intro: SecurityIntro): string {
	switch (intro.kind) {
		case 'protected':
			return __(
				"Your site is protected by Jetpack. You'll be notified if anything needs attention.",
				'dashboard-for-jetpack',
			);
		case 'threats':
			return sprintf(
				/* translators: %d: number of threats. */
				_n(
					'%d threat on your site needs your attention.',
					'%d threats on your site need your attention.',
					intro.count,
					'dashboard-for-jetpack',
				),
				intro.count,
			);
		case 'credentials':
			return __(
				"Enter your server's credentials to finish protecting your site.",
				'dashboard-for-jetpack',
			);
		case 'guarded':
			return __('Login protection is on. Turn on anything else you need.', 'dashboard-for-jetpack');
		case 'unprotected':
			return __('Nothing protects your site yet. Turn on what you need.', 'dashboard-for-jetpack');
		case 'checking':
			return __('Checking what protects your site…', 'dashboard-for-jetpack');
		case 'unknown':
			return __("Couldn't check how well your site is protected.", 'dashboard-for-jetpack');
		case 'offline':
			return __("Jetpack can't watch your site in Offline Mode.", 'dashboard-for-jetpack');
		case 'unconnected':
			return __('Connect this site to let Jetpack protect it.', 'dashboard-for-jetpack');
		default:
			return assertNever(intro);
	}
}
