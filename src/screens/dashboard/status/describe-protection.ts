import { __, _n, sprintf } from '@wordpress/i18n';
import { getOverrideMessage } from '@/domain/modules/availability';
import { RECONNECT_PATH } from '@/domain/routes/connect';
import type { Threat } from '@/domain/scan/types';
import type { ModuleProtectionId, Protection, StatusRow } from '@/domain/status/types';
import type { VaultPressLack } from '@/domain/vaultpress/types';

/** The matter as a headline without a period, and what a person should know about it as a sentence or "". */
export interface RowWords {
	headline: string;
	detail: string;
}

const CREDENTIALS: Record<Protection, () => RowWords> = {
	scan: () => ({
		headline: __("Malware scans aren't running", 'dashboard-for-jetpack'),
		detail: __('Malware scans need your server credentials.', 'dashboard-for-jetpack'),
	}),
	backup: () => ({
		headline: __("Backups aren't running", 'dashboard-for-jetpack'),
		detail: __('Backups need your server credentials.', 'dashboard-for-jetpack'),
	}),
	both: () => ({
		headline: __("Backups and malware scans aren't running", 'dashboard-for-jetpack'),
		detail: __('Backups and scans need your server credentials.', 'dashboard-for-jetpack'),
	}),
};

export const describeCredentials = (of: Protection): RowWords => CREDENTIALS[of]();

const NOT_STARTED: Record<Protection, () => string> = {
	scan: () => __("Malware scans haven't started", 'dashboard-for-jetpack'),
	backup: () => __("Backups haven't started", 'dashboard-for-jetpack'),
	both: () => __("Backups and malware scans haven't started", 'dashboard-for-jetpack'),
};

export const describeNotStarted = (of: Protection): string => NOT_STARTED[of]();

const STARTING: Record<Protection, () => string> = {
	scan: () => __('Malware scans are being set up', 'dashboard-for-jetpack'),
	backup: () => __('Backups are being set up', 'dashboard-for-jetpack'),
	both: () => __('Backups and malware scans are being set up', 'dashboard-for-jetpack'),
};

export const describeStarting = (of: Protection): string => STARTING[of]();

const GAPS: Record<Protection, () => RowWords> = {
	scan: () => ({
		headline: __('No malware scans', 'dashboard-for-jetpack'),
		detail: __("Jetpack isn't looking for malware on your site.", 'dashboard-for-jetpack'),
	}),
	backup: () => ({
		headline: __('No backups', 'dashboard-for-jetpack'),
		detail: __('If something breaks, Jetpack has nothing to restore.', 'dashboard-for-jetpack'),
	}),
	both: () => ({
		headline: __('No backups, no malware scans', 'dashboard-for-jetpack'),
		detail: __('If something breaks, Jetpack has nothing to restore.', 'dashboard-for-jetpack'),
	}),
};

export const describeGap = (of: Protection): RowWords => GAPS[of]();

const VAULTPRESS: Record<VaultPressLack, () => string> = {
	'vaultpress-unregistered': () =>
		__('VaultPress needs its registration key.', 'dashboard-for-jetpack'),
	'vaultpress-missing': () =>
		__("Your plan includes VaultPress, but it isn't installed.", 'dashboard-for-jetpack'),
	'vaultpress-inactive': () =>
		__("Your plan includes VaultPress, but it isn't active.", 'dashboard-for-jetpack'),
};

export const describeVaultPress = (lack: VaultPressLack): string => VAULTPRESS[lack]();

function nameThreat({ title, signature, filename = '' }: Threat): string {
	const file = filename.slice(filename.lastIndexOf('/') + 1);
	const name = title || signature;
	if (!name) {
		/* translators: %s: name of a file. */
		return sprintf(__('suspicious code in %s', 'dashboard-for-jetpack'), file);
	}
	return file && !name.includes(file)
		? /* translators: 1: what was found, 2: name of the file. */
			sprintf(__('%1$s in %2$s', 'dashboard-for-jetpack'), name, file)
		: name;
}

export function describeThreat(threat: Threat): string {
	const { severity = 0 } = threat;
	const name = nameThreat(threat);
	if (severity >= 4) {
		/* translators: %s: description of a threat. */
		return sprintf(__('Severe: %s', 'dashboard-for-jetpack'), name);
	}
	/* translators: %s: description of a threat. */
	return sprintf(__('Threat: %s', 'dashboard-for-jetpack'), name);
}

export const countThreats = (count: number): string =>
	sprintf(
		/* translators: %d: number of threats. */
		_n('%d threat found', '%d threats found', count, 'dashboard-for-jetpack'),
		count,
	);

export function nameModule(id: ModuleProtectionId): string {
	switch (id) {
		case 'protect':
			return __('Brute force protection', 'dashboard-for-jetpack');
		case 'monitor':
			return __('Downtime monitoring', 'dashboard-for-jetpack');
	}
}

export function describeModule(id: ModuleProtectionId, isLocked: boolean): RowWords {
	const locked = isLocked && getOverrideMessage('inactive', nameModule(id));
	switch (id) {
		case 'protect':
			return {
				headline: __('Brute force protection is off', 'dashboard-for-jetpack'),
				detail: locked || __('It stops people who guess passwords.', 'dashboard-for-jetpack'),
			};
		case 'monitor':
			return {
				headline: __('Downtime monitoring is off', 'dashboard-for-jetpack'),
				detail: locked || __('It tells you when your site goes offline.', 'dashboard-for-jetpack'),
			};
	}
}

export function describeOwner(path: Extract<StatusRow, { kind: 'owner' }>['path']): RowWords {
	if (path === RECONNECT_PATH) {
		return {
			headline: __('Jetpack has no owner on this site', 'dashboard-for-jetpack'),
			detail: __(
				'Its owner is no longer a user here. Reconnect to become the owner.',
				'dashboard-for-jetpack',
			),
		};
	}
	return {
		headline: __('No account is connected', 'dashboard-for-jetpack'),
		detail: path
			? __('Connect an account to turn on backups, scans and monitoring.', 'dashboard-for-jetpack')
			: __('Ask an administrator to connect theirs.', 'dashboard-for-jetpack'),
	};
}
