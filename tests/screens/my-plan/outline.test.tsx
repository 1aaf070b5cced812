import MyPlanScreen from '@/screens/my-plan';
import { act, renderScreen, screen, waitFor } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { holdGet } from '#tests/support/wire';

const NAME = 'dashboard-for-jetpack-plan-outline';
const HEIGHT = 123;

const open = (options: StoreOptions) => renderScreen(<MyPlanScreen />, options);
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

/** jsdom has no layout. */
beforeEach(() => {
	jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
});

afterEach(() => {
	jest.restoreAllMocks();
});

/** Opens the page until it is known, and returns what the tab has kept. */
async function visit(scenario: string): Promise<string> {
	const { browser, unmount } = open({ scenario });
	await screen.findByRole('heading', { name: 'Your features' });
	act(() => void window.dispatchEvent(new Event('resize')));
	const kept = browser.tab.recall(NAME);
	unmount();
	return kept ?? '';
}

it('the next visit begins with the cards of the last one, as high and in their order, and says nothing else about the plan', async () => {
	const kept = await visit('complete');
	const release = holdGet('site');
	const { container } = open({ scenario: 'complete', keptInTab: { [NAME]: kept } });
	const before = titles();
	expect(screen.getByText('Loading your plan…')).toBeInTheDocument();
	expect(before).toEqual(expect.arrayContaining(['Your features', 'Instant search']));
	expect(screen.queryByText(/This site is on/)).not.toBeInTheDocument();
	expect(screen.queryByText('Active')).not.toBeInTheDocument();
	const cards = [...container.querySelectorAll<HTMLElement>('[data-card]')];
	expect(cards.map(({ parentElement }) => parentElement?.style.minBlockSize)).toEqual(
		cards.map(() => `${HEIGHT}px`),
	);
	release();
	await screen.findByText(/This site is on/);
	expect(titles()).toEqual(before);
});

it('is not kept before the plan is known', async () => {
	const release = holdGet('site');
	const { browser } = open({ scenario: 'complete' });
	act(() => void window.dispatchEvent(new Event('resize')));
	expect(browser.tab.recall(NAME)).toBeNull();
	release();
	await waitFor(() => expect(screen.getByText(/This site is on/)).toBeVisible());
});

it('is not used for another user', async () => {
	const kept = JSON.parse(await visit('complete')) as object;
	const other = JSON.stringify({ 'site.test 99': Object.values(kept)[0] as unknown });
	open({ scenario: 'complete', keptInTab: { [NAME]: other } });
	expect(titles()).toEqual(['My Plan', 'Your plan']);
});
