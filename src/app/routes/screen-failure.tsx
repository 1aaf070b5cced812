import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/ui/error-state';
import { ScreenTitle } from '@/ui/screen-title';

interface ScreenFailureProps {
	reason: 'not-loaded' | 'not-drawn';
	title: string;
	onRetry: () => void;
}

/** Stands where a screen should: what happened, and the way on. */
export function ScreenFailure({ reason, title, onRetry }: ScreenFailureProps) {
	return (
		<>
			<ScreenTitle>{title}</ScreenTitle>
			<ErrorState
				title={
					reason === 'not-loaded'
						? __('This screen didn’t load', 'jetpack')
						: __('This screen ran into a problem', 'jetpack')
				}
				message={
					reason === 'not-loaded'
						? __('Check your network, then try again.', 'jetpack')
						: __('Try again. If it happens again, reload the page.', 'jetpack')
				}
				onRetry={onRetry}
			/>
		</>
	);
}
