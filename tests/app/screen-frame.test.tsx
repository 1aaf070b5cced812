import type { ComponentType } from 'react';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { SCREENS } from '@/app/routes/screens';
import { ScreenTitle } from '@/ui/screen-title';
import { screen } from '#tests/support/render';
import { findTitle, goTo, inApp, renderApp } from './support/render-app';

const sharing = () => findTitle('Sharing');

describe('a chunk that fails to load', () => {
	it('shows the failure under the title of the screen, and loads the chunk again on request', async () => {
		jest.spyOn(SCREENS.settings, 'peek').mockReturnValue(undefined);
		const load = jest.spyOn(SCREENS.settings, 'load').mockRejectedValueOnce(new Error('Offline.'));
		const { user } = renderApp({ route: '/sharing' });
		expect(await inApp().findByText("This screen didn't load")).toBeVisible();
		expect(await sharing()).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
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

describe('a screen that throws', () => {
	it('leaves the rest of the page, and is rendered again on request', async () => {
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
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await findTitle('Whole')).toBeVisible();
		await goTo(router, '/my-plan');
		expect(await findTitle('My Plan')).toBeVisible();
	});
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
