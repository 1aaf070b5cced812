import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Card } from '@/ui/card';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorState } from '@/ui/error-state';

/** Keeps a card that breaks from taking the page with it. */
export function CardBoundary({ children }: { children: ReactNode }) {
	return (
		<ErrorBoundary
			fallback={(_error, reset) => (
				<Card title={__('This card could not be shown', 'jetpack')}>
					<ErrorState
						message={__('Something in it went wrong. The rest of the page still works.', 'jetpack')}
						onRetry={reset}
					/>
				</Card>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}
