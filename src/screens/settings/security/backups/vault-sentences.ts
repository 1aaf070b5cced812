import { __ } from '@wordpress/i18n';
import type { VaultView } from '@/domain/settings-cards/backups';
import { assertNever } from '@/lib/assert-never';

type View<K extends VaultView['kind']> = Extract<VaultView, { kind: K }>;

/** What the legacy plugin does here. */
export function describeVault({ hasBackups, hasScans }: View<'vault'>): string {
	if (hasBackups && hasScans) {
		return __('VaultPress backs up this site and scans it for threats.', 'jetpack');
	}
	if (hasBackups) {
		return __('VaultPress backs up this site.', 'jetpack');
	}
	return hasScans
		? __('VaultPress scans this site for threats.', 'jetpack')
		: __('VaultPress is active, but neither backs up nor scans this site.', 'jetpack');
}

/** What the site does without, by what it has. */
export function describeOffer({ has }: View<'offer'>): { title: string; description: string } {
	switch (has) {
		case 'nothing':
			return {
				title: __('This site has no backups and no security scans', 'jetpack'),
				description: __(
					'With them you can go back to any day, and hear of threats before they do harm.',
					'jetpack',
				),
			};
		case 'scans':
			return {
				title: __('This site has no backups', 'jetpack'),
				description: __(
					'It is scanned for threats. With backups you can go back to any day.',
					'jetpack',
				),
			};
		case 'backups':
			return {
				title: __('The backups of this site are not available yet', 'jetpack'),
				description: __(
					'Your plan holds them. If this does not change within a day, please contact support.',
					'jetpack',
				),
			};
		default:
			return assertNever(has, 'offer');
	}
}
