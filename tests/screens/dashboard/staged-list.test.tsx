import { FIRST_CALLS } from '@/domain/calls/arrivals';
import DashboardScreen from '@/screens/dashboard';
import '@/screens/dashboard/other-sections';
import '@/screens/my-plan';
import { loadFirstAnswers } from '@/state/store/arrivals';
import { act, renderScreen, screen, waitFor } from '#tests/support/render';
import { createTestStore } from '#tests/support/store';
import { listenForCalls } from './parts';

const keptHeights = (container: HTMLElement) =>
	[...container.querySelectorAll('[style*="min-block-size"]')].map((place) =>
		place.getAttribute('style'),
	);

beforeEach(() => {
	jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

it.each([
	['free', ['min-block-size: 2400px;']],
	['editor-view', ['min-block-size: 1800px;']],
	['subscriber-view', []],
])(
	'keeps a place for the sections below the first one before the first paint: %s',
	(scenario, places) => {
		const { container, unmount } = renderScreen(<DashboardScreen />, { scenario });
		expect(keptHeights(container)).toEqual(places);
		expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
		act(unmount);
	},
);

it('draws the cards below with the answers that came with the page, without requesting any of them', async () => {
	const paint: FrameRequestCallback[] = [];
	jest
		.spyOn(window, 'requestAnimationFrame')
		.mockImplementation((callback) => paint.push(callback));
	const calls = listenForCalls();
	const { container, unmount } = renderScreen(<DashboardScreen />, {
		scenario: 'free',
		firstAnswers: { 'jetpack/v4/updates/plugins': { code: 'success', count: 0 } },
	});
	const paintOnce = () =>
		act(async () => {
			paint.splice(0).forEach((callback) => callback(0));
		});
	await paintOnce();
	const card = await waitFor(() => {
		const found = container.querySelector('[data-card="updates"]');
		expect(found).not.toBeNull();
		return found;
	});
	// The frame in which they are painted for the first time.
	await paintOnce();
	expect(card).toHaveTextContent('up to date');
	expect(calls).not.toContain('GET updates/plugins');
	act(unmount);
});

it.each(['/dashboard', '/my-plan'])(
	'takes each answer that came with the page: %s',
	async (path) => {
		const first = FIRST_CALLS[path]!.map(({ call }) => call);
		const { store, api } = createTestStore({
			firstAnswers: Object.fromEntries(first.map((call) => [call, {}])),
		});
		expect(first.filter((call) => !api.isAsked(call))).toEqual([]);
		void store.dispatch(loadFirstAnswers());
		await waitFor(() => expect(first.filter((call) => api.isAsked(call))).toEqual([]));
	},
);
