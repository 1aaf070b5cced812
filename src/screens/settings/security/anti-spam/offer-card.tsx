import { __ } from '@wordpress/i18n';
import { resolveAntiSpamOffer } from '@/domain/settings-cards/anti-spam-offer';
import { loadAntiSpam } from '@/state/anti-spam';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { Marked } from '../../frame/marked';
import { useSearchTerm } from '../../frame/search-context';
import { useLoad } from '../../../common/use-load';
import { OfferContent } from './offer-content';
import { selectOfferFacts } from './select-offer-facts';

/** What it takes to be rid of spam, while the plugin is absent or has no key (SETSEC-45). */
export function OfferCard({ isActive }: { isActive: boolean }) {
	const isSearching = useSearchTerm() !== '';
	const facts = useAppSelector(selectOfferFacts);
	const { isRetrying, retry } = useLoad(loadAntiSpam);
	const view = resolveAntiSpamOffer({ ...facts, isActive, isRetrying });
	if (view.kind === 'hidden') {
		return null;
	}
	return (
		<Card
			headingLevel={isSearching ? 3 : 2}
			title={<Marked text={__('Protect your site from spam', 'jetpack')} />}
		>
			<OfferContent view={view} onRetry={retry} />
		</Card>
	);
}
