import { speak } from '@wordpress/a11y';
import { act, screen, waitFor } from '#tests/support/render';
import { findTitle, goTo, openAt, renderApp, waitForPath } from './support/render-app';

jest.mock('@wordpress/a11y', () => ({ speak: jest.fn() }));

beforeEach(() => {
	document.title = 'Jetpack ‹ A quiet site — WordPress';
	jest.mocked(speak).mockClear();
});

it('moves the focus to the heading when the route changes, but not on the first load', async () => {
	const { router } = renderApp({ route: '/privacy' });
	const first = await findTitle('Privacy');
	expect(first).not.toHaveFocus();
	expect(document.body).toHaveFocus();
	await goTo(router, '/sharing');
	expect(await findTitle('Sharing')).toHaveFocus();
	await goTo(router, '/my-plan');
	expect(await findTitle('My Plan')).toHaveFocus();
});

it('announces the screen when the route changes, and puts its name into the page title', async () => {
	const { router } = await openAt({ route: '/privacy' }, 'Privacy');
	expect(document.title).toBe('Privacy ‹ Jetpack ‹ A quiet site — WordPress');
	expect(speak).not.toHaveBeenCalled();
	await goTo(router, '/sharing', 'Sharing');
	expect(speak).toHaveBeenCalledWith('Sharing', 'polite');
	expect(document.title).toBe('Sharing ‹ Jetpack ‹ A quiet site — WordPress');
});

it.each([
	['SHELL-06', '/reconnect', {}, 'Reconnect'],
	['SHELL-10', '/setup', {}, 'Set up'],
	['SHELL-10', '/setup', { scenario: 'disconnected' }, 'Set up'],
	['SHELL-17', '/license/activation', {}, 'License'],
])('%s the title of %s is that of its route', async (_id, route, options, title) => {
	const { router } = renderApp({ route, ...options });
	await waitFor(() => expect(document.title).toBe(`${title} ‹ Jetpack ‹ A quiet site — WordPress`));
	await goTo(router, '/privacy');
	await waitFor(() => expect(document.title).toBe('Privacy ‹ Jetpack ‹ A quiet site — WordPress'));
});

it('TRACK-03 records one view per screen, with its path and the version', async () => {
	const { router, events } = await openAt({ route: '/nope' }, 'At a Glance');
	await goTo(router, '/sharing', 'Sharing');
	await goTo(router, '/sharing?term=ads', 'Search results');
	const views = events.filter(({ name }) => name === 'jetpack_wpa_page_view');
	expect(views.map(({ properties }) => properties)).toEqual([
		{ path: '/dashboard', current_version: '11.2' },
		{ path: '/sharing', current_version: '11.2' },
	]);
});

it('TRACK-07 records a click on a tab', async () => {
	const { user, events } = await openAt({ route: '/privacy' }, 'Privacy');
	await user.click(screen.getByRole('link', { name: 'Writing' }));
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'nav_item', path: 'writing' },
	});
});

describe("WordPress's skip links", () => {
	it('SHELL-19 show At a Glance if one is the first route', async () => {
		renderApp({ route: '/wpbody-content' });
		expect(await findTitle('At a Glance')).toBeVisible();
	});

	it('SHELL-19 keep the screen with the hash that WordPress prints, without a slash', async () => {
		const { router } = await openAt({ route: '/sharing' }, 'Sharing');
		act(() => {
			window.location.hash = '#wp-toolbar';
		});
		await waitForPath(router, '/wp-toolbar');
		expect(await findTitle('Sharing')).toBeVisible();
	});
});
