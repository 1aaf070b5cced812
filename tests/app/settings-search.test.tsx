// Imported here because loading the chunk can take seconds on a busy machine.
import '@/screens/settings';
import { act, screen, waitFor } from '#tests/support/render';
import { findTitle, goTo, inApp, openAt, renderApp, waitForPath } from './support/render-app';

const FIELD = { name: 'Search settings' };
const findField = () => screen.findByRole('searchbox', FIELD);
const waitForTerm = (term: string) =>
	waitFor(() => expect(screen.getByRole('searchbox', FIELD)).toHaveValue(term));
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const hashIs = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));

async function openWithFakeTimers(route: string) {
	jest.useFakeTimers();
	const app = renderApp({ route });
	await screen.findByRole('heading', { level: 1 });
	return app;
}

it('FIND-05 a search is one history entry: Back closes it, Forward reopens it', async () => {
	const { user } = await openWithFakeTimers('/privacy');
	await user.type(await findField(), 'mon');
	await pass(500);
	await user.type(await findField(), 'itor');
	await pass(500);
	await hashIs('#/privacy?term=monitor');
	jest.useRealTimers();
	await act(async () => window.history.back());
	await hashIs('#/privacy');
	expect(await findTitle('Privacy')).toBeVisible();
	await waitForTerm('');
	await act(async () => window.history.forward());
	await hashIs('#/privacy?term=monitor');
	await waitForTerm('monitor');
	expect(await findTitle('Search results')).toBeVisible();
});

it('FIND-05 reads the term from an address typed right after another one', async () => {
	const { router } = await openWithFakeTimers('/privacy');
	await pass(0);
	for (const hash of ['/sharing', '/settings?term=monitor']) {
		await act(async () => {
			window.location.hash = hash;
		});
		await waitFor(() => expect(router.state.location.pathname).toBe(hash.split('?')[0]));
	}
	await waitForTerm('monitor');
	await pass(600);
	expect(window.location.hash).toBe('#/settings?term=monitor');
	expect(await findTitle('Search results')).toBeVisible();
});

it('FIND-05 opening a tab before the search starts cancels it and clears the field', async () => {
	const { user, router } = await openWithFakeTimers('/privacy');
	await user.type(await findField(), 'mon');
	await user.click(screen.getByRole('link', { name: 'Writing' }));
	await waitForPath(router, '/writing');
	await pass(600);
	expect(window.location.hash).toBe('#/writing');
	expect(await findField()).toHaveValue('');
});

it('keeps text typed while the results load', async () => {
	const { user } = await openWithFakeTimers('/privacy');
	await user.type(await findField(), 'mon');
	await pass(500);
	await hashIs('#/privacy?term=mon');
	await user.type(await findField(), 'x');
	expect(await findField()).toHaveValue('monx');
	expect(await findField()).toHaveFocus();
});

it('FIND-07 keeps the search open with an empty field, and closes it on Escape', async () => {
	const { user } = await openWithFakeTimers('/privacy?term=monitor');
	await user.clear(await findField());
	await pass(500);
	await hashIs('#/privacy?term=');
	expect(inApp().getByText('Enter a search term to find settings or close search.')).toBeVisible();
	await user.type(await findField(), '{Escape}');
	await hashIs('#/privacy');
	expect(await findTitle('Privacy')).toBeVisible();
});

it('FIND-07 "Close search" returns to the tab', async () => {
	const { user, router } = await openWithFakeTimers('/discussion?term=');
	await user.click(screen.getByRole('link', { name: 'Close search' }));
	expect(await findTitle('Discussion')).toBeVisible();
	await goTo(router, '/settings?term=likes');
	expect(await findField()).toHaveValue('likes');
});

describe('the search field', () => {
	const findByHint = () => screen.findByPlaceholderText('Search for a Jetpack feature.');

	it('FIND-02 FIND-03 FIND-04 TRACK-04 puts the term into the hash 500 ms after the last key', async () => {
		jest.useFakeTimers();
		const { user, events } = renderApp({ route: '/privacy' });
		await user.type(await findByHint(), 'mon');
		act(() => jest.advanceTimersByTime(499));
		await user.type(await findByHint(), 'itor');
		act(() => jest.advanceTimersByTime(499));
		expect(window.location.hash).toBe('#/privacy');
		await act(async () => jest.advanceTimersByTime(1));
		await waitFor(() => expect(window.location.hash).toBe('#/privacy?term=monitor'));
		expect(await findTitle('Search results')).toBeVisible();
		const terms = events.filter(({ name }) => name === 'jetpack_wpa_search_term');
		expect(terms.map(({ properties }) => properties.term)).toEqual(['monitor']);
	});

	it('FIND-05 TRACK-04 reads the term from the hash, on the first load and on each navigation, and records it once', async () => {
		const { router, events } = renderApp({ route: '/settings?term=cdn' });
		expect(await findByHint()).toHaveValue('cdn');
		expect(await screen.findByRole('heading', { name: 'Performance & speed' })).toBeVisible();
		await goTo(router, '/settings?term=ads');
		expect(await findByHint()).toHaveValue('ads');
		await goTo(router, '/settings');
		expect(await findByHint()).toHaveValue('');
		await goTo(router, '/settings?term=ad');
		expect(await findByHint()).toHaveValue('ad');
		const terms = events.filter(({ name }) => name === 'jetpack_wpa_search_term');
		expect(terms.map(({ properties }) => properties.term)).toEqual(['cdn', 'ads']);
	});
});

