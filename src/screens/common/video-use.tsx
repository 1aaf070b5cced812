import { __ } from '@wordpress/i18n';
import { describeVideoUse, type VideoUse as Use } from '@/domain/video';
import { ErrorState } from '@/ui/error-state';
import { ProgressBar } from '@/ui/progress-bar';
import { Skeleton } from '@/ui/skeleton';

export function VideoUse({ use, onRetry }: { use: Use; onRetry: () => void }) {
	switch (use.kind) {
		case 'loading':
			return <Skeleton height={20} label={__('Loading your video storage…')} />;
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't load your video storage.")}
					retryVariant="link"
					onRetry={onRetry}
					failure={use}
				/>
			);
		case 'unlimited':
		case 'free':
			return <p>{describeVideoUse(use)}</p>;
		case 'storage':
			return (
				<div>
					<p>{describeVideoUse(use)}</p>
					<ProgressBar label={__('Storage used')} value={use.percentage} canGoBackwards />
				</div>
			);
	}
}
