import { hasEarlierLook, selectEarlierLook, selectIsLastLookDismissed } from '@/state/last-look';
import { dismissLastLook, rememberLook } from '@/state/last-look/remember';
import { createTestStore } from '#tests/support/store';

const KEY = 'dashboard-for-jetpack-last-look';
const PERSON = 'site.test 1';
const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31);

const look = (time: number, facts: object, seenAt = time) => ({ startedAt: time, seenAt, facts });
const stored = (current: object, earlier: object | null = null, isDismissed = false) => ({
	[KEY]: JSON.stringify({ other: 1, [PERSON]: { earlier, current, isDismissed } }),
});
const EARLIER = look(NOW - 50 * HOUR, { views: 5 });

const read = ({ browser }: ReturnType<typeof createTestStore>) =>
	(JSON.parse(browser.recall(KEY) ?? '{}') as Record<string, unknown>)[PERSON];

it('compares a visit with the look before it, and remembers the visit', () => {
	const made = createTestStore({ remembered: stored(EARLIER) });
	const { store } = made;
	expect(selectEarlierLook(store.getState())).toBeNull();
	expect(store.dispatch(hasEarlierLook())).toBe(true);
	store.dispatch(rememberLook({ views: 7 }));
	store.dispatch(rememberLook({ views: 7, threats: 0 }));
	expect(selectEarlierLook(store.getState())).toEqual(EARLIER);
	expect(read(made)).toEqual({
		earlier: EARLIER,
		current: look(NOW, { views: 7, threats: 0 }),
		isDismissed: false,
	});
	expect(made.browser.recall(KEY)).toContain('"other":1');
});

it('keeps the comparison over a reload', () => {
	const begun = look(NOW - HOUR, { views: 6 });
	const made = createTestStore({ remembered: stored(begun, EARLIER) });
	made.store.dispatch(rememberLook({ views: 7 }));
	expect(selectEarlierLook(made.store.getState())).toEqual(EARLIER);
	expect(read(made)).toEqual({
		earlier: EARLIER,
		current: look(NOW - HOUR, { views: 7 }, NOW),
		isDismissed: false,
	});
});

it('begins no other look while the page stays open, because nothing was asked again', () => {
	const { store, browser } = createTestStore({ remembered: stored(EARLIER) });
	store.dispatch(rememberLook({ views: 7 }));
	browser.now.mockReturnValue(NOW + 30 * HOUR);
	store.dispatch(rememberLook({ views: 8 }));
	expect(selectEarlierLook(store.getState())).toEqual(EARLIER);
});

it('leaves the later look of another tab alone', () => {
	const made = createTestStore({ remembered: stored(EARLIER) });
	made.store.dispatch(rememberLook({ views: 7 }));
	const [later] = Object.values(stored(look(NOW + HOUR, { views: 50 })));
	made.browser.now.mockReturnValue(NOW + 2 * HOUR);
	made.browser.remember(KEY, later ?? '');
	made.store.dispatch(rememberLook({ views: 9 }));
	expect(made.browser.recall(KEY)).toBe(later);
});

it('knows nothing of other users and other sites', () => {
	const record = { earlier: null, current: EARLIER, isDismissed: false };
	const { store } = createTestStore({
		remembered: {
			[KEY]: JSON.stringify({ 'site.test 2': record, 'site.test::blog 1': record }),
		},
	});
	expect(store.dispatch(hasEarlierLook())).toBe(false);
});

it('works without a storage', () => {
	const { store, browser } = createTestStore();
	browser.recall.mockReturnValue(null);
	browser.remember.mockImplementation(() => undefined);
	store.dispatch(rememberLook({ views: 7 }));
	expect(selectEarlierLook(store.getState())).toBeNull();
	store.dispatch(dismissLastLook());
	expect(selectIsLastLookDismissed(store.getState())).toBe(true);
	expect(store.dispatch(hasEarlierLook())).toBe(false);
});

it('is dismissed for good, and still remembers looks for the marks of the chart', () => {
	const made = createTestStore({ remembered: stored(EARLIER) });
	made.store.dispatch(rememberLook({ views: 7 }));
	made.store.dispatch(dismissLastLook());
	expect(read(made)).toMatchObject({ current: { facts: { views: 7 } }, isDismissed: true });
	made.store.dispatch(rememberLook({ views: 8 }));
	expect(read(made)).toMatchObject({ current: { facts: { views: 8 } }, isDismissed: true });

	const next = createTestStore({ remembered: stored(EARLIER, null, true) });
	expect(next.store.dispatch(hasEarlierLook())).toBe(false);
	next.store.dispatch(rememberLook({}));
	expect(selectIsLastLookDismissed(next.store.getState())).toBe(true);
});

it('keeps the dismissals of another tab', () => {
	const made = createTestStore({ remembered: stored(EARLIER) });
	made.store.dispatch(rememberLook({ views: 7 }));
	made.browser.remember(KEY, stored(look(NOW, {}), EARLIER, true)[KEY] ?? '');
	made.store.dispatch(rememberLook({ views: 8 }));
	expect(read(made)).toMatchObject({ current: { facts: { views: 8 } }, isDismissed: true });
});
