import { __ } from '@wordpress/i18n';
import type { Promotion } from '@/domain/promotions';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Banner } from '@/ui/banner';
import { useSearchTerm } from './search-context';

interface FeatureOfferProps {
	/** What stands in the tracks of a click. */
	feature: string;
	promotion: Promotion;
	title: string;
	description?: string;
}

/** What the site does not have, with what it takes to have it (ROLE-10). */
export function FeatureOffer({ feature, promotion, title, description }: FeatureOfferProps) {
	const dispatch = useAppDispatch();
	const isSearching = useSearchTerm() !== '';
	const isConnect = promotion === 'connect';
	const label = isConnect ? __('Connect', 'jetpack') : __('Upgrade', 'jetpack');
	return (
		<Banner
			headingLevel={isSearching ? 4 : 3}
			title={title}
			description={description}
			actionLabel={promotion === 'none' ? undefined : label}
			href={isConnect ? '#/connect-user' : '#/plans'}
			onAction={() =>
				dispatch(recordClick(isConnect ? 'connect-banner' : 'upgrade-banner', { feature }))
			}
		/>
	);
}
