import { __ } from '@wordpress/i18n';
import { search } from '@wordpress/icons';
import { resolveSearchCard, type SearchCardView } from '@/domain/search/dashboard-card';
import { selectFeatures } from '@/state/site/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectModule } from '@/state/modules';
import { selectSearchFacts } from '@/state/modules/performance';
import { selectIsSettingPending, setSetting } from '@/state/settings';
import { Button } from '@/ui/button';
import { Card, Sentence } from '@/ui/card';
import { Status } from '@/ui/status';
import { AdminLink } from '../common/admin-link';
import { FeatureOffer } from '../common/feature-offer';
import { SaveFailure } from '../common/save-failure';
import { SearchUnavailable } from '../common/search-unavailable';
import { useAsOf } from '../common/use-as-of';
import { useEntitlementLoads } from '../common/use-entitlement-loads';

/** The provider's search on this site (CARD-06 to CARD-14). */
export function SearchCard() {
	const retry = useEntitlementLoads();
	const view = resolveSearchCard(useAppSelector(selectSearchFacts));
	const asOf = useAsOf([selectFeatures]);
	// Without the module, buying the search would bring nothing.
	const isOnSite = useAppSelector((state) => selectModule(state, 'search') !== undefined);
	return (
		isOnSite && (
			<Card
				title={__('Search')}
				icon={search}
				intent={view.kind === 'offline' ? 'inactive' : 'neutral'}
				asOf={asOf}
			>
				<SearchContent view={view} onRetry={retry} />
			</Card>
		)
	);
}

function SearchContent({ view, onRetry }: { view: SearchCardView; onRetry: () => void }) {
	const dispatch = useAppDispatch();
	const isSaving = useAppSelector((state) => selectIsSettingPending(state, 'search'));
	switch (view.kind) {
		case 'loading':
		case 'failed':
		case 'offline':
			return <SearchUnavailable view={view} height={40} onRetry={onRetry} />;
		case 'offer':
			return (
				<FeatureOffer
					feature="search"
					promotion={view.promotion}
					description={__('Help visitors find things fast, with results as they type.')}
				/>
			);
		case 'off':
			return (
				<Sentence
					action={
						<Button
							isForCard
							size="small"
							isBusy={isSaving}
							onClick={() =>
								void dispatch(
									setSetting(view.switch, true, {
										failureKey: 'search',
										subject: __('Search'),
									}),
								)
							}
						>
							{__('Activate')}
						</Button>
					}
				>
					<p>{__('Search is in your plan. Turn it on to use it.')}</p>
					<SaveFailure failureKey="search" />
				</Sentence>
			);
		case 'on':
			return (
				<Sentence
					action={
						view.isInstant ? (
							<AdminLink page="admin.php?page=jetpack-search-configure">
								{__('Configure your search')}
							</AdminLink>
						) : (
							<AdminLink page="customize.php?autofocus[panel]=widgets">
								{__('Add Search Widget')}
							</AdminLink>
						)
					}
				>
					<Status intent="success">{__('Jetpack Search is powering search on your site.')}</Status>
				</Sentence>
			);
	}
}
