import { http, HttpResponse } from 'msw';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { selectPluginState } from '@/state/plugins';
import { screen, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { clickOn, hrefOf, withRights } from '../parts';
import { button, holdPost, link, openPage, queryLink } from './parts';

const isOpen = (title: string) => screen.findByRole('heading', { level: 1, name: title });

describe('the site type', () => {
	const box = (name: string) => screen.getByRole('checkbox', { name });

	it('RECS-40 saves all four answers, and continues with the matching step', async () => {
		const { user, world, events } = openPage('site-type');
		expect(screen.getByRole('group', { name: /Choose all that apply/ })).toBeVisible();
		await user.click(box('An online store'));
		await user.click(box('A personal site'));
		await user.click(button('Continue'));
		expect(screen.getByRole('heading', { level: 1, name: 'WooCommerce' })).toBeVisible();
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({
				'site-type-personal': true,
				'site-type-business': false,
				'site-type-store': true,
				'site-type-other': false,
			}),
		);
		const answered = events.find(({ name }) => name === 'jetpack_wpa_click');
		expect(answered).toMatchObject(
			clickOn('recommendations-site-type', { 'site-type-store': true, 'site-type-other': false }),
		);
	});

	it('shows the saved answers, and keeps a choice made while they were loading', async () => {
		let answer = () => undefined as void;
		const answered = new Promise<void>((resolve) => (answer = resolve));
		const late = http.get(`${REST}/recommendations/data`, async () => {
			await answered;
			return HttpResponse.json({ 'site-type-store': true, 'site-type-other': true });
		});
		const { user } = openPage('site-type', {}, late);
		await user.click(box('Something else'));
		await user.click(box('Something else'));
		answer();
		await waitFor(() => expect(box('An online store')).toBeChecked());
		expect(box('Something else')).not.toBeChecked();
	});
});

describe('a feature', () => {
	it('RECS-33 is turned on and saved as selected, then the next step opens', async () => {
		const { user, world, events } = openPage('monitor', {
			world: { recommendations: { data: { skippedRecommendations: ['monitor'] } } },
		});
		expect(link('Not now')).toHaveAttribute('href', '#/recommendations/related-posts');
		await user.click(button('Turn on downtime monitoring'));
		expect(await isOpen('Related posts')).toBeVisible();
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({
				selectedRecommendations: ['monitor'],
				skippedRecommendations: [],
			}),
		);
		expect(world.modules.active).toContain('monitor');
		expect(events).toContainEqual(clickOn('recommendations-enable', { feature: 'monitor' }));
	});

	it('RECS-35 is not marked as skipped by "Next" while it is on', async () => {
		const { user, world, events } = openPage('monitor', {
			world: { modules: { active: ['monitor'] } },
		});
		expect(screen.getByText('Downtime monitoring is on')).toBeVisible();
		expect(hrefOf('Next')).toBe('#/recommendations/related-posts');
		expect(queryLink('Not now')).not.toBeInTheDocument();
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
		await user.click(link('Next'));
		expect(events).toContainEqual(clickOn('recommendations-next', { step: 'monitor' }));
		await waitFor(() =>
			expect(world.recommendations?.data).toEqual({ viewedRecommendations: ['monitor'] }),
		);
	});

	it('RECS-34 is saved as skipped on "Not now", once by a double click', async () => {
		const { user, world, events } = openPage('related-posts');
		await user.dblClick(link('Not now'));
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({
				skippedRecommendations: ['related-posts'],
			}),
		);
		const skipped = clickOn('recommendations-not-now', { step: 'related-posts' });
		expect(
			events.filter(({ properties }) => properties.target === skipped.properties.target),
		).toEqual([skipped]);
	});

	it('RECS-33 shows that it is being turned on, and already offers "Next"', async () => {
		const { release, handler } = holdPost('settings');
		const { user } = openPage('monitor', {}, handler);
		await user.click(button('Turn on downtime monitoring'));
		expect(button('Turning on Downtime monitoring…')).toHaveAttribute('aria-busy', 'true');
		expect(link('Next')).toBeVisible();
		release();
		expect(await isOpen('Related posts')).toBeVisible();
	});

	it.each([
		['monitor', 'Monitoring settings', '#/settings?term=monitor'],
		['related-posts', 'Related posts settings', '#/settings?term=related%20posts'],
		['site-accelerator', 'Site accelerator settings', '#/settings?term=cdn'],
		['videopress', 'VideoPress settings', '#/performance'],
		['videopress', 'Upload a video', 'http://site.test/wp-admin/upload.php'],
	])(
		'RECS-08 RECS-09 leads from %s to its settings and its use while it is on: %s',
		(page, name, href) => {
			const active = ['monitor', 'related-posts', 'photon', 'photon-cdn', 'videopress'];
			openPage(page, { world: { modules: { active } } });
			expect(hrefOf(name)).toBe(href);
		},
	);

	it('reports that site code forces it off, and offers "Next"', () => {
		openPage('monitor', { world: { modules: { override: { monitor: 'inactive' } } } });
		expect(screen.getByText(/has been disabled by a site administrator\./)).toBeVisible();
		expect(link('Next')).toBeVisible();
		expect(screen.queryByRole('button', { name: /^Turn on/ })).not.toBeInTheDocument();
	});

	it('is skipped if the site does not have it', async () => {
		openPage('monitor', { pageData: { getModules: {} } });
		expect(await screen.findByRole('heading', { level: 1, name: /./ })).toHaveTextContent(
			/Creative Mail|Your recommendations/,
		);
	});
});

