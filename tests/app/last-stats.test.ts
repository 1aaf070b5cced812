import { createPageStore } from '@/app/create-page-store';
import { setSettings } from '@/state/settings';
import { loadStats } from '@/state/stats';
import { createTestStore } from '#tests/support/store';

const NAME = 'dashboard-for-jetpack-last-stats';
const PLAN_OUTLINE = 'dashboard-for-jetpack-plan-outline';

it('the stats that a tab keeps are deleted before a change is sent', async () => {
	const { page, browser } = createTestStore();
	const store = createPageStore(page, browser);
	await store.dispatch(loadStats('week'));
	expect(browser.tab.recall(NAME)).toBeNull();
	await store.dispatch(loadStats('day'));
	expect(browser.tab.recall(NAME)).not.toBeNull();
	const saved = store.dispatch(setSettings({ photon: true }));
	await Promise.resolve();
	expect(browser.tab.recall(NAME)).toBeNull();
	await saved;
});

it('the outline of My Plan is deleted before a change is sent', async () => {
	const { page, browser } = createTestStore();
	const store = createPageStore(page, browser);
	browser.tab.remember(PLAN_OUTLINE, '{}');
	const saved = store.dispatch(setSettings({ photon: true }));
	await Promise.resolve();
	expect(browser.tab.recall(PLAN_OUTLINE)).toBeNull();
	await saved;
});
