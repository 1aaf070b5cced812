import { __ } from '@wordpress/i18n';
import { ApiError } from './errors';
import type { Renewal } from './nonce';
import { STALE_NONCE } from './read-answer';

/** The error of a call that was not repeated after its nonce had expired. */
export function toRefusal(renewal: Exclude<Renewal, 'renewed'>, status: number): ApiError {
	const details = { status, code: STALE_NONCE };
	switch (renewal) {
		case 'over':
			return new ApiError(
				'session',
				__(
					"You've been logged out. Log in again in a new tab, then try again here. Nothing is lost.",
					'dashboard-for-jetpack',
				),
				details,
			);
		case 'other-user':
			return new ApiError(
				'other-user',
				__(
					'Someone else is logged in now, so nothing was saved. Reload the page to continue.',
					'dashboard-for-jetpack',
				),
				details,
			);
		case 'unverified':
			return new ApiError(
				'unverified',
				__(
					"Your site didn't confirm that you're still logged in. Please try again. Nothing is lost.",
					'dashboard-for-jetpack',
				),
				details,
			);
	}
}
