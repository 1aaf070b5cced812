import { act, screen } from '#tests/support/render';
import { renderDashboard } from './parts';

jest.unmock('@/ui/staged-list');

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
		const { container, unmount } = renderDashboard({ scenario });
		expect(keptHeights(container)).toEqual(places);
		expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
		act(unmount);
	},
);
