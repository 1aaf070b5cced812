import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { http, HttpResponse } from 'msw';
import devTools from '@/app/dev-tools';
import { HOST, PRODUCT } from '@/lib/brand';
import { screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { findTitle, goTo, inApp, openAt, renderApp } from './support/render-app';

describe('the masthead', () => {
	const querySections = () => screen.queryByRole('navigation', { name: 'Sections' });

	it("NAV-06 NAV-12 beside Jetpack shows our plugin's name, and leads to the settings and the tools", async () => {
		const { router, user } = await openAt(
			{ route: '/check', pageData: { isCompanion: true } },
			'Health',
		);
		const home = screen.getByRole('link', { name: 'Dashboard for Jetpack' });
		expect(home).toHaveAttribute('href', '#/dashboard');
		const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
		const links = nav.getAllByRole('link');
		expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
			['Dashboard', '#/dashboard'],
			['Settings', '#/settings'],
			['Tools', '#/tools'],
		]);
		expect(nav.getByRole('link', { current: true })).toHaveTextContent('Tools');
		const tabs = within(screen.getByRole('navigation', { name: 'Tools' }));
		expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
			'Health',
			'Changes',
			'Copy settings',
		]);
		expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Health');
		const footer = within(screen.getByRole('navigation', { name: 'About Jetpack' }));
		expect(footer.queryByRole('link', { name: 'Tools' })).not.toBeInTheDocument();
		await user.click(tabs.getByRole('link', { name: 'Copy settings' }));
		await findTitle('Copy settings');
		expect(nav.getByRole('link', { current: true })).toHaveTextContent('Tools');
		await goTo(router, '/modules', 'All modules');
		expect(nav.getByRole('link', { current: true })).toHaveTextContent('Settings');
	});

	it('NAV-01 NAV-02 NAV-03 NAV-06 has a logo that links to the dashboard, and neither badges nor section links on a usual site', async () => {
		const { user } = await openAt({ route: '/privacy' }, 'Privacy');
		expect(inApp().queryByText('Offline Mode')).not.toBeInTheDocument();
		expect(inApp().queryByText('API Sandboxed')).not.toBeInTheDocument();
		expect(querySections()).not.toBeInTheDocument();
		const home = screen.getByRole('link', { name: 'Jetpack' });
		expect(home).toHaveAttribute('href', '#/dashboard');
		await user.click(home);
		expect(await findTitle('At a Glance')).toBeVisible();
	});

	it('NAV-02 NAV-09 shows the Offline Mode badge, and the section links of a hosted site, when offline', async () => {
		await openAt(
			{ scenario: 'offline', world: { site: { isWoASite: true } }, route: '/privacy' },
			'Privacy',
		);
		expect(inApp().getByText('Offline Mode')).toBeVisible();
		expect(querySections()).toBeVisible();
	});

	describe('the connection test', () => {
		const testAnswers = (answer: () => Response) =>
			server.use(http.get(`${REST}/connection/test`, answer));

		it.each([
			['NAV-03 NAV-04 NOTICE-13', 'success', 'All connection tests passed.', 'Success:'],
			['NOTICE-13', 'connection_failed', 'The cloud did not answer.', 'Error:'],
		])('%s shows the result of %s', async (_ids, code, message, word) => {
			const { user } = await openAt({ scenario: 'sandboxed', route: '/privacy' }, 'Privacy');
			testAnswers(() => HttpResponse.json({ code, message }));
			await user.click(screen.getByRole('button', { name: 'API Sandboxed' }));
			expect(await inApp().findByText(message)).toBeVisible();
			expect(inApp().getByText(word)).toBeInTheDocument();
		});
	});

	it('NAV-05 NAV-06 NAV-12 has section links on a hosted site, and highlights the section of the screen', async () => {
		const { router } = renderApp({ scenario: 'atomic', route: '/privacy' });
		const nav = within(await screen.findByRole('navigation', { name: 'Sections' }));
		const [dashboard, settings] = nav.getAllByRole('link');
		expect(dashboard).toHaveTextContent('Dashboard');
		expect(dashboard).toHaveAttribute('href', '#/dashboard');
		expect(settings).toHaveTextContent('Settings');
		expect(settings).toHaveAttribute('href', '#/settings');
		expect(settings).toHaveAttribute('aria-current', 'true');
		expect(dashboard).not.toHaveAttribute('aria-current');
		await goTo(router, '/my-plan');
		await waitFor(() => expect(dashboard).toHaveAttribute('aria-current', 'true'));
		expect(settings).not.toHaveAttribute('aria-current');
	});
});

