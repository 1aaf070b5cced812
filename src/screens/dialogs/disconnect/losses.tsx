import { useCallback, useState } from 'react';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { Losses } from '@/domain/connection/disconnect';
import { describeSlug } from '@/domain/plans/describe-slug';
import { loadRewind } from '@/state/rewind';
import { loadBenefits, selectLosses } from '@/state/connection/benefits';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { loadModules } from '@/state/modules';
import { loadScan } from '@/state/scan';
import { selectSite } from '@/state/site';
import { useAfterPaint } from '@/ui/after-paint';
import { Skeleton } from '@/ui/skeleton';
import { useLocale } from '@/ui/use-locale';
import { useLoads } from '../../common/use-loads';
import styles from './style.module.scss';

/** Loads what hasn't been loaded yet: this dialog can be the first thing that a person opens. */
function useLosses() {
	const dispatch = useAppDispatch();
	const losses = useAppSelector(selectLosses);
	const { showBackups } = useAppSelector(selectSite);
	const [hasAsked, setHasAsked] = useState(losses.features !== null);
	const isAskedFor = losses.features === null && !hasAsked;
	useLoads(loadBenefits, showBackups && loadRewind, showBackups && loadScan);
	useAfterPaint(
		useCallback(() => {
			if (isAskedFor) {
				void dispatch(loadModules()).then(() => setHasAsked(true));
			}
		}, [dispatch, isAskedFor]),
	);
	return { losses, isChecking: isAskedFor || losses.isChecking };
}

const listItems = ({ features, backups, scan }: Losses): string[] => [
	...(backups === 'yes' ? [__('Backup')] : []),
	...(scan === 'yes' ? [__('Security scan')] : []),
	...(features ?? []),
];

/** The losses that couldn't be determined. Nothing is guessed. */
function listGaps({ features, backups, scan }: Losses): string[] {
	const gaps: [boolean, string][] = [
		[backups === 'unknown', __("Couldn't check whether backups are on.")],
		[scan === 'unknown', __("Couldn't check whether malware scanning is on.")],
		[features === null, __("Couldn't check which features are on.")],
	];
	return gaps.filter(([isGap]) => isGap).map(([, text]) => text);
}

/** What this site uses and would lose, by the names of the cards; nothing that it doesn't have (DISCON-04). */
export function LossesOfThisSite() {
	const numbers = new Intl.NumberFormat(useLocale());
	const { losses, isChecking } = useLosses();
	const { plan } = useAppSelector(selectEntitlements);
	if (isChecking) {
		return <Skeleton height={160} label={__('Checking what you would lose…')} />;
	}
	const { group, name } = describeSlug(plan.productSlug);
	const items = listItems(losses);
	const hasBenefits = losses.benefits.length > 0;
	const introduction = hasBenefits
		? __('Disconnecting also turns these off:')
		: __('Disconnecting turns these off:');
	return (
		<>
			<p>{__('Everything that needs the connection will stop. Your content stays.')}</p>
			{hasBenefits && (
				<ul className={styles.benefits} aria-label={__('What stops working')}>
					{losses.benefits.map(({ name, title, description, value }) => (
						<li key={name}>
							<strong>
								{value > 0
									? sprintf(
											/* translators: 1: a name. 2: its value. */ _x(
												'%1$s: %2$s',
												'name and value',
											),
											title,
											numbers.format(value),
										)
									: title}
							</strong>
							<span>{description}</span>
						</li>
					))}
				</ul>
			)}
			{items.length > 0 && (
				<>
					<p>{introduction}</p>
					<ul className={`jd-bullets ${styles.losses}`} aria-label={introduction}>
						{items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</>
			)}
			{group && (
				<p>
					{
						/* translators: %s: name of a paid plan. */
						sprintf(__('%s stops working on this site.'), name)
					}
				</p>
			)}
			{listGaps(losses).map((gap) => (
				<p key={gap} className="jd-muted">
					{gap}
				</p>
			))}
		</>
	);
}
