import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Card, type CardProps } from '@/ui/card';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorState } from '@/ui/error-state';

interface CardBoundaryProps {
	headingLevel?: CardProps['headingLevel'];
	children: ReactNode;
}

/** Keeps a card that breaks from taking the page with it. */
export function CardBoundary({ headingLevel, children }: CardBoundaryProps) {
	return (
		<ErrorBoundary
			fallback={(_error, reset) => (
				<Card headingLevel={headingLevel} title={__("Couldn't show this card")}>
					<ErrorState
						message={__('Something went wrong here. The rest of the page still works.')}
						onRetry={reset}
					/>
				</Card>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}
