import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatSiteDate } from '@/lib/dates';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { announce, VisuallyHidden } from '@/ui/screen-reader';
import { useLocale } from '@/ui/use-locale';
import type { MeasuredCost } from '../domain/cost';
import { describeCost, describeProblem } from '../domain/sentences';
import { measureCosts, recallCosts, selectVisitorCost } from '../state/visitor-cost';
import styles from './style.module.scss';

function Measured({ cost }: { cost: MeasuredCost }) {
	const locale = useLocale();
	const { dateFormat } = useAppSelector(selectSite);
	const day = formatSiteDate(new Date(cost.at).toISOString(), dateFormat, locale);
	return (
		<>
			<p className="jd-muted">
				{sprintf(
					/* translators: %s: a date. */
					__('What visitors get from this module (measured %s)'),
					day,
				)}
			</p>
			<dl className={styles.pages}>
				{describeCost(cost, locale).map(({ pages, text }) => (
					<div key={pages}>
						<dt className="jd-strong">{pages}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

export default function VisitorCost({ slug, name }: { slug: string; name: string }) {
	const dispatch = useAppDispatch();
	const { canManageModules, canManageOptions } = useAppSelector(selectCapabilities);
	const { costs, problems, run } = useAppSelector(selectVisitorCost);
	const cost = costs?.[slug];
	const problem = problems[slug];
	const isMeasuring = run?.slugs[run.at] === slug;
	useEffect(() => dispatch(recallCosts()), [dispatch]);
	if (!canManageModules || !canManageOptions) {
		return null;
	}
	const measure = async () => {
		await dispatch(measureCosts([slug]));
		announce(__('Measured.'));
	};
	return (
		<div className={styles.cost}>
			{cost && <Measured cost={cost} />}
			{problem && <p>{describeProblem(problem)}</p>}
			<Button
				variant="link"
				isBusy={isMeasuring}
				disabled={run !== null && !isMeasuring}
				accessibleWhenDisabled
				onClick={() => void measure()}
			>
				{cost ? __('Measure again') : __('Measure what visitors get')}
				<VisuallyHidden>{` (${name})`}</VisuallyHidden>
			</Button>
		</div>
	);
}
