import { useMemo, type RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import type { OutlinedCard, PlanOutline } from '@/domain/plans/plan-outline';
import { useAppDispatch } from '@/state/hooks';
import { planOutline } from '@/state/plan';
import type { AppThunk } from '@/state/types';
import { Card } from '@/ui/card';
import { CardGrid } from '@/ui/card-grid';
import { useOnResize } from '@/ui/measure';
import { Skeleton } from '@/ui/skeleton';
import { FeaturesSection } from './plan-features';
import styles from './style.module.scss';

const describeCard = (card: HTMLElement): OutlinedCard => ({
	title: card.querySelector('[data-card-title]')?.textContent ?? '',
	height: card.offsetHeight,
	hasIcon: card.querySelector('header > svg') !== null,
	isFeature: card.closest('[data-plan-features]') !== null,
});

const rememberOutline =
	(page: HTMLElement): AppThunk<void> =>
	(dispatch, _getState, { browser }) => {
		const cards = [...page.querySelectorAll<HTMLElement>('[data-card]')];
		const top = cards[0]?.getBoundingClientRect().top ?? 0;
		const height = page.getBoundingClientRect().bottom - top;
		dispatch(planOutline.remember({ at: browser.now(), height, cards: cards.map(describeCard) }));
	};

/**
 * Remembers the cards of the page, whenever their size has changed, for the next visit in this tab.
 *
 * @param page    The element with the cards.
 * @param isKnown Whether they are what the provider has answered.
 */
export function useRememberOutline(page: RefObject<HTMLElement | null>, isKnown: boolean): void {
	const dispatch = useAppDispatch();
	const listener = useMemo(() => {
		const keep = () => {
			if (isKnown && page.current) {
				dispatch(rememberOutline(page.current));
			}
		};
		return Object.assign(keep, { cancel: () => undefined });
	}, [dispatch, page, isKnown]);
	useOnResize(page, listener);
}

const ICON = (
	<svg viewBox="0 0 24 24">
		<rect x="4" y="4" width="16" height="16" rx="2" fill="currentColor" opacity="0.2" />
	</svg>
);

/** The first one says what is loading, and whether that takes long. */
function Placeholder({ card, isFirst }: { card: OutlinedCard; isFirst: boolean }) {
	const { title, height, hasIcon, isFeature } = card;
	return (
		<div className={styles.outlined} style={{ minBlockSize: height }}>
			<Card headingLevel={isFeature ? 3 : 2} title={title} icon={hasIcon ? ICON : undefined}>
				<Skeleton label={isFirst ? __('Loading your plan…', 'dashboard-for-jetpack') : ''} />
			</Card>
		</div>
	);
}

/** The cards of the last visit, without anything that could have changed since. */
export function Outline({ outline: { height, cards } }: { outline: PlanOutline }) {
	const first = cards.findIndex(({ isFeature }) => isFeature);
	const features = cards.filter(({ isFeature }) => isFeature);
	const others = cards.filter(({ isFeature }) => !isFeature);
	const above = first < 0 ? others.length : first;
	const draw = (card: OutlinedCard, index: number) => (
		<Placeholder key={index} card={card} isFirst={card === cards[0]} />
	);
	return (
		<div className={styles.loading} style={{ minBlockSize: height }}>
			{others.slice(0, above).map(draw)}
			{features.length > 0 && (
				<FeaturesSection>
					<CardGrid>{features.map(draw)}</CardGrid>
				</FeaturesSection>
			)}
			{others.slice(above).map(draw)}
		</div>
	);
}
