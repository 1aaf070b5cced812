import {
	getLicenseFamily,
	isActivationNoticeDue,
	resolveActivationNotice,
	resolveAttachment,
	type ActivationNotice,
	type License,
	type NoticeFacts,
} from '@/domain/licensing';
import { idle, toFailed, toReady } from '@/lib/remote';
import { LOADING } from './shorthand';

it.each([
	['anti_spam', [2110, 2111]],
	['backup', [2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115]],
	['complete', [2014, 2015]],
	['scan', [2106, 2107, 2108, 2109]],
	['search', [2104, 2105]],
	['security', [2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020]],
	['videopress', [2116, 2117]],
])(
	'LIC-31 LIC-32 LIC-33 LIC-34 LIC-35 LIC-36 LIC-37 maps its products to the family %s',
	(family, ids) => {
		expect(ids.map(getLicenseFamily)).toEqual(ids.map(() => family));
	},
);

it.each([2018, 2021])('LIC-36 LIC-38 finds no family for %d', (id) => {
	expect(getLicenseFamily(id)).toBeNull();
});

it('reports the first refusal of an attempt, and no success without a product', () => {
	expect(resolveAttachment([{ activatedProductId: 2106 }])).toEqual({
		kind: 'activated',
		productId: 2106,
	});
	const refusals = [{ errors: ['first', 'second'] }, { errors: ['third'] }];
	expect(resolveAttachment([{ activatedProductId: 2106 }, ...refusals])).toEqual({
		kind: 'refused',
		message: 'first',
	});
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

it('LIC-16 LIC-18 shows the notice from the last dismissed count on, and none without a count', () => {
	expect([isDue(0), isDue(null), isDue(0, 0, daysAgo(30))]).toEqual([false, false, false]);
	expect(isDue(1)).toBe(true);
	expect(isDue(3, 2, daysAgo(1))).toBe(true);
	expect(isDue(2, 2, daysAgo(1))).toBe(true);
	expect(isDue(1, 2, daysAgo(1))).toBe(false);
});

it('LIC-17 shows the notice again after more than 14 days', () => {
	expect(isDue(1, 2, daysAgo(14))).toBe(false);
	expect(isDue(1, 2, daysAgo(14.01))).toBe(true);
});

it('LIC-16 hides a dismissed notice for the visit unless the count grows', () => {
	expect(isDue(2, 2, daysAgo(0), 2)).toBe(false);
	expect(isDue(1, 2, daysAgo(20), 2)).toBe(false);
	expect(isDue(3, 2, daysAgo(0), 2)).toBe(true);
});

const licenseOf = (product: string, more: Partial<License> = {}): License => ({
	key: 'k',
	product,
	attachedAt: null,
	revokedAt: null,
	...more,
});
const SCAN = licenseOf('Jetpack Scan');
const USED = licenseOf('Jetpack Search', { attachedAt: '2026-01-01' });
const REVOKED = licenseOf('Jetpack Backup', { revokedAt: '2026-01-01' });

const noticeOf = (detached: number | null, facts: Partial<NoticeFacts> = {}) =>
	resolveActivationNotice({
		pathname: '/dashboard',
		isLinkedOwner: true,
		counts: detached === null ? null : { attached: 0, revoked: 0, detached },
		dismissedNotice: { lastDetachedCount: null, lastDismissedTime: null },
		dismissedCount: null,
		licenses: toReady([USED, REVOKED, SCAN]),
		now: NOW,
		...facts,
	});
const HIDDEN: ActivationNotice = { kind: 'hidden' };
const UNNAMED: ActivationNotice = { kind: 'one', product: '' };

it.each<[string, ActivationNotice, ActivationNotice]>([
	['LIC-21 names the product of one', noticeOf(1), { kind: 'one', product: 'Jetpack Scan' }],
	['stays away until the first count', noticeOf(null), HIDDEN],
	['LIC-19 waits for the name', noticeOf(1, { licenses: idle }), LOADING],
	['omits a name that failed to load', noticeOf(1, { licenses: toFailed(idle, 'down') }), UNNAMED],
	['omits the name if there are more', noticeOf(1, { licenses: toReady([SCAN, SCAN]) }), UNNAMED],
	['LIC-22 hides at the activation', noticeOf(1, { pathname: '/license/activation' }), HIDDEN],
	['hides once dismissed', noticeOf(1, { dismissedCount: 1 }), HIDDEN],
])('%s', (_title, notice, expected) => {
	expect(notice).toEqual(expected);
});
