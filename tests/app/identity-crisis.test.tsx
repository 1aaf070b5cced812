import { HttpResponse } from 'msw';
import { IDENTITY_CRISIS } from '@/app/identity-crisis/loadable';
import { waitFor } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { findTitle, inApp, renderApp } from './support/render-app';

const open = async (options: Parameters<typeof renderApp>[0] = {}) => {
	const app = renderApp({ route: '/privacy', scenario: 'identity-crisis', ...options });
	await findTitle('Privacy');
	return app;
};

const buttons = () =>
	inApp()
		.getAllByRole('button', { name: /^(Migrate|Start fresh|Confirm safe mode)$/ })
		.map((button) => button.textContent);

it('says above every screen what a crisis is, with three ways out', async () => {
	await open();
	expect(inApp().getByText(/has a different address for this site/)).toBeVisible();
	expect(buttons()).toEqual(['Migrate', 'Start fresh', 'Confirm safe mode']);
	expect(inApp().getByRole('button', { name: 'Migrate' })).toHaveAccessibleDescription(
		/This site has moved/,
	);
});

it('says that something is to be decided although its chunk did not come, and asks for it again', async () => {
	jest.spyOn(IDENTITY_CRISIS, 'peek').mockReturnValue(undefined);
	jest.spyOn(IDENTITY_CRISIS, 'load').mockRejectedValueOnce(new Error('Offline.'));
	const { user } = await open();
	expect(await inApp().findByText(/This site may have moved, or be a copy/)).toBeVisible();
	expect(inApp().queryByRole('button', { name: 'Migrate' })).not.toBeInTheDocument();
	await user.click(inApp().getByRole('button', { name: 'Try again' }));
	expect(await inApp().findByRole('button', { name: 'Migrate' })).toBeVisible();
});

it('API-62 migrates once, and is gone when that is done', async () => {
	const { user } = await open();
	const { called, release } = hold('identity-crisis/migrate', () =>
		HttpResponse.json({ code: 'success' }),
	);
	const migrate = inApp().getByRole('button', { name: 'Migrate' });
	await user.dblClick(migrate);
	expect(migrate).toHaveAttribute('aria-busy', 'true');
	expect(inApp().getByRole('button', { name: 'Start fresh' })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
	release();
	await waitFor(() =>
		expect(inApp().queryByRole('button', { name: 'Migrate' })).not.toBeInTheDocument(),
	);
	expect(called).toHaveBeenCalledTimes(1);
});

it('API-60 safe mode leaves the two ways that are left', async () => {
	const { user } = await open();
	const { release } = hold('identity-crisis/confirm-safe-mode', () =>
		HttpResponse.json({ code: 'success' }),
	);
	release();
	await user.click(inApp().getByRole('button', { name: 'Confirm safe mode' }));
	expect(await inApp().findByText(/in safe mode/)).toBeVisible();
	expect(buttons()).toEqual(['Migrate', 'Start fresh']);
});

it('API-61 starting fresh leads to where the site is authorized', async () => {
	const { user, browser } = await open();
	const { release } = hold('identity-crisis/start-fresh', () =>
		HttpResponse.json('http://site.test/authorize'),
	);
	release();
	await user.click(inApp().getByRole('button', { name: 'Start fresh' }));
	await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith('http://site.test/authorize'));
});

it('says why a way out led nowhere, and leaves it open', async () => {
	const { user } = await open();
	const { called, release } = hold('identity-crisis/migrate', () =>
		HttpResponse.json({ code: 'error', message: 'Not now' }, { status: 500 }),
	);
	release();
	const migrate = inApp().getByRole('button', { name: 'Migrate' });
	await user.click(migrate);
	expect(await inApp().findByText("That didn't work: Not now (Status 500)")).toBeVisible();
	await user.click(migrate);
	await waitFor(() => expect(called).toHaveBeenCalledTimes(2));
});

it('asks who may not decide to ask who may', async () => {
	renderApp({ scenario: 'identity-crisis', world: { viewer: 'editor' } });
	expect(await inApp().findByText(/Ask a site administrator to choose/)).toBeVisible();
	expect(inApp().queryByRole('button', { name: 'Migrate' })).not.toBeInTheDocument();
});

it('is silent on a site without a crisis', async () => {
	await open({ scenario: 'free' });
	expect(inApp().queryByText(/another address/)).not.toBeInTheDocument();
});
