import type { ComponentType } from 'react';
import { SCREENS } from '@/app/routes/screens';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { ScreenTitle } from '@/ui/screen-title';
import { screen, waitFor } from '#tests/support/render';
import { findTitle, goTo, inApp, openAt, renderApp } from './support/render-app';

const sharing = () => findTitle('Sharing');

describe('a chunk that fails to load', () => {
	it('shows the failure under the title of the screen, and loads the chunk again on request', async () => {
		jest.spyOn(SCREENS.settings, 'peek').mockReturnValue(undefined);
		const load = jest.spyOn(SCREENS.settings, 'load').mockRejectedValueOnce(new Error('Offline.'));
		const { user } = renderApp({ route: '/sharing' });
		expect(await inApp().findByText("This screen didn't load")).toBeVisible();
		expect(await sharing()).toBeVisible();
		await user.click(screen.getByRole('button', { name: /^Try again/ }));
		expect(await screen.findByRole('heading', { name: 'Sharing buttons' })).toBeVisible();
		expect(load).toHaveBeenCalledTimes(2);
	});

	it('announces the screen while its chunk is loading', async () => {
		jest.spyOn(SCREENS.settings, 'peek').mockReturnValue(undefined);
		jest.spyOn(SCREENS.settings, 'load').mockReturnValue(new Promise(() => undefined));
		renderApp({ route: '/sharing' });
		expect(await inApp().findByText('Loading Sharing…')).toBeInTheDocument();
	});
});

it('a screen that throws leaves the rest of the page, and is rendered again on request', async () => {
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
	let isBroken = true;
	const Fragile: ComponentType = () => {
		if (isBroken) {
			throw new Error('Broken.');
		}
		return <ScreenTitle>Whole</ScreenTitle>;
	};
	jest.spyOn(SCREENS.settings, 'peek').mockReturnValue(Fragile);
	const { user, router } = renderApp({ route: '/sharing' });
	expect(await inApp().findByText('This screen ran into a problem')).toBeVisible();
	expect(screen.getByRole('link', { name: 'Jetpack' })).toBeVisible();

	isBroken = false;
	await user.click(screen.getByRole('button', { name: /^Try again/ }));
	expect(await findTitle('Whole')).toBeVisible();
	await goTo(router, '/my-plan');
	expect(await findTitle('My Plan')).toBeVisible();
});

it('createLoadable: fetches again after a failure, and only once after a success', async () => {
	const Screen = () => null;
	const fetch = jest
		.fn<Promise<{ default: ComponentType }>, []>()
		.mockRejectedValueOnce(new Error('Offline.'))
		.mockResolvedValue({ default: Screen });
	const loadable = createLoadable(fetch);
	await expect(loadable.load()).rejects.toThrow('Offline.');
	expect(loadable.peek()).toBeUndefined();
	await expect(loadable.load()).resolves.toBe(Screen);
	expect(loadable.peek()).toBe(Screen);
	await loadable.load();
	expect(fetch).toHaveBeenCalledTimes(2);
});

describe('page data with missing pieces', () => {
	const SENTENCE = /Couldn't read these from Jetpack/;

	async function openWith(pageDataFailures: unknown) {
		const warn = jest.spyOn(console, 'warn').mockImplementation();
		const app = await openAt({ route: '/privacy', pageData: { pageDataFailures } }, 'Privacy');
		return { ...app, warn };
	}

	it('lists each missing piece of the page data in plain words, and the screen below works', async () => {
		await openWith([
			{ piece: 'plan', message: 'No such class.' },
			{ piece: 'stats', message: 'No such class.' },
		]);
		expect(await inApp().findByText(SENTENCE)).toBeVisible();
		expect(inApp().getByText('Your plan')).toBeVisible();
		expect(inApp().getByText('Who can view your stats')).toBeVisible();
		expect(inApp().queryByText(/No such class/)).not.toBeInTheDocument();
	});

	it('shows the name of a piece that the app does not know', async () => {
		await openWith([{ piece: 'weather', message: '' }]);
		expect(await inApp().findByText('weather')).toBeVisible();
	});

	it('names each piece and its reason in the console once', async () => {
		const { warn, user } = await openWith([{ piece: 'plan', message: 'No such class.' }]);
		await inApp().findByText(SENTENCE);
		await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
		expect(inApp().queryByText(SENTENCE)).not.toBeInTheDocument();
		expect(inApp().getByRole('heading', { level: 1 })).toHaveFocus();
		expect(warn.mock.calls).toEqual([['The page data has no "plan": No such class.']]);
	});

	it('names a piece without a reason, which only administrators have, in the console', async () => {
		const { warn } = await openWith([{ piece: 'plan', message: '' }]);
		await inApp().findByText(SENTENCE);
		expect(warn.mock.calls).toEqual([['The page data has no "plan"']]);
	});

	it('names in the console only what changes nothing on the screen', async () => {
		const { warn } = await openWith([
			{ piece: 'tracking', message: 'gone' },
			{ piece: 'routes', message: 'gone' },
		]);
		await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
		expect(inApp().queryByText(SENTENCE)).not.toBeInTheDocument();
	});

	it.each([[undefined], ['broken'], [{ piece: 'plan' }], [[{ message: 'no name' }]]])(
		'shows nothing when the list of failures is %j',
		async (failures) => {
			const { warn } = await openWith(failures);
			expect(inApp().queryByText(SENTENCE)).not.toBeInTheDocument();
			expect(warn).not.toHaveBeenCalled();
		},
	);
});
