import { memo, useEffect } from 'react';
import { DiscountBanner, useDiscount } from '@/screens/common/discount-banner';
import { useLoads } from '@/screens/common/use-loads';
import { loadDiscount, loadIntroOffers } from '@/state/offers';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';

/** One day, two hours, three minutes and four seconds after the time that a test's browser tells. */
const END = Date.UTC(2026, 1, 1, 2, 3, 4);
const ENDED = 'Discount offer has ended';
const SLUGS = ['jetpack_scan', 'jetpack_security_t1_yearly'];

const onDraw = jest.fn();

const Screen = memo(function Screen() {
	useLoads(loadDiscount, loadIntroOffers);
	const discount = useDiscount(SLUGS);
	useEffect(onDraw);
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
	await waitFor(() => expect(store.getState().discount?.phase).toBe('ready'));
	await waitFor(() => expect(store.getState().offers?.introOffers.phase).toBe('ready'));
	onDraw.mockClear();
	/** Sets the clock, and lets half a second pass. */
	const goTo = (now: number) => {
		browser.now.mockReturnValue(now);
		act(() => jest.advanceTimersByTime(500));
	};
	return { container, goTo };
}

it('OFFER-01 OFFER-02 counts down twice a second and redraws only the time', async () => {
	const { goTo } = await open();
	expect(screen.getByText('Save up to 65% on your first year')).toBeVisible();
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 1d 2h 3m 4s$/);
	goTo(END - 61_000);
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 0d 0h 1m 1s$/);
	goTo(END - 60_500);
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 0d 0h 1m 1s$/);
	goTo(END - 60_000);
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 0d 0h 1m 0s$/);
	expect(onDraw).not.toHaveBeenCalled();
});

it('OFFER-02 the countdown refreshes every 500 ms, neither sooner nor later', () => {
	jest.useFakeTimers();
	const discount = {
		kind: 'running',
		code: 'A30',
		rate: 0.3,
		percent: 30,
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

it('OFFER-03 says at zero that it is over, once, and is right again when the clock was wrong', async () => {
	const { container, goTo } = await open();
	// A long sleep: no step on the way was seen.
	goTo(END + 3_600_000);
	expect(within(container).getByText(ENDED)).toBeVisible();
	expect(document.getElementById('a11y-speak-polite')).toHaveTextContent(ENDED);
	expect(screen.queryByRole('timer')).not.toBeInTheDocument();
	expect(screen.queryByText(/Save up to/)).not.toBeInTheDocument();
	expect(onDraw).toHaveBeenCalledTimes(1);
	goTo(END + 7_200_000);
	expect(onDraw).toHaveBeenCalledTimes(1);
	goTo(END - 5000);
	expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 0d 0h 0m 5s$/);
});

it('OFFER-01 the running timer is not announced', async () => {
	const { goTo } = await open();
	const timer = screen.getByRole('timer');
	goTo(END - 1000);
	expect(timer.closest('[aria-live]:not([aria-live="off"])')).toBeNull();
});

it.each([
	['used', { is_used: true }],
	['over', { expiry_date: '2026-01-30' }],
	['of no known end', { expiry_date: null }],
	['of more than all', { discount: 300 }],
	['in words', { discount: 'much' }],
	['not there', { code: '', discount: 0 }],
])('OFFER-04 hides a discount that is %s', async (_what, change) => {
	const { container, goTo } = await open(change);
	goTo(END - 1000);
	expect(container).toBeEmptyDOMElement();
});
