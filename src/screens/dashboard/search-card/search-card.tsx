import { __ } from '@wordpress/i18n';
import { search } from '@wordpress/icons';
import { resolveSearchCard } from '@/domain/dashboard';
import { loadFeatures } from '@/state/features';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { selectSearchFacts } from '../../common/select-search-facts';
import { useLoad } from '../../common/use-load';
import { SearchContent } from './search-content';

/** The provider's search on this site (CARD-06 to CARD-14). */
export function SearchCard() {
	const facts = useAppSelector(selectSearchFacts);
	const isConnected = facts.connection === 'connected';
	const { isRetrying, retry } = useLoad(loadFeatures, isConnected);
	const view = resolveSearchCard({ ...facts, isRetrying });
	return (
		<Card
			title={__('Search', 'jetpack')}
			icon={search}
			intent={view.kind === 'offline' ? 'inactive' : 'neutral'}
		>
			<SearchContent view={view} onRetry={retry} />
		</Card>
	);
}
