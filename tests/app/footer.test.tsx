import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { findTitle, inApp, renderApp } from './support/render-app';

const footer = () => within(screen.getByRole('navigation', { name: 'About Jetpack' }));
const items = () =>
	footer()
		.getAllByRole('listitem')
		.map((item) => item.textContent);

it('DASH-25 DASH-27 DASH-28 DASH-29 DASH-30 DASH-42 lists what a manager of a development version may use', async () => {
	renderApp({ scenario: 'development', route: '/privacy' });
	await findTitle('Privacy');
	expect(items()).toEqual([
		expect.stringMatching(/^Jetpack version \d+/),
		'About',
		'Terms',
		'Privacy',
		'Modules',
		'Debug',
		'Reset Options',
		'Dev Tools',
	]);
});

it('DASH-26 hides the version where the provider hosts the site', async () => {
	renderApp({ scenario: 'atomic', route: '/privacy' });
	await findTitle('Privacy');
	expect(items()).toEqual(['About', 'Terms', 'Privacy', 'Modules', 'Debug']);
});

it('DASH-28 DASH-29 has neither modules nor debug for an author', async () => {
	renderApp({ scenario: 'author-view', route: '/privacy' });
	await findTitle('Privacy');
	expect(items()).toEqual([expect.stringMatching(/^Jetpack version/), 'About', 'Terms', 'Privacy']);
});

it('DASH-27 DASH-32 leads to the admin pages', async () => {
	renderApp({ route: '/privacy' });
	await findTitle('Privacy');
	const href = (name: string) => footer().getByRole('link', { name }).getAttribute('href');
	expect(href('About')).toBe('http://site.test/wp-admin/admin.php?page=jetpack_about');
	expect(href('Modules')).toBe('http://site.test/wp-admin/admin.php?page=jetpack_modules');
	expect(href('Debug')).toBe('http://site.test/wp-admin/admin.php?page=jetpack-debugger');
	expect(href('Privacy')).toBe('#/privacy');
	expect(href('Terms')).toBe('https://jetpack.com/redirect/?source=wpcom-tos');
});

describe('Reset Options', () => {
	async function openDialog() {
		const sent = jest.fn();
		const app = renderApp({ scenario: 'development', route: '/privacy' });
		server.use(
			http.post(`${REST}/options/options`, async ({ request }) => {
				sent(await request.json());
				return HttpResponse.json({ code: 'success', message: 'Done.' });
			}),
		);
		await findTitle('Privacy');
		await app.user.click(screen.getByRole('button', { name: 'Reset Options' }));
		const dialog = await screen.findByRole('dialog', { name: 'Reset Options' });
		expect(dialog).toHaveTextContent('This will reset all Jetpack options, are you sure?');
		return { ...app, dialog: within(dialog), sent };
	}

	it('DASH-31 NOTICE-17 NOTICE-10 resets once it is confirmed, and says so', async () => {
		const { user, dialog, sent, store } = await openDialog();
		await user.click(dialog.getByRole('button', { name: 'Reset' }));
		expect(await inApp().findByText('Options reset.')).toBeVisible();
		expect(sent).toHaveBeenCalledWith({ reset: true });
		expect(store.getState().notices.dismissed).toEqual({});
	});

	it('DASH-31 resets nothing when it is cancelled', async () => {
		const { user, dialog, sent } = await openDialog();
		await user.click(dialog.getByRole('button', { name: 'Cancel' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		expect(sent).not.toHaveBeenCalled();
	});

	it('NOTICE-17 says when it failed', async () => {
		const { user, dialog } = await openDialog();
		server.use(http.post(`${REST}/options/options`, () => new HttpResponse('', { status: 500 })));
		await user.click(dialog.getByRole('button', { name: 'Reset' }));
		expect(await inApp().findByText('Options failed to reset.')).toBeVisible();
	});
});
