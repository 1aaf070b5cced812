import { act, screen, waitFor } from '#tests/support/render';
import { findTitle, goTo, waitForPath } from './support/render-app';
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

const WAYS: [string, (app: Awaited<ReturnType<typeof typeIn>>) => Promise<unknown>, string][] = [
	[
		'another tab',
		({ user }) => user.click(screen.getByRole('link', { name: 'Security' })),
		'/security',
	],
	[
		'a link to the dashboard',
		({ user }) => user.click(screen.getByRole('link', { name: 'Jetpack' })),
		'/dashboard',
	],
	['another hash', () => changeHash('#/dashboard'), '/dashboard'],
	['Back', () => act(async () => window.history.back()), '/traffic'],
];

describe.each(WAYS)('leaving by %s', (_name, leave, target) => {
	it('SETGEN-01 asks, and staying keeps the tab, the text and the address', async () => {
		const app = await typeIn();
		await leave(app);
		expect(await question()).toHaveTextContent(QUESTION);
		await app.user.click(await answer('Stay'));
		await waitFor(() => expect(asks()).toBe(false));
		expect(field()).toHaveValue('Say hello');
		expect(app.history.getCurrent().location.pathname).toBe('/discussion');
		await waitFor(() => expect(window.location.hash).toBe('#/discussion'));
	});

	it('SETGEN-01 leaves when told so, drops what was typed, and asks no more', async () => {
		const app = await typeIn();
		await leave(app);
		await app.user.click(await answer('Leave'));
		await waitForPath(app.history, target);
		expect(window.location.hash).toBe(`#${target}`);
		expect(isPageGuarded()).toBe(false);
		await goTo(app.history, '/discussion');
		await findTitle('Discussion');
		expect(asks()).toBe(false);
		expect(field()).toHaveValue('Leave a Reply');
	});
});

it('SETGEN-01 asks again after staying, and a second way out puts no second question', async () => {
	const { user, history } = await typeIn();
	await goTo(history, '/security');
	await user.click(await answer('Stay'));
	await goTo(history, '/dashboard');
	await goTo(history, '/security');
	expect(await screen.findAllByRole('dialog')).toHaveLength(1);
	await user.click(await answer('Leave'));
	expect(await findTitle('Security')).toBeVisible();
});

it('SETGEN-01 Escape stays, and gives the focus back', async () => {
	const { user } = await typeIn();
	const link = screen.getByRole('link', { name: 'Security' });
	await user.click(link);
	await question();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(asks()).toBe(false));
	await waitFor(() => expect(link).toHaveFocus());
});
