import { getLicenseFamily, isActivationNoticeDue, resolveAttachment } from '@/domain/licensing';

it.each([
	['anti_spam', [2110, 2111]],
	['backup', [2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115]],
	['complete', [2014, 2015]],
	['scan', [2106, 2107, 2108, 2109]],
	['search', [2104, 2105]],
	['security', [2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020]],
	['videopress', [2116, 2117]],
])('LIC-31 LIC-32 LIC-33 LIC-34 LIC-35 LIC-36 LIC-37 sorts into %s', (family, ids) => {
	expect(ids.map(getLicenseFamily)).toEqual(ids.map(() => family));
});

it.each([2018, 2021, 2118, 0])('LIC-36 LIC-38 has no family for %d', (id) => {
	expect(getLicenseFamily(id)).toBeNull();
});

it('reads an attempt by its first refusal, and never guesses a success', () => {
	expect(resolveAttachment([{ activatedProductId: 2106 }])).toEqual({
		kind: 'activated',
		productId: 2106,
	});
	expect(
		resolveAttachment([
			{ activatedProductId: 2106 },
			{ errors: ['first', 'second'] },
			{ errors: ['third'] },
		]),
	).toEqual({ kind: 'refused', message: 'first' });
	expect(resolveAttachment([{}])).toEqual({ kind: 'unclear' });
	expect(resolveAttachment([])).toEqual({ kind: 'unclear' });
});

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31);
const daysAgo = (days: number) => new Date(NOW - days * DAY).toISOString();

const isDue = (
	detached: number | null,
	lastDetachedCount: number | null = null,
	lastDismissedTime: string | null = null,
	dismissedCount: number | null = null,
) =>
	isActivationNoticeDue({
		counts: detached === null ? null : { attached: 0, revoked: 0, detached },
		dismissedNotice: { lastDetachedCount, lastDismissedTime },
		dismissedCount,
		now: NOW,
	});

it('stays away without detached licences, or without knowing of any', () => {
	expect(isDue(0)).toBe(false);
	expect(isDue(null)).toBe(false);
	expect(isDue(0, 0, daysAgo(30))).toBe(false);
});

it('shows from the count on that was last put away', () => {
	expect(isDue(1)).toBe(true);
	expect(isDue(3, 2, daysAgo(1))).toBe(true);
	expect(isDue(2, 2, daysAgo(1))).toBe(true);
	expect(isDue(1, 2, daysAgo(1))).toBe(false);
});

it('LIC-17 shows again once more than 14 days have passed', () => {
	expect(isDue(1, 2, daysAgo(14))).toBe(false);
	expect(isDue(1, 2, daysAgo(14.01))).toBe(true);
});

it('stays away for the visit once put away, unless the count grows', () => {
	expect(isDue(2, 2, daysAgo(0), 2)).toBe(false);
	expect(isDue(1, 2, daysAgo(20), 2)).toBe(false);
	expect(isDue(3, 2, daysAgo(0), 2)).toBe(true);
});
