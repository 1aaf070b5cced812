import { createTestStore } from '#tests/support/store';
import {
	closeUpgradeChart,
	loadContentCounts,
	recallUpgradeChart,
	selectContentCounts,
	selectIsUpgradeChartClosed as selectIsClosed,
} from '@/state/upgrade-chart';

it('DASH-21 counts as closed until the browser was asked', () => {
	const { store } = createTestStore();
	expect(selectIsClosed(store.getState())).toBe(true);
	store.dispatch(recallUpgradeChart());
	expect(selectIsClosed(store.getState())).toBe(false);
});

it('DASH-21 is closed in the next visit too', () => {
	const first = createTestStore();
	first.store.dispatch(recallUpgradeChart());
	first.store.dispatch(closeUpgradeChart());
	const next = createTestStore();
	next.browser.recall.mockImplementation(first.browser.recall);
	next.store.dispatch(recallUpgradeChart());
	expect(selectIsClosed(next.store.getState())).toBe(true);
});

it('DASH-21 stays closed in this visit where the browser can remember nothing', () => {
	const { store, browser } = createTestStore();
	browser.recall.mockReturnValue(null);
	store.dispatch(recallUpgradeChart());
	store.dispatch(closeUpgradeChart());
	store.dispatch(recallUpgradeChart());
	expect(selectIsClosed(store.getState())).toBe(true);
});

it('DASH-21 counts posts and comments', async () => {
	const { store } = createTestStore({ world: { content: { posts: 21, comments: 7 } } });
	await store.dispatch(loadContentCounts());
	expect(selectContentCounts(store.getState())).toEqual({
		phase: 'ready',
		data: { posts: 21, comments: 7 },
	});
});
