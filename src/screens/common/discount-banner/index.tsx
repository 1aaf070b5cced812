import { useState, useSyncExternalStore } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { tag } from '@wordpress/icons';
import {
	COUNTED_DOWN,
	findDiscount,
	formatCountdown,
	getDiscountPhase,
	type Discount,
	type DiscountView,
} from '@/domain/plans/offers';
import { knownData } from '@/lib/remote';
import { readClock } from '@/state/store/browser';
import { selectDiscount, selectIntroOffers, selectSiteProducts } from '@/state/plans/offers';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { Icon } from '@/ui/icon';
import { useAnnouncement } from '@/ui/screen-reader';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

/** Milliseconds (OFFER-02). */
const REFRESH = 500;

function subscribe(notify: () => void): () => void {
	const timer = setInterval(notify, REFRESH);
	return () => clearInterval(timer);
}

/**
 * A value that depends on the time. It is always computed from the clock and never counted, so that it is correct
 * after the computer slept or its clock was set; the component renders again only when the value has changed.
 */
function useClock<T extends string | number | boolean>(read: (now: number) => T): T {
	const dispatch = useAppDispatch();
	const readNow = () => read(dispatch(readClock()));
	return useSyncExternalStore(subscribe, readNow, readNow);
}

/**
 * The discount that a screen shows, from the data of `loadDiscount` and `loadIntroOffers` (OFFER-04).
 * The screen renders again when the discount ends, not every second.
 *
 * @param slugs The products that the screen offers.
 */
export function useDiscount(slugs: readonly string[]): DiscountView {
	const dispatch = useAppDispatch();
	const discount = knownData(useAppSelector(selectDiscount));
	const introOffers = knownData(useAppSelector(selectIntroOffers));
	const products = knownData(useAppSelector(selectSiteProducts));
	const [openedAt] = useState(() => dispatch(readClock()));
	const found = findDiscount({ discount, introOffers, products, slugs, openedAt });
	const kind = useClock((now) => getDiscountPhase(found, now));
	return found && kind !== 'none' ? { kind, ...found } : { kind: 'none' };
}

/** How long it still lasts, or until when. Screen readers don't announce a timer's changes, but read the remaining time when they reach it. */
function Countdown({ expiresAt }: Pick<Discount, 'expiresAt'>) {
	const locale = useLocale();
	const isFar = useClock((now) => expiresAt - now > COUNTED_DOWN);
	const left = useClock((now) => (isFar ? '' : formatCountdown(expiresAt - now)));
	if (isFar) {
		const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(expiresAt);
		/* translators: %s: a date. */
		return <span>{sprintf(__('Ends on %s'), day)}</span>;
	}
	/* translators: %s: remaining time, such as "1d 2h 3m 4s". */
	const text = sprintf(__('Ends in %s'), left);
	return (
		<span role="timer" className={styles.left}>
			{left === formatCountdown(0) ? left : text}
		</span>
	);
}

function describeDiscount({ percent, isExact }: Discount, locale: string): string {
	const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
	return isExact
		? /* translators: %s: a percentage, such as "65%". */
			sprintf(__('Save %s on your first year'), share)
		: /* translators: %s: a percentage, such as "65%". */
			sprintf(__('Save up to %s on your first year'), share);
}

/** An active discount with its remaining time (OFFER-01 to OFFER-03). `useDiscount` decides what is shown. */
export function DiscountBanner({ discount }: { discount: DiscountView }) {
	const locale = useLocale();
	const hasEnded = discount.kind === 'ended';
	useAnnouncement(hasEnded && formatCountdown(0));

	if (discount.kind === 'none') {
		return null;
	}
	return (
		<div className={`jd-line ${styles.banner}`}>
			<Icon icon={tag} size={16} className={styles.icon} />
			{hasEnded ? (
				<p>{formatCountdown(0)}</p>
			) : (
				<p className={styles.text}>
					<strong>{describeDiscount(discount, locale)}</strong>
					<Countdown expiresAt={discount.expiresAt} />
				</p>
			)}
		</div>
	);
}