describe('a plugin', () => {
	const MAIL = 'creative-mail-by-constant-contact/creative-mail-plugin.php';

	it('RECS-52 is installed, reloads the list of plugins, and links to its settings when it is on', async () => {
		const { release, handler } = holdPost('plugins');
		const { user, store, world, unmount } = openPage('creative-mail', {}, handler);
		await user.click(await screen.findByRole('button', { name: 'Install Creative Mail' }));
		expect(button('Installing Creative Mail…')).toHaveAttribute('aria-busy', 'true');
		release();
		expect(await isOpen('Site accelerator')).toBeVisible();
		expect(world.plugins?.[MAIL]?.active).toBe(true);
		const { files } = KNOWN_PLUGINS.creativeMail;
		await waitFor(() => expect(selectPluginState(store.getState(), files).kind).toBe('active'), {
			timeout: 5000,
		});
		unmount();
		openPage('creative-mail', { world: { plugins: world.plugins } });
		expect(await screen.findByText('Creative Mail is on')).toBeVisible();
		expect(hrefOf('Creative Mail settings')).toMatch(/admin\.php\?page=creativemail$/);
	});

	it('RECS-52 is installed with its slug, status and source', async () => {
		const { user } = openPage('woocommerce', { scenario: 'recommendations-woocommerce' });
		const sent = answerPost('plugins', { code: 'success' });
		await user.click(await screen.findByRole('button', { name: 'Install WooCommerce' }));
		await waitFor(() =>
			expect(sent).toEqual([{ slug: 'woocommerce', status: 'active', source: 'recommendations' }]),
		);
	});

	it("RECS-52 shows the site's reason if it could not be installed, and keeps the choice", async () => {
		const { user, world } = openPage('creative-mail');
		answerPost('plugins', { code: 'install_plugin_failed', message: 'No folder.' }, 500);
		await user.click(await screen.findByRole('button', { name: 'Install Creative Mail' }));
		expect(await screen.findByText('Could not install Creative Mail. No folder.')).toBeVisible();
		expect(button('Install Creative Mail')).not.toHaveAttribute('aria-busy');
		expect(link('Get it on the Plugins screen')).toBeVisible();
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({
				selectedRecommendations: ['creative-mail'],
			}),
		);
	});

	it('refers users who cannot install plugins to someone who can', () => {
		const rights = { manage_plugins: false, install_plugins: false, activate_plugins: false };
		openPage('creative-mail', withRights(rights));
		expect(screen.getByText('Ask someone who can install plugins on this site.')).toBeVisible();
		expect(link('Next')).toBeVisible();
	});
});
