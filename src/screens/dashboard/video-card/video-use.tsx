import { __, sprintf } from '@wordpress/i18n';
import type { VideoUse as Use } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { ProgressBar } from '@/ui/progress-bar';
import { Skeleton } from '@/ui/skeleton';

/** CARD-18 to CARD-20. */
export function VideoUse({ use }: { use: Use }) {
	switch (use.kind) {
		case 'unknown':
			return <Skeleton height={20} label={__('Loading how much is stored…', 'jetpack')} />;
		case 'unlimited':
			return <p>{__('Your plan holds as many videos as you like.', 'jetpack')}</p>;
		case 'free':
			return (
				<p>
					{use.isUsed
						? __('You have used your free video. Upgrade to host more of them.', 'jetpack')
						: __('1 free video available. Upgrade to host more of them.', 'jetpack')}
				</p>
			);
		case 'storage':
			return (
				<>
					<p>
						{sprintf(
							/* translators: %d: a percentage. */
							__('%d%% of 1TB is used.', 'jetpack'),
							use.percentage,
						)}
					</p>
					<ProgressBar
						label={__('Used storage', 'jetpack')}
						value={use.percentage}
						canGoBackwards
					/>
				</>
			);
		default:
			return assertNever(use, 'use');
	}
}
