import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Card } from '@/ui/card';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorState } from '@/ui/error-state';

/** Keeps a card that breaks from taking the tab with it. */
export function SettingsCardBoundary({ children }: { children: ReactNode }) {
	return (
		<ErrorBoundary
			fallback={(_error, reset) => (
				<Card headingLevel={2} title={__('These settings could not be shown', 'jetpack')}>
					<ErrorState
						message={__('Something in them went wrong. The other settings still work.', 'jetpack')}
						onRetry={reset}
					/>
				</Card>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}