describe('the footer', () => {
	const footer = () => within(screen.getByRole('navigation', { name: 'About Jetpack' }));
	const items = () =>
		footer()
			.getAllByRole('listitem')
			.map((item) => item.textContent);

	it('DASH-25 DASH-27 DASH-28 DASH-29 DASH-30 DASH-42 lists every item for a manager of a development version', async () => {
		await openAt({ scenario: 'development', route: '/privacy', devTools }, 'Privacy');
		expect(items()).toEqual([
			expect.stringMatching(/^Jetpack version \d+/),
			'About',
			'Terms',
			'Privacy',
			'Modules',
			'Debug',
			'Tools',
			'Reset Options',
			'Dev Tools',
		]);
	});

	it('DASH-27 DASH-32 links to the admin pages, the privacy screen, the terms and the modules of this app', async () => {
		const { user } = await openAt({ route: '/privacy' }, 'Privacy');
		const href = (name: string) => footer().getByRole('link', { name }).getAttribute('href');
		expect(href('Privacy')).toBe('#/privacy');
		expect(href('Terms')).toBe('https://jetpack.com/redirect/?source=wpcom-tos');
		await user.click(footer().getByRole('link', { name: 'Modules' }));
		await findTitle('All modules');
		await user.click(await screen.findByRole('button', { name: 'More actions' }));
		const own = screen.getByRole('link', { name: "Open Jetpack's list" });
		expect(own).toHaveAttribute('href', 'http://site.test/wp-admin/admin.php?page=jetpack_modules');
	});

	describe('Reset Options', () => {
		async function openDialog() {
			const sent = jest.fn();
			const app = renderApp({
				scenario: 'development',
				route: '/privacy',
				pageData: { dismissedNotices: { welcome: true } },
			});
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

		it('DASH-31 NOTICE-17 NOTICE-10 resets nothing when it is canceled, and options and dismissed notices after confirmation, with a notice', async () => {
			const { user, dialog, sent, store } = await openDialog();
			await user.click(dialog.getByRole('button', { name: 'Cancel' }));
			await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
			expect(sent).not.toHaveBeenCalled();
			expect(store.getState().notices.dismissed).toEqual({ welcome: true });
			await user.click(screen.getByRole('button', { name: 'Reset Options' }));
			await user.click(await screen.findByRole('button', { name: 'Reset' }));
			expect(await inApp().findByText('Options reset.')).toBeVisible();
			expect(sent).toHaveBeenCalledWith({ reset: true });
			expect(store.getState().notices.dismissed).toEqual({});
		});

		it('NOTICE-17 reports a failure', async () => {
			const { user, dialog } = await openDialog();
			const refusal = { code: 'no_right', message: 'No.', data: { status: 403 } };
			server.use(
				http.post(`${REST}/options/options`, () => HttpResponse.json(refusal, { status: 403 })),
			);
			await user.click(dialog.getByRole('button', { name: 'Reset' }));
			expect(await inApp().findByText('Options failed to reset.')).toBeVisible();
		});
	});
});

describe('the names of the product and the host', () => {
	const SOURCE = join(__dirname, '../../src');

	const sources = () =>
		readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.tsx?$/.test(file))
			.map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));

	it('CONST-10 are in one file, and no other source contains the host', () => {
		expect(PRODUCT).toBe('Jetpack');
		expect(HOST).toBe('WordPress.com');
		const writers = sources().filter(({ text }) => text.includes(HOST));
		expect(writers.map(({ file }) => file)).toEqual([join('lib', 'brand.ts')]);
	});

	it.each([
		['free', '/dashboard', 'At a Glance', /connected to WordPress\.com/],
		['security', '/security', 'Security', /Two-Step Authentication/],
		['unlinked-admin', '/connect-user', /features of Jetpack/, /Jetpack/],
		['stats-error', '/dashboard', 'At a Glance', /view your stats now on WordPress\.com/],
	])('CONST-10 leaves no placeholder unfilled: %s at %s', async (scenario, route, title, name) => {
		const { container } = await openAt({ scenario, route }, title);
		expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
		expect(container).not.toHaveTextContent(/%(\d\$)?[sd]|\{(product|host|feature|ip)\}/);
	});
});
