import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { closeUpgradeChart } from '@/state/upgrade-chart';
import { BarChart } from '@/ui/bar-chart';
import { Button } from '@/ui/button';
import { useLocale } from '@/ui/use-locale';
import { getContentBars, type Content } from './content-bars';
import styles from './style.module.scss';

/** What a site could lose, as bars (DASH-22): a panel over the corner, which takes neither room nor focus. */
export function ContentChart(content: Content) {
	const dispatch = useAppDispatch();
	const locale = useLocale();
	const titleId = useId();
	const ref = useRef<HTMLElement>(null);
	const origin = useRef<HTMLElement | null>(null);

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

	const caption = __('What there is to back up', 'jetpack');
	return (
		// Its controls carry the focus; it hears their keys.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<section
			ref={ref}
			aria-labelledby={titleId}
			className={styles.panel}
			onFocus={handleFocus}
			onKeyDown={handleKeyDown}
		>
			<header className={styles.header}>
				<h2 id={titleId}>{__('Your site keeps growing', 'jetpack')}</h2>
				<Button
					variant="tertiary"
					size="small"
					icon={closeSmall}
					aria-label={__('Close', 'jetpack')}
					onClick={close}
				/>
			</header>
			<p>{__('None of this is backed up yet. With Jetpack it would be.', 'jetpack')}</p>
			<BarChart
				bars={getContentBars(content)}
				caption={caption}
				columns={[__('Content', 'jetpack'), __('Number', 'jetpack')]}
				formatValue={(value) => new Intl.NumberFormat(locale).format(value)}
			/>
			<div>
				<Button
					variant="primary"
					size="small"
					href="#/plans"
					onClick={() => dispatch(recordClick('upgrade-banner', { feature: 'backup-chart' }))}
				>
					{__('Upgrade', 'jetpack')}
				</Button>
			</div>
		</section>
	);
}
