import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import type { KnownVideoUse } from './use';

/** What a person reads of it (CARD-18 to CARD-20, SETPERF-19). */
export function describeVideoUse(use: KnownVideoUse): string {
	switch (use.kind) {
		case 'unlimited':
			return __('Your plan holds as many videos as you like.', 'jetpack');
		case 'free':
			return use.isUsed
				? __('You have used your free video. Upgrade to host more of them.', 'jetpack')
				: __('1 free video available. Upgrade to host more of them.', 'jetpack');
		case 'storage':
			return sprintf(
				/* translators: %d: a percentage. */
				__('%d%% of 1TB is used.', 'jetpack'),
				use.percentage,
			);
		default:
			return assertNever(use, 'use');
	}
}

export const getVideoStorageOffer = (): string =>
	__('Get 1TB of storage for your videos.', 'jetpack');
