import { useEffect } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins } from '@/state/plugins';
import { selectIsSettingOn } from '@/state/settings';
import { announce } from '@/ui/live-region';
import { ScreenTitle } from '@/ui/screen-title';
import { OfferLevel } from '../../common/feature-offer';
import { useLoad } from '../../common/use-load';
import { SearchTermContext } from '../frame/search-context';
import { FoundGroup } from './found-group';
import { FoundList } from './found-list';
import { NothingFound } from './nothing-found';
import { SearchBanner } from './search-banner';
import { selectFound } from './select-found';
import styles from './style.module.scss';

/** What was found on all screens (FIND-06, FIND-16). */
export function SearchResults({ term }: { term: string }) {
	const { hits, groups, banners } = useAppSelector((state) => selectFound(state, term));
	const isAntiSpamActive = useAppSelector((state) => selectIsSettingOn(state, 'akismet'));
	// The anti-spam plugin is found by what it says of itself (SETSEC-09); without that, by what we know of it.
	useLoad(loadPlugins, isAntiSpamActive);

	const count = hits.length + banners.length;
	const summary =
		count === 0
			? /* translators: %s: what was searched for. */
				sprintf(__('No search results found for %s', 'jetpack'), term)
			: /* translators: %d: number of settings. */
				sprintf(_n('%d setting found', '%d settings found', count, 'jetpack'), count);

	// Another term is told also where it finds as much as the last one.
	useEffect(() => announce(summary), [summary, term]);

	return (
		<SearchTermContext.Provider value={term}>
			<OfferLevel.Provider value={4}>
				<div className={styles.results}>
					<ScreenTitle>{__('Search results', 'jetpack')}</ScreenTitle>
					<p>{summary}</p>
					{count === 0 && <NothingFound />}
					<FoundList hits={hits} />
					{groups.map(({ tab, cards }) => (
						<FoundGroup key={tab} tab={tab} cards={cards} />
					))}
					{banners.map((record) => (
						<SearchBanner key={record.module} record={record} />
					))}
				</div>
			</OfferLevel.Provider>
		</SearchTermContext.Provider>
	);
}
