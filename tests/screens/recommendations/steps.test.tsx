import { http, HttpResponse } from 'msw';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { selectPluginState } from '@/state/plugins';
import { screen, waitFor } from '#tests/support/render';
import { buildWirePageData } from '#tests/support/fixtures';
import { REST } from '#tests/support/store';
import { answerGet, answerPost, crash } from '#tests/support/wire';
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
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: expect.objectContaining({
				target: 'recommendations-site-type',
				'site-type-store': true,
			}),
		});
	});

	it('RECS-40 continues without an answer, and skips the store', async () => {
		const { user } = openPage('site-type');
		await user.click(button('Continue'));
		expect(screen.getByRole('heading', { level: 1, name: 'Downtime monitoring' })).toBeVisible();
	});

	it('shows the saved answers, and keeps a choice made while they were loading', async () => {
		let answer = () => undefined as void;
		const answered = new Promise<void>((resolve) => {
			answer = resolve;
		});
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
	const click = (name: string, properties: object) => ({
		name: 'jetpack_wpa_click',
		properties: { target: name, ...properties },
	});

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
		expect(events).toContainEqual(click('recommendations-enable', { feature: 'monitor' }));
	});

	it('RECS-35 is not marked as skipped by "Next" while it is on', async () => {
		const { user, world, events } = openPage('monitor', {
			world: { modules: { active: ['monitor'] } },
		});
		expect(screen.getByText('Downtime monitoring is on')).toBeVisible();
		expect(link('Next')).toHaveAttribute('href', '#/recommendations/related-posts');
		expect(link('Monitoring settings')).toHaveAttribute('href', '#/settings?term=monitor');
		await user.click(link('Next'));
		expect(events).toContainEqual(click('recommendations-next', { step: 'monitor' }));
		await waitFor(() =>
			expect(world.recommendations?.data).toEqual({ viewedRecommendations: ['monitor'] }),
		);
	});

	it('RECS-34 is saved as skipped on "Not now"', async () => {
		const { user, world, events } = openPage('related-posts');
		await user.click(link('Not now'));
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({
				skippedRecommendations: ['related-posts'],
			}),
		);
		expect(events).toContainEqual(click('recommendations-not-now', { step: 'related-posts' }));
	});

	it('is skipped only once by a double click', async () => {
		const { user, events } = openPage('related-posts');
		await user.dblClick(link('Not now'));
		expect(
			events.filter(({ properties }) => properties.target === 'recommendations-not-now'),
		).toHaveLength(1);
	});

	it('RECS-35 offers "Next" from the start if it is on', () => {
		openPage('monitor', { world: { modules: { active: ['monitor'] } } });
		expect(link('Next')).toBeVisible();
		expect(queryLink('Not now')).not.toBeInTheDocument();
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
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

	it('RECS-33 shows why it could not be turned on, and can be tried again', async () => {
		const { user } = openPage('monitor');
		answerPost('settings', { code: 'activation_failed', message: 'Not today.' }, 424);
		await user.click(button('Turn on downtime monitoring'));
		expect(
			await screen.findByText("Couldn't turn on Downtime monitoring. Not today."),
		).toBeVisible();
		answerPost('settings', { code: 'success' });
		await user.click(button('Try again'));
		expect(await isOpen('Related posts')).toBeVisible();
		expect(screen.queryByText(/^Couldn't turn on/)).not.toBeInTheDocument();
	});

	it('RECS-33 turns on both parts of the site accelerator', async () => {
		const { user, world } = openPage('site-accelerator');
		await user.click(button('Turn on site accelerator'));
		expect(await isOpen('Your recommendations')).toBeVisible();
		expect(world.modules.active).toEqual(expect.arrayContaining(['photon', 'photon-cdn']));
	});

	const on = (...active: string[]) => ({ world: { modules: { active } } });

	it.each([
		['monitor', 'Monitoring settings', '#/settings?term=monitor'],
		['related-posts', 'Related posts settings', '#/settings?term=related%20posts'],
		['site-accelerator', 'Site accelerator settings', '#/settings?term=cdn'],
	])('RECS-08 leads from %s to its settings while it is on', (page, name, href) => {
		openPage(page, on('monitor', 'related-posts', 'photon', 'photon-cdn'));
		expect(link(name)).toHaveAttribute('href', href);
	});

	it('RECS-09 links to its settings, and to the screen where it is used, while it is on', () => {
		openPage('videopress', on('videopress'));
		expect(link('VideoPress settings')).toHaveAttribute('href', '#/performance');
		expect(link('Upload a video')).toHaveAttribute(
			'href',
			expect.stringMatching(/\/wp-admin\/upload\.php$/),
		);
	});

	it('reports that site code forces it off, and offers "Next"', () => {
		openPage('monitor', { world: { modules: { override: { monitor: 'inactive' } } } });
		expect(screen.getByText(/has been disabled by a site administrator\./)).toBeVisible();
		expect(link('Next')).toBeVisible();
		expect(screen.queryByRole('button', { name: /^Turn on/ })).not.toBeInTheDocument();
	});

	it('offers to connect if it needs an account', () => {
		openPage('monitor', { scenario: 'site-only' });
		expect(link('Connect')).toHaveAttribute('href', '#/connect-user');
		expect(link('Next')).toBeVisible();
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
		await waitFor(() => expect(selectPluginState(store.getState(), files)).toBe('active'), {
			timeout: 5000,
		});
		unmount();
		openPage('creative-mail', { world: { plugins: world.plugins } });
		expect(await screen.findByText('Creative Mail is on')).toBeVisible();
		expect(link('Creative Mail settings')).toHaveAttribute(
			'href',
			expect.stringMatching(/admin\.php\?page=creativemail$/),
		);
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
		answerPost(
			'plugins',
			{ code: 'install_plugin_failed', message: 'The plugins folder cannot be written to.' },
			500,
		);
		await user.click(await screen.findByRole('button', { name: 'Install Creative Mail' }));
		expect(
			await screen.findByText(
				'Could not install Creative Mail. The plugins folder cannot be written to.',
			),
		).toBeVisible();
		expect(button('Install Creative Mail')).not.toHaveAttribute('aria-busy');
		expect(link('Get it on the Plugins screen')).toBeVisible();
		await waitFor(() =>
			expect(world.recommendations?.data).toMatchObject({
				selectedRecommendations: ['creative-mail'],
			}),
		);
	});

	it('RECS-52 is only activated if it is installed', async () => {
		openPage('creative-mail', {
			world: { plugins: { [MAIL]: { Name: 'Creative Mail', active: false } } },
		});
		expect(await screen.findByRole('button', { name: 'Activate Creative Mail' })).toBeVisible();
	});

	it('RECS-52 links to its setup if it is active', async () => {
		openPage('woocommerce', {
			world: { plugins: { 'woocommerce/woocommerce.php': { Name: 'WooCommerce', active: true } } },
		});
		expect(await screen.findByRole('link', { name: 'Set up your store' })).toHaveAttribute(
			'href',
			expect.stringMatching(/admin\.php\?page=wc-admin&path=\/setup-wizard$/),
		);
	});

	it('reports that the plugins could not be loaded, and loads them on request', async () => {
		const { user } = openPage('creative-mail');
		crash('get', 'plugins');
		expect(
			await screen.findByText("Couldn't check whether Creative Mail is installed."),
		).toBeVisible();
		expect(link('Not now')).toBeVisible();
		answerGet('plugins', {});
		await user.click(button('Try again'));
		expect(await screen.findByRole('button', { name: 'Install Creative Mail' })).toBeVisible();
	});

	it('refers users who cannot install plugins to someone who can', () => {
		const { userData } = buildWirePageData() as {
			userData: { currentUser: { permissions: Record<string, boolean> } };
		};
		Object.assign(userData.currentUser.permissions, {
			manage_plugins: false,
			install_plugins: false,
			activate_plugins: false,
		});
		openPage('creative-mail', { pageData: { userData } });
		expect(screen.getByText('Ask someone who can install plugins on this site.')).toBeVisible();
		expect(link('Next')).toBeVisible();
	});
});
