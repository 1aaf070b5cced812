import { useCallback, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import {
	isUpgradeChartPossible,
	resolveUpgradeChart,
	type UpgradeChartView,
} from '@/domain/rewind/upgrade-chart';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { loadPlugins, selectPlugins } from '@/state/plugins';
import { selectSite } from '@/state/site';
import { selectBackup } from '@/state/rewind/backup-and-scan';
import {
	closeUpgradeChart,
	recallUpgradeChart,
	selectIsUpgradeChartClosed,
} from '@/state/rewind/upgrade-chart';
import { useAfterPaint } from '@/ui/after-paint';
import { BarChart, type ChartBar } from '@/ui/bar-chart';
import { Button, CloseButton } from '@/ui/button';
import { useLocale } from '@/ui/use-locale';
import { useLoads } from '../../common/use-loads';
import styles from './style.module.scss';

type Content = Extract<UpgradeChartView, { kind: 'shown' }>;

const selectIsPossible = createSelector(
	[selectBackup, selectIsUpgradeChartClosed],
	isUpgradeChartPossible,
);

/** The chart that promotes backups (DASH-21). */
export default function UpgradeChart() {
	const dispatch = useAppDispatch();
	const isPossible = useAppSelector(selectIsPossible);
	useAfterPaint(useCallback(() => dispatch(recallUpgradeChart()), [dispatch]));
	return isPossible ? <Panel /> : null;
}

/**
 * Loads the plugins, and shows how much content the site could lose if it has much (DASH-21, DASH-22): a panel over a corner of the
 * page, which takes neither room nor focus.
 */
function Panel() {
	const { content: counts } = useAppSelector(selectSite);
	const plugins = useAppSelector(selectPlugins);
	useLoads(loadPlugins);
	const content = resolveUpgradeChart({ counts, plugins });
	const dispatch = useAppDispatch();
	const locale = useLocale();
	const titleId = useId();
	const ref = useRef<HTMLElement>(null);
	const origin = useRef<HTMLElement | null>(null);

	if (content.kind === 'hidden') {
		return null;
	}

	const handleFocus = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
		if (relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget)) {
			origin.current = relatedTarget;
		}
	};

	const close = () => {
		const title = ref.current?.parentElement?.querySelector('h1');
		(origin.current?.isConnected ? origin.current : title)?.focus({ preventScroll: true });
		dispatch(closeUpgradeChart());
	};

	const handleKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Escape' && !event.defaultPrevented) {
			close();
		}
	};

	return (
		// Its controls take the focus; the panel handles their keys.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<section
			ref={ref}
			aria-labelledby={titleId}
			className={`jd-list ${styles.panel}`}
			onFocus={handleFocus}
			onKeyDown={handleKeyDown}
		>
			<header className={styles.header}>
				<h2 id={titleId}>{__('Your site keeps growing')}</h2>
				<CloseButton onClick={close} />
			</header>
			<p>{__('None of this is backed up yet. Jetpack can back it up.')}</p>
			<BarChart
				bars={getBars(content)}
				caption={__('Content to back up')}
				columns={[__('Content'), __('Number')]}
				formatValue={(value) => new Intl.NumberFormat(locale).format(value)}
			/>
			<div>
				<Button
					aria-label={__('Upgrade to back up your site')}
					size="small"
					href="#/plans"
					onClick={() => dispatch(recordClick('upgrade-banner', { feature: 'backup-chart' }))}
				>
					{__('Upgrade')}
				</Button>
			</div>
		</section>
	);
}

/** The bars of the chart, in the order and colors of DASH-22. */
function getBars({ posts, plugins, comments }: Content): ChartBar[] {
	const toBar = (label: string, value: number, tone: ChartBar['tone']): ChartBar => ({
		label,
		value,
		tone,
		tooltip: [{ label: __('Number'), value }],
	});
	return [
		toBar(__('Posts'), posts, 'green'),
		toBar(__('Plugins'), plugins, 'blue'),
		toBar(__('Comments'), comments, 'orange'),
	];
}
