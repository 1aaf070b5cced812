import { memo, useEffect } from 'react';
import { DiscountBanner, useDiscount } from '@/screens/common/discount-banner';
import { useLoads } from '@/screens/common/use-loads';
import {
	loadDiscount,
	loadIntroOffers,
	selectDiscount,
	selectIntroOffers,
} from '@/state/plans/offers';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';

/** One day, two hours, three minutes and four seconds after the time of the test's browser. */
const END = Date.UTC(2026, 1, 1, 2, 3, 4);
const ENDED = 'Discount offer has ended';
const SLUGS = ['jetpack_scan', 'jetpack_security_t1_yearly'];

const onRender = jest.fn();

const Screen = memo(function Screen() {
	useLoads(loadDiscount, loadIntroOffers);
	const discount = useDiscount(SLUGS);
	useEffect(onRender);
	return <DiscountBanner discount={discount} />;
});

async function open(change: object = {}) {
	jest.useFakeTimers({ advanceTimers: true });
	const discount = {
		code: 'A30',
		discount: 30,
		expiry_date: '2026-02-01 02:03:04',
		is_used: false,
	};
	const { store, browser, container } = renderScreen(<Screen />, {
		world: { provider: { 'site/discount': { ...discount, ...change } } },
	});
	await waitFor(() => expect(selectDiscount(store.getState()).phase).toBe('ready'));
	await waitFor(() => expect(selectIntroOffers(store.getState()).phase).toBe('ready'));
	// The store reports answers to the screen with the next frame.
	act(() => jest.advanceTimersToNextFrame());
	onRender.mockClear();
	/** Sets the clock, and lets half a second pass. */
	const setClock = (now: number) => {
		browser.now.mockReturnValue(now);
		act(() => jest.advanceTimersByTime(500));
	};
	return { container, setClock };
}

it('OFFER-01 OFFER-02 counts down, renders only the time again and does not announce it', async () => {
	const { setClock } = await open();
	expect(screen.getByText('Save up to 65% on your first year')).toBeVisible();
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 1d 2h 3m 4s$/);
	setClock(END - 61_000);
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 0d 0h 1m 1s$/);
	setClock(END - 60_500);
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 0d 0h 1m 1s$/);
	setClock(END - 60_000);
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 0d 0h 1m 0s$/);
	expect(onRender).not.toHaveBeenCalled();
	const live = screen.getByRole('timer').closest('[aria-live]:not([aria-live="off"])');
	expect(live).toBeNull();
});

it('OFFER-01 names the day instead while more than a week is left', async () => {
	const { setClock } = await open({ expiry_date: '2026-02-14 02:03:04' });
	expect(screen.getByText('Ends on February 14, 2026')).toBeVisible();
	expect(screen.queryByRole('timer')).not.toBeInTheDocument();
	setClock(Date.UTC(2026, 1, 7, 2, 3, 4));
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 7d 0h 0m 0s$/);
});

it('OFFER-02 updates the countdown exactly every 500 ms', () => {
	jest.useFakeTimers();
	const discount = {
		kind: 'running',
		code: 'A30',
		rate: 0.3,
		percent: 30,
		isExact: true,
		expiresAt: END,
	} as const;
	const { browser } = renderScreen(<DiscountBanner discount={discount} />);
	const shown = () => screen.getByRole('timer').textContent;
	const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
	for (const [secondsLeft, before, after] of [
		[9, 'Ends in 1d 2h 3m 4s', 'Ends in 0d 0h 0m 9s'],
		[8, 'Ends in 0d 0h 0m 9s', 'Ends in 0d 0h 0m 8s'],
	] as const) {
		browser.now.mockReturnValue(END - secondsLeft * 1000);
		wait(499);
		expect(shown()).toBe(before);
		wait(1);
		expect(shown()).toBe(after);
	}
});

it('OFFER-03 announces the end once, and continues when the clock is set back', async () => {
	const { container, setClock } = await open();
	// The computer slept, so the steps in between did not happen.
	setClock(END + 3_600_000);
	expect(within(container).getByText(ENDED)).toBeVisible();
	expect(document.getElementById('a11y-speak-polite')).toHaveTextContent(ENDED);
	expect(screen.queryByRole('timer')).not.toBeInTheDocument();
	expect(screen.queryByText(/Save up to/)).not.toBeInTheDocument();
	expect(onRender).toHaveBeenCalledTimes(1);
	setClock(END + 7_200_000);
	expect(onRender).toHaveBeenCalledTimes(1);
	setClock(END - 5000);
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 0d 0h 0m 5s$/);
});

it.each([
	['used', { is_used: true }],
	['expired', { expiry_date: '2026-01-30' }],
	['without an end', { expiry_date: null }],
	['of more than 100%', { discount: 300 }],
	['not a number', { discount: 'much' }],
	['missing', { code: '', discount: 0 }],
])('OFFER-04 hides a discount that is %s', async (_what, change) => {
	const { container, setClock } = await open(change);
	setClock(END - 1000);
	expect(container).toBeEmptyDOMElement();
});
