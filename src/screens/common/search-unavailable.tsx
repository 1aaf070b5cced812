import { __ } from '@wordpress/i18n';
import type { SearchCardView } from '@/domain/search/dashboard-card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';

interface SearchUnavailableProps {
	view: Extract<SearchCardView, { kind: 'loading' | 'failed' | 'offline' }>;
	/** Height of the most likely content in pixels. */
	height: number;
	onRetry: () => void;
}

export function SearchUnavailable({ view, height, onRetry }: SearchUnavailableProps) {
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={height} label={__('Loading your plan…')} />;
		case 'failed':
			return (
				<ErrorState message={__("Couldn't load your plan.")} failure={view} onRetry={onRetry} />
			);
		case 'offline':
			return <p>{__('Unavailable in Offline Mode')}</p>;
	}
}
