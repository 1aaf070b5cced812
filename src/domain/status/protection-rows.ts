import { __, _n, sprintf } from '@wordpress/i18n';
import { getOverrideMessage } from '@/domain/modules/availability';
import { isStale } from '@/domain/scan';
import type { VaultPressLack } from '@/domain/rewind/vaultpress';
import { isUnprotected, type ModuleProtectionId, type ProtectionId } from './protections';
import { type FindRow, toProvider, type FoundRow, type StatusFacts } from './row';

const DAY = 24 * 60 * 60 * 1000;

type OfBoth = Record<'scan' | 'backup' | 'both', () => FoundRow>;

/** Backups and scans in the same state share a row. */
function pick(isScan: boolean, isBackup: boolean, { scan, backup, both }: OfBoth) {
	return isScan && isBackup ? both() : isScan ? scan() : isBackup ? backup() : null;
}

const pickOf = (
	{ scan, backup }: StatusFacts,
	kind: 'awaiting-credentials' | 'not-started' | 'provisioning',
	of: OfBoth,
) => pick(scan.kind === kind, backup.kind === kind, of);

const toCredentials = (source: string) => toProvider(source, __('Enter credentials'));

export const credentials: FindRow = (facts) =>
	pickOf(facts, 'awaiting-credentials', {
		scan: () => ({
			headline: __("Malware scans aren't running"),
			detail: __('Malware scans need your server credentials.'),
			action: toCredentials('jetpack-scan-dash-credentials'),
		}),
		backup: () => ({
			headline: __("Backups aren't running"),
			detail: __('Backups need your server credentials.'),
			action: toCredentials('jetpack-backup-dash-credentials'),
		}),
		both: () => ({
			headline: __("Backups and malware scans aren't running"),
			detail: __('Backups and scans need your server credentials.'),
			action: toCredentials('jetpack-backup-dash-credentials'),
		}),
	});

const VAULTPRESS: Record<VaultPressLack, () => string> = {
	'vaultpress-unregistered': () => __('VaultPress needs its registration key.'),
	'vaultpress-missing': () => __("Your plan includes VaultPress, but it isn't installed."),
	'vaultpress-inactive': () => __("Your plan includes VaultPress, but it isn't active."),
};

const isVaultPressLack = (kind: string): kind is VaultPressLack => kind in VAULTPRESS;

/** Scan and backup may both lack VaultPress, which gets only one row. */
export const vaultpress: FindRow = ({ scan, backup }) => {
	const lack = [scan.kind, backup.kind].find(isVaultPressLack);
	return (
		lack && {
			headline: __("VaultPress isn't set up"),
			detail: VAULTPRESS[lack](),
			action:
				lack === 'vaultpress-unregistered'
					? toProvider('vaultpress-dashboard', __('Find your key'))
					: { kind: 'get-vaultpress', lack },
		}
	);
};

export const notStarted: FindRow = (facts) => {
	const toRow = (headline: string): FoundRow => ({
		headline,
		detail: __("You've bought them. Support can start them."),
		action: { kind: 'support' },
	});
	return pickOf(facts, 'not-started', {
		scan: () => toRow(__("Malware scans haven't started")),
		backup: () => toRow(__("Backups haven't started")),
		both: () => toRow(__("Backups and malware scans haven't started")),
	});
};

/** Neither running nor bought. */
export const gap: FindRow = ({ scan, backup, threats: found, protections }) => {
	const offer = [backup, scan].find(({ kind }) => kind === 'offer');
	// VaultPress scans where it found something.
	const words = pick(scan.kind === 'offer' && !found, backup.kind === 'offer', {
		scan: () => ({
			headline: __('No malware scans'),
			detail: __("Jetpack isn't looking for malware on your site."),
		}),
		backup: () => ({
			headline: __('No backups'),
			detail: __('If something breaks, Jetpack has nothing to restore.'),
		}),
		both: () => ({
			headline: __('No backups, no malware scans'),
			detail: __('If something breaks, Jetpack has nothing to restore.'),
		}),
	});
	return (
		words && {
			...words,
			...(isUnprotected(protections) && { headline: getUnprotectedTitle() }),
			action: offer?.kind === 'offer' &&
				offer.promotion === 'upgrade' && {
					kind: 'route',
					href: '#/plans',
					label: __('Compare plans'),
				},
		}
	);
};

export const getUnprotectedTitle = () => __('Nothing protects your site yet');

export const starting: FindRow = (facts) => {
	const toRow = (headline: string): FoundRow => ({
		headline,
		detail: __('The first results will appear here.'),
	});
	return pickOf(facts, 'provisioning', {
		scan: () => toRow(__('Malware scans are being set up')),
		backup: () => toRow(__('Backups are being set up')),
		both: () => toRow(__('Backups and malware scans are being set up')),
	});
};

export const staleScan: FindRow = (facts) => {
	const days = Math.floor((facts.now - (facts.scannedAt ?? facts.now)) / DAY);
	return (
		isStale(facts) && {
			headline: sprintf(
				/* translators: %s: number of days. */
				_n('Not scanned for %s day', 'Not scanned for %s days', days),
				new Intl.NumberFormat(facts.locale).format(days),
			),
			detail: __('Sites are normally scanned every day.'),
			action: toProvider('calypso-scanner', __('See scans')),
		}
	);
};

export const antiSpamKey: FindRow = ({ antiSpam }) =>
	antiSpam.kind === 'invalid-key' && {
		headline: __("Anti-spam isn't working"),
		detail: __("Comments and forms aren't checked for spam."),
		action: { kind: 'anti-spam-key' },
	};

function findAntiSpam({ connection: state, antiSpam: { kind } }: StatusFacts, headline: string) {
	return (
		state === 'connected' &&
		(kind === 'not-installed' || kind === 'inactive') && {
			headline,
			detail:
				kind === 'inactive'
					? __('Akismet is installed but not active.')
					: __("Akismet isn't installed."),
			action: { kind: 'start-anti-spam', lack: kind } as const,
		}
	);
}

export const antiSpamOff: FindRow = (facts) => {
	switch (facts.antiSpamGrant) {
		case 'plan':
			return findAntiSpam(facts, __("Your plan includes anti-spam, but it's off"));
		case 'product':
			return findAntiSpam(facts, __("You've bought anti-spam, but it's off"));
		default:
			return null;
	}
};

/** Free spam protection ranks with the free modules, below what has to be bought. */
export const freeAntiSpamOff: FindRow = (facts) =>
	!facts.antiSpamGrant && findAntiSpam(facts, __('Anti-spam is off'));

const MODULES: Record<ModuleProtectionId, () => Record<'name' | 'headline' | 'detail', string>> = {
	protect: () => ({
		name: __('Brute force protection'),
		headline: __('Brute force protection is off'),
		detail: __('It stops people who guess passwords.'),
	}),
	monitor: () => ({
		name: __('Downtime monitoring'),
		headline: __('Downtime monitoring is off'),
		detail: __('It tells you when your site goes offline.'),
	}),
};

const isModule = (id: ProtectionId): id is ModuleProtectionId => id in MODULES;

/** A free protection that is off; site code may forbid its switch. */
export const moduleOff: FindRow = ({ connection: state, protections }) =>
	state === 'connected' &&
	protections.flatMap(({ id, state: own, isLocked }): FoundRow[] => {
		if (!isModule(id) || own !== 'off') {
			return [];
		}
		const { name, ...words } = MODULES[id]();
		return isLocked
			? [{ ...words, detail: getOverrideMessage('inactive', name) }]
			: [{ ...words, action: { kind: 'turn-on', id, name } }];
	});
