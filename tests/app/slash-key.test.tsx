// Loaded with the test and not within it: a busy machine takes its time for the chunk.
import '@/screens/settings';
import { screen, waitFor } from '#tests/support/render';
import { findTitle, renderApp } from './support/render-app';

const findField = () => screen.findByRole('searchbox', { name: 'Search settings' });

async function open() {
	const app = renderApp({ route: '/traffic' });
	await findTitle('Traffic');
	return { ...app, field: await findField() };
}

afterEach(() => {
	document.querySelectorAll('[data-of-another]').forEach((element) => element.remove());
});

/** Something on the page that is not ours. */
function printOf(html: string): HTMLElement {
	const place = document.createElement('div');
	place.dataset.ofAnother = '';
	place.innerHTML = html;
	document.body.append(place);
	return place;
}

it('"/" puts the focus into the search, and no slash into it', async () => {
	const { user, field } = await open();
	await user.keyboard('/');
	expect(field).toHaveFocus();
	expect(field).toHaveValue('');
	expect(field).toHaveAttribute('aria-keyshortcuts', '/');
	expect(field).toHaveAccessibleDescription(/slash/);
});

it('a slash that is typed into a field stays a letter, also in the search itself', async () => {
	const { user, field } = await open();
	const foreign = printOf('<textarea></textarea>').querySelector('textarea')!;
	await user.type(foreign, 'and/or');
	expect(foreign).toHaveValue('and/or');
	expect(foreign).toHaveFocus();
	await user.type(field, 'a/b');
	expect(field).toHaveValue('a/b');
});

it.each(['<div role="dialog" tabindex="-1"></div>', '<dialog open></dialog>'])(
	'"/" is left to a dialog that is open: %s',
	async (html) => {
		const { user, field } = await open();
		printOf(html);
		await user.keyboard('/');
		expect(field).not.toHaveFocus();
	},
);

it.each(['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}'])(
	'%s belongs to others',
	async (keys) => {
		const { user, field } = await open();
		await user.keyboard(keys);
		expect(field).not.toHaveFocus();
	},
);

it('Escape clears first, and then leads back to where "/" was pressed', async () => {
	const { user, field } = await open();
	const link = screen.getByRole('link', { name: 'Writing' });
	link.focus();
	await user.keyboard('/mon');
	expect(field).toHaveValue('mon');
	await user.keyboard('{Escape}');
	expect(field).toHaveValue('');
	expect(field).toHaveFocus();
	await user.keyboard('{Escape}');
	expect(link).toHaveFocus();
});

it('Escape leads to the heading where nothing had the focus', async () => {
	const { user, field } = await open();
	await user.keyboard('/');
	await waitFor(() => expect(field).toHaveFocus());
	await user.keyboard('{Escape}');
	expect(await findTitle('Traffic')).toHaveFocus();
});

it('a screen without a search leaves the key alone', async () => {
	const { user } = renderApp({ route: '/dashboard' });
	await findTitle('At a Glance');
	await user.keyboard('/');
	expect(document.body).toHaveFocus();
});

const findSwitch = () => screen.findByRole('switch', { name: 'Press / to search settings' });

it('"/" can be turned off beside the field, which this browser remembers', async () => {
	const { user, field, browser } = await open();
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

it('once turned off it stays off, until somebody turns it on again', async () => {
	const { user, browser } = renderApp({
		route: '/traffic',
		remembered: { 'dashboard-for-jetpack-slash-key': 'off' },
	});
	await findTitle('Traffic');
	const field = await findField();
	await user.keyboard('/');
	expect(field).not.toHaveFocus();
	// By the keyboard, it is the next stop after the field.
	await user.click(field);
	await user.tab();
	expect(await findSwitch()).toHaveFocus();
	await user.keyboard(' ');
	expect(browser.recall('dashboard-for-jetpack-slash-key')).toBe('on');
	(await findTitle('Traffic')).focus();
	await user.keyboard('/');
	expect(field).toHaveFocus();
});
