import { useEffect, useId, useMemo, useState } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __, _n, sprintf } from '@wordpress/i18n';
import { MODULES_PATH } from '@/domain/routes/table';
import { getSettingsTabLabel } from '@/domain/routes/settings-tabs';
import {
	findMoreModules,
	findSearchBanners,
	groupHits,
	indexSettings,
	isOnSite,
	markText,
	readQuery,
	searchSettings,
	type HitGroup,
	type MarkedPiece,
} from '@/domain/settings/registry';
import type { ModuleRow } from '@/domain/modules/module-rows';
import { getRedirectUrl } from '@/lib/redirect-url';
import { knownData } from '@/lib/remote';
import { useAppSelector } from '@/state/store/hooks';
import { selectModuleRows } from '@/state/modules/rows';
import { selectModules } from '@/state/modules';
import { loadPlugins, selectPlugins } from '@/state/plugins';
import { selectIsSettingOn } from '@/state/settings';
import { selectSiteFacts, selectVisibleCards } from '@/state/settings/cards';
import type { RootState } from '@/state/store/types';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { announce } from '@/ui/screen-reader';
import { Link } from '@/ui/link';
import { OfferLevel } from '../../common/feature-offer';
import { ModuleItem, ModuleList } from '../modules/module-item';
import { useLoads } from '../../common/use-loads';
import { CardStack } from '../card-stack';
import { ResultPath, SettingsSearchContext } from '../frame/search-context';
import { SearchBanner } from './search-banner';
import styles from './style.module.scss';

const selectSettingsIndex = createSelector(
	[selectModules, (state: RootState) => knownData(selectPlugins(state))],
	indexSettings,
);

const selectTerm = (_state: RootState, term: string) => term;

/** The features without a card that match the term. */
const selectMoreFeatures = createSelector(
	[(state: RootState) => selectModuleRows(state), selectTerm],
	(rows, term) =>
		findMoreModules(
			rows.filter(({ card }) => !card),
			term,
		),
);

/** The results for a term on all screens: single settings, the closest first, and their cards. */
const selectFound = createSelector(
	[selectSettingsIndex, selectVisibleCards, selectSiteFacts, selectModules, selectTerm],
	(index, visible, site, modules, term) => {
		const hits = searchSettings(index, term).filter(
			({ card, setting }) => visible.includes(card) && isOnSite(setting, site),
		);
		return { hits, groups: groupHits(hits), banners: findSearchBanners(modules, term) };
	},
);

const FOUND = 'jp-found';

/** Highlights the term in all texts of an element, which the browser draws without other elements. */
function useHighlight(place: HTMLElement | null, term: string): void {
	useEffect(() => {
		if (!place || !window.CSS?.highlights) {
			return undefined;
		}
		const query = readQuery(term);
		const known = new Map<string, readonly MarkedPiece[]>();
		const mark = (text: string) => {
			const pieces = known.get(text) ?? markText(text, query);
			known.set(text, pieces);
			return pieces;
		};
		const draw = () => {
			const found = new Highlight();
			const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				let end = 0;
				mark(texts.currentNode.nodeValue ?? '').forEach(({ text, isMarked }) => {
					const start = end;
					end += text.length;
					if (isMarked) {
						const range = new Range();
						range.setStart(texts.currentNode, start);
						range.setEnd(texts.currentNode, end);
						found.add(range);
					}
				});
			}
			CSS.highlights.set(FOUND, found);
		};
		draw();
		const observer = new MutationObserver(draw);
		observer.observe(place, { childList: true, characterData: true, subtree: true });
		return () => {
			observer.disconnect();
			CSS.highlights.delete(FOUND);
		};
	}, [place, term]);
}

/** The results on one screen, below the screen's short name (SETSEC-04). */
function Group({ tab, cards }: HitGroup) {
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className="jd-stack">
			<h2 id={headingId}>{getSettingsTabLabel(tab)}</h2>
			<CardStack tab={tab} cards={cards} />
		</section>
	);
}

/** Features that this version has no card for, as the server describes them; all modules are on their own screen. */
function MoreFeatures({ rows }: { rows: readonly ModuleRow[] }) {
	return (
		<Card headingLevel={2} title={__('More features')}>
			<ModuleList>
				{rows.map((row) => (
					<ModuleItem key={row.slug} row={row} isFound />
				))}
			</ModuleList>
			<p>
				<Link href={`#${MODULES_PATH}`}>{__('See all modules')}</Link>
			</p>
		</Card>
	);
}

function NothingFound() {
	return (
		<p>
			{__('Try fewer or different words, or')}{' '}
			<ExternalLink href={getRedirectUrl('jetpack-support')}>
				{__('search our support site')}
			</ExternalLink>
		</p>
	);
}

/** The results from all screens (FIND-06, FIND-16). */
export default function SearchResults({ term }: { term: string }) {
	const { hits, groups, banners } = useAppSelector((state) => selectFound(state, term));
	const more = useAppSelector((state) => selectMoreFeatures(state, term));
	const isAntiSpamActive = useAppSelector((state) => selectIsSettingOn(state, 'akismet'));
	// The anti-spam plugin is found by its own description (SETSEC-09); without that, by our text about it.
	useLoads(isAntiSpamActive && loadPlugins);
	const search = useMemo(
		() => ({ term, found: new Set(hits.map(({ setting }) => setting.id)) }),
		[term, hits],
	);
	const [place, setPlace] = useState<HTMLElement | null>(null);
	useHighlight(place, term);

	const count = hits.length + banners.length + more.length;
	const summary =
		count === 0
			? /* translators: %s: the search term. */
				sprintf(__('No search results found for %s'), term)
			: /* translators: %d: number of settings. */
				sprintf(_n('%d setting found', '%d settings found', count), count);

	// A new term is announced even if it finds as many settings as the last one.
	useEffect(() => announce(summary), [summary, term]);

	return (
		<SettingsSearchContext.Provider value={search}>
			<OfferLevel.Provider value={4}>
				<div className={styles.results}>
					<p>{summary}</p>
					{count === 0 && <NothingFound />}
					<div ref={setPlace} className="jd-stack">
						{groups.map((group) => (
							<Group key={group.tab} {...group} />
						))}
						{banners.map((banner) => (
							<div key={banner.id}>
								<ResultPath place={__('Modules')} />
								<SearchBanner {...banner} />
							</div>
						))}
						{more.length > 0 && (
							<div>
								<ResultPath place={__('Modules')} />
								<MoreFeatures rows={more} />
							</div>
						)}
					</div>
				</div>
			</OfferLevel.Provider>
		</SettingsSearchContext.Provider>
	);
}