describe('the slash key', () => {
	async function openPrivacy() {
		const app = await openAt({ route: '/privacy' }, 'Privacy');
		return { ...app, field: await findField() };
	}

	afterEach(() => {
		document.querySelectorAll('[data-foreign]').forEach((element) => element.remove());
	});

	function printForeign(html: string): HTMLElement {
		const place = document.createElement('div');
		place.dataset.foreign = '';
		place.innerHTML = html;
		document.body.append(place);
		return place;
	}

	it('moves the focus to the search field, without typing a slash', async () => {
		const { user, field } = await openPrivacy();
		await user.keyboard('/');
		expect(field).toHaveFocus();
		expect(field).toHaveValue('');
		expect(field).toHaveAttribute('aria-keyshortcuts', '/');
		expect(field).toHaveAccessibleDescription(/slash/);
	});

	it('types a slash in any text field, including the search field', async () => {
		const { user, field } = await openPrivacy();
		const foreign = printForeign('<textarea></textarea>').querySelector('textarea')!;
		await user.type(foreign, 'and/or');
		expect(foreign).toHaveValue('and/or');
		expect(foreign).toHaveFocus();
		await user.type(field, 'a/b');
		expect(field).toHaveValue('a/b');
	});

	it('does nothing while a dialog is open, or with a modifier', async () => {
		const { user, field } = await openPrivacy();
		for (const html of ['<div role="dialog" tabindex="-1"></div>', '<dialog open></dialog>']) {
			const dialog = printForeign(html);
			await user.keyboard('/');
			expect(field).not.toHaveFocus();
			dialog.remove();
		}
		for (const keys of ['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}']) {
			await user.keyboard(keys);
			expect(field).not.toHaveFocus();
		}
		await user.keyboard('/');
		expect(field).toHaveFocus();
	});

	it('first Escape clears the field, the second returns the focus to where "/" was pressed', async () => {
		const { user, field } = await openPrivacy();
		const link = screen.getByRole('link', { name: 'Writing' });
		link.focus();
		await user.keyboard('/mon');
		expect(field).toHaveValue('mon');
		await user.keyboard('{Escape}');
		expect(field).toHaveValue('');
		expect(field).toHaveFocus();
		await user.keyboard('{Escape}');
		expect(link).toHaveFocus();
		await act(() => new Promise((resolve) => setTimeout(resolve, 510)));
		expect(window.location.hash).toBe('#/privacy');
	});

	it('Escape moves the focus to the heading if nothing had it before', async () => {
		const { user, field } = await openPrivacy();
		await user.keyboard('/');
		await waitFor(() => expect(field).toHaveFocus());
		await user.keyboard('{Escape}');
		expect(await findTitle('Privacy')).toHaveFocus();
	});

	it('does nothing on a screen without a search', async () => {
		const { user } = await openAt({ route: '/dashboard' }, 'At a Glance');
		await user.keyboard('/');
		expect(document.body).toHaveFocus();
	});

	const findSwitch = () => screen.findByRole('switch', { name: 'Press / to search settings' });

	it('can be turned off beside the field, and this browser remembers that', async () => {
		const { user, field, browser } = await openPrivacy();
		await user.keyboard('/');
		const choice = await findSwitch();
		await user.click(choice);
		expect(choice).not.toBeChecked();
		expect(field).toHaveFocus();
		expect(field).not.toHaveAttribute('aria-keyshortcuts');
		expect(field).not.toHaveAccessibleDescription(/slash/);
		await user.keyboard('{Escape}/');
		expect(field).not.toHaveFocus();
		expect(browser.recall('dashboard-for-jetpack-slash-key')).toBe('off');
	});

	it('stays off until it is turned on again', async () => {
		const { user, browser } = await openAt(
			{ route: '/privacy', remembered: { 'dashboard-for-jetpack-slash-key': 'off' } },
			'Privacy',
		);
		const field = await findField();
		await user.keyboard('/');
		expect(field).not.toHaveFocus();
		// In the tab order, the switch follows the field.
		await user.click(field);
		await user.tab();
		expect(await findSwitch()).toHaveFocus();
		await user.keyboard(' ');
		expect(browser.recall('dashboard-for-jetpack-slash-key')).toBe('on');
		(await findTitle('Privacy')).focus();
		await user.keyboard('/');
		expect(field).toHaveFocus();
	});
});
