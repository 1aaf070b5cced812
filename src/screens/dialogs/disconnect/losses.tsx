import { useCallback, useState } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { resolveLosses, type Losses } from '@/domain/disconnect';
import { describeSlug } from '@/domain/plans/describe-slug';
import { isUnknown, knownData } from '@/lib/remote';
import { selectBenefits } from '@/state/benefits';
import { selectEntitlements } from '@/state/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadModules, selectModules } from '@/state/modules';
import { loadRewind, selectRewind } from '@/state/backup';
import { loadScan, selectScan } from '@/state/security';
import { selectSite } from '@/state/site';
import { useAfterPaint } from '@/ui/after-paint';
import { Skeleton } from '@/ui/skeleton';
import styles from './style.module.scss';

const selectLosses = createSelector(
	[selectModules, selectSite, selectRewind, selectScan, selectBenefits],
	(modules, { showBackups }, rewind, scan, benefits) => {
		const said = (knownData(benefits) ?? []).map(({ name }) => name);
		return {
			...resolveLosses({ modules, showBackups, rewind, scan, said }),
			hasSaid: said.length > 0,
		};
	},
);

/** Loads what hasn't been loaded yet: this dialog can be the first thing that a person opens. */
function useLosses() {
	const dispatch = useAppDispatch();
	const losses = useAppSelector(selectLosses);
	const { showBackups } = useAppSelector(selectSite);
	const [hasAsked, setHasAsked] = useState(losses.features !== null);
	const isAskedFor = losses.features === null && !hasAsked;
	useAfterPaint(
		useCallback(() => {
			if (showBackups) {
				void dispatch(loadRewind());
				void dispatch(loadScan());
			}
			if (isAskedFor) {
				void dispatch(loadModules()).then(() => setHasAsked(true));
			}
		}, [dispatch, isAskedFor, showBackups]),
	);
	const isListing = useAppSelector((state) => isUnknown(selectBenefits(state)));
	const isChecking =
		isListing || isAskedFor || losses.backups === 'checking' || losses.scan === 'checking';
	return { losses, isChecking };
}

const listItems = ({ features, backups, scan }: Losses): string[] => [
	...(backups === 'yes' ? [__('Backups', 'dashboard-for-jetpack')] : []),
	...(scan === 'yes' ? [__('Malware scanning', 'dashboard-for-jetpack')] : []),
	...(features ?? []),
];

/** The unavailable notices: which losses couldn't be determined. Nothing is guessed. */
function listGaps({ features, backups, scan }: Losses): string[] {
	const gaps: [boolean, string][] = [
		[backups === 'unknown', __("Couldn't check whether backups are on.", 'dashboard-for-jetpack')],
		[
			scan === 'unknown',
			__("Couldn't check whether malware scanning is on.", 'dashboard-for-jetpack'),
		],
		[features === null, __("Couldn't check which features are on.", 'dashboard-for-jetpack')],
	];
	return gaps.filter(([isGap]) => isGap).map(([, text]) => text);
}

/** The active features of this site that end with the connection, by name if known. */
export function LossesOfThisSite() {
	const { losses, isChecking } = useLosses();
	const { plan } = useAppSelector(selectEntitlements);
	if (isChecking) {
		return <Skeleton lines={3} label={__("Checking what's on…", 'dashboard-for-jetpack')} />;
	}
	const { group, name } = describeSlug(plan.productSlug);
	const items = listItems(losses);
	const introduction = losses.hasSaid
		? __('Disconnecting also turns these off:', 'dashboard-for-jetpack')
		: __('Disconnecting turns these off:', 'dashboard-for-jetpack');
	return (
		<>
			{items.length > 0 && (
				<>
					<p>{introduction}</p>
					<ul className={styles.losses} aria-label={introduction}>
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
						sprintf(__('%s stops working on this site.', 'dashboard-for-jetpack'), name)
					}
				</p>
			)}
			{listGaps(losses).map((gap) => (
				<p key={gap} className={styles.gap}>
					{gap}
				</p>
			))}
		</>
	);
}
