import { useEffect, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DashboardCardId } from '@/domain/dashboard';
import { resolveSince, type LookChange } from '@/domain/last-look/changes';
import { formatLook } from '@/domain/last-look/moment';
import { readClock } from '@/state/store/browser';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectEarlierLook, selectIsLastLookDismissed } from '@/state/last-look';
import { selectIsLookLoading, selectLookFacts } from '@/state/last-look/facts';
import { dismissLastLook, rememberLook } from '@/state/last-look/remember';
import { Button, CloseButton } from '@/ui/button';
import { focusCard } from '@/ui/card';
import { focusScreenHeading } from '@/ui/screen-title';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

export default function SinceLine() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectLookFacts);
	const earlier = useAppSelector(selectEarlierLook);
	const isDismissed = useAppSelector(selectIsLastLookDismissed);

	useEffect(() => {
		dispatch(rememberLook(facts));
	}, [dispatch, facts]);

	const locale = useLocale();
	const [now] = useState(() => dispatch(readClock()));
	const isLoading = useAppSelector(selectIsLookLoading);
	if (!earlier || isDismissed) {
		return null;
	}
	const view = resolveSince({ then: earlier.facts, now: facts, isLoading });
	const since = sprintf(
		/* translators: %s: when the person last looked, such as "Tuesday", "yesterday", "9:15 AM" or "January 3". A list of changes follows. */
		__('Since %s:'),
		formatLook(earlier.seenAt, now, locale),
	);

	const dismiss = () => {
		focusScreenHeading();
		dispatch(dismissLastLook());
	};

	return view.kind === 'changed' || view.kind === 'unchanged' ? (
		<div className={`jd-line jd-muted ${styles.line}`}>
			<p>
				{since}{' '}
				{view.kind === 'changed' ? (
					<Changes changes={view.changes} locale={locale} />
				) : (
					__('no changes')
				)}
			</p>
			<CloseButton
				aria-label={__("Don't show what changed since my last visit")}
				onClick={dismiss}
			/>
		</div>
	) : null;
}

/** The changes as a list, each leading to its card. */
function Changes({ changes, locale }: { changes: readonly LookChange[]; locale: string }) {
	const numbers = new Intl.NumberFormat(locale);
	const texts = changes.map((change) => describeChange(change, numbers));
	const parts = new Intl.ListFormat(locale, { type: 'unit' }).formatToParts(texts);
	let next = 0;
	return (
		<>
			{parts.map(({ type, value }, index) => {
				const change = type === 'element' ? changes[next++] : undefined;
				return change ? (
					<Button key={index} variant="link" onClick={() => CARDS[change.kind].some(focusCard)}>
						{value}
					</Button>
				) : (
					value
				);
			})}
		</>
	);
}

/** The cards that show more about a change, the best one first. */
const CARDS: Record<LookChange['kind'], readonly DashboardCardId[]> = {
	views: ['stats'],
	plugins: ['updates'],
	backups: ['backup', 'activity'],
	threats: ['scan'],
};

function describeChange(change: LookChange, numbers: Intl.NumberFormat): string {
	switch (change.kind) {
		case 'views':
			return sprintf(
				/* translators: %s: number of views of the site. */
				_n('%s view', '%s views', change.count),
				numbers.format(change.count),
			);
		case 'plugins':
			return sprintf(
				/* translators: %s: number of plugins. */
				_n('%s plugin updated', '%s plugins updated', change.files.length),
				numbers.format(change.files.length),
			);
		case 'backups':
			return change.areOn ? __('backups started') : __('backups stopped');
		case 'threats':
			return sprintf(
				/* translators: %s: number of threats. */
				_n('%s new threat', '%s new threats', change.count),
				numbers.format(change.count),
			);
	}
}
