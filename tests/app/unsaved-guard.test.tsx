import { fieldsDropped } from '@/state/settings';
import { act, fireEvent, screen, waitFor } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { findTitle, goTo, inApp, openAt, waitForPath } from './support/render-app';
import {
	answer,
	asks,
	changeHash,
	field,
	isPageGuarded,
	question,
	QUESTION,
	typeIn,
} from './support/unsaved';

const EXITS: [string, (app: Awaited<ReturnType<typeof typeIn>>) => Promise<unknown>, string][] = [
	['a tab', ({ user }) => user.click(screen.getByRole('link', { name: 'Security' })), '/security'],
	[
		'a link to the dashboard',
		({ user }) => user.click(screen.getByRole('link', { name: 'Jetpack' })),
		'/dashboard',
	],
	['a typed address', () => changeHash('#/sharing'), '/sharing'],
	['Back', () => act(async () => window.history.back()), '/privacy'],
];

it.each(EXITS)(
	'SETGEN-01 leaving by %s asks; "Stay" keeps the tab, the text and the address; "Leave" discards the text, without another question',
	async (_name, leave, target) => {
		const app = await typeIn();
		await leave(app);
		expect(await question()).toHaveTextContent(QUESTION);
		await app.user.click(await answer('Stay'));
		await waitFor(() => expect(asks()).toBe(false));
		expect(field()).toHaveValue('Say hello');
		expect(app.router.state.location.pathname).toBe('/discussion');
		await waitFor(() => expect(window.location.hash).toBe('#/discussion'));
		await leave(app);
		await app.user.click(await answer('Leave'));
		await waitForPath(app.router, target);
		expect(window.location.hash).toBe(`#${target}`);
		expect(isPageGuarded()).toBe(false);
		await goTo(app.router, '/discussion', 'Discussion');
		expect(asks()).toBe(false);
		expect(field()).toHaveValue('Leave a Reply');
	},
);

it('SETGEN-01 Escape stays, and returns the focus; only one dialog opens for two navigations', async () => {
	const { user, router } = await typeIn();
	const link = screen.getByRole('link', { name: 'Security' });
	await user.click(link);
	await question();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(asks()).toBe(false));
	await waitFor(() => expect(link).toHaveFocus());
	await goTo(router, '/dashboard');
	await goTo(router, '/sharing');
	expect(await screen.findAllByRole('dialog')).toHaveLength(1);
	await user.click(await answer('Leave'));
	expect(await findTitle('Sharing')).toBeVisible();
});

const DRAFT = { key: 'highlander_comment_form_prompt', value: 'Say hello', saved: '' };

describe('SETGEN-01 does not ask', () => {
	it('when a search opens, and keeps the text through the search', async () => {
		const { router } = await typeIn();
		await goTo(router, '/discussion?term=subscri');
		expect(await findTitle('Search results')).toBeVisible();
		expect(asks()).toBe(false);
		await goTo(router, '/discussion', 'Discussion');
		expect(field()).toHaveValue('Say hello');
	});

	it('between "/settings" and the tab that it shows', async () => {
		const { router, store } = await typeIn();
		act(() => void store.dispatch(fieldsDropped()));
		await goTo(router, '/settings?term=always%20allowed', 'Search results');
		act(() => void store.dispatch({ type: 'settings-form/typed', payload: DRAFT }));
		await goTo(router, '/security');
		await waitForPath(router, '/security');
		expect(await findTitle('Security')).toBeVisible();
		expect(asks()).toBe(false);
		await goTo(router, '/dashboard');
		expect(await question()).toBeVisible();
	});

	it('SHELL-19 for a skip link of WordPress, but on the next navigation', async () => {
		const { router, user } = await typeIn();
		await changeHash('#wpbody-content');
		expect(asks()).toBe(false);
		expect(field()).toHaveValue('Say hello');
		await goTo(router, '/sharing');
		await user.click(await answer('Leave'));
		expect(await findTitle('Sharing')).toBeVisible();
	});
});

it('SETGEN-01 Back still moves one entry at a time after a typed address', async () => {
	const { router } = await openAt({ route: '/privacy' }, 'Privacy');
	await changeHash('#/discussion');
	await findTitle('Discussion');
	await goTo(router, '/sharing', 'Sharing');
	await act(async () => window.history.back());
	expect(await findTitle('Discussion')).toBeVisible();
	await act(async () => window.history.back());
	expect(await findTitle('Privacy')).toBeVisible();
});

describe('SETGEN-01 the page', () => {
	it('is guarded while the text differs from the saved one', async () => {
		await typeIn();
		expect(isPageGuarded()).toBe(true);
		fireEvent.change(field(), { target: { value: 'Leave a Reply' } });
		expect(isPageGuarded()).toBe(false);
	});

	it('is not guarded after a save, and the tab can be left', async () => {
		const { user, router } = await typeIn();
		await user.click(screen.getByRole('button', { name: /^Save settings/ }));
		await waitFor(() => expect(isPageGuarded()).toBe(false));
		await goTo(router, '/sharing');
		expect(await findTitle('Sharing')).toBeVisible();
		expect(asks()).toBe(false);
	});

	it('stays guarded after a refused save', async () => {
		const { user } = await typeIn();
		answerPost('settings', { code: 'no', message: 'Not today.' }, 400);
		await user.click(screen.getByRole('button', { name: /^Save settings/ }));
		expect(await inApp().findByText(/Not today/)).toBeVisible();
		expect(isPageGuarded()).toBe(true);
		expect(field()).toHaveValue('Say hello');
	});
});
