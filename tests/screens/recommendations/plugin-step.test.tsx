import { screen, waitFor } from '#tests/support/render';
import { buildWirePageData } from '#tests/support/fixtures';
import { answerPost, crash } from '#tests/support/wire';
import { button, link, openPage } from './parts';

const MAIL = 'creative-mail-by-constant-contact/creative-mail-plugin.php';

it('RECS-52 installs the plugin for the assistant, shows it, and reads the plugins again', async () => {
	const { user, store, world } = openPage('creative-mail');
	const install = await screen.findByRole('button', { name: 'Install Creative Mail' });
	await user.click(install);
	expect(button('Installing Creative Mail…')).toHaveAttribute('aria-busy', 'true');
	expect(await screen.findByText('Creative Mail is on', {}, { timeout: 5000 })).toBeVisible();
	expect(store.getState().plugins.installed).toMatchObject({ phase: 'ready' });
	expect(world.plugins?.[MAIL]?.active).toBe(true);
	expect(link('Creative Mail settings')).toHaveAttribute(
		'href',
		expect.stringMatching(/admin\.php\?page=creativemail$/),
	);
});

it('RECS-52 sends slug, status and source', async () => {
	const { user } = openPage('woocommerce', { scenario: 'recommendations-woocommerce' });
	const sent = answerPost('plugins', { code: 'success' });
	await user.click(await screen.findByRole('button', { name: 'Install WooCommerce' }));
	await waitFor(() =>
		expect(sent).toEqual([{ slug: 'woocommerce', status: 'active', source: 'recommendations' }]),
	);
});

it('RECS-52 says what the file system of the site refuses, and keeps the choice', async () => {
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

it('RECS-52 only activates what is installed', async () => {
	openPage('creative-mail', {
		world: { plugins: { [MAIL]: { Name: 'Creative Mail', active: false } } },
	});
	expect(await screen.findByRole('button', { name: 'Activate Creative Mail' })).toBeVisible();
});

it('RECS-52 knows what is active already, and links to its setup', async () => {
	openPage('woocommerce', {
		world: { plugins: { 'woocommerce/woocommerce.php': { Name: 'WooCommerce', active: true } } },
	});
	expect(await screen.findByRole('link', { name: 'Set up your store' })).toHaveAttribute(
		'href',
		expect.stringMatching(/admin\.php\?page=wc-admin&path=\/setup-wizard$/),
	);
});

it('says that the plugins could not be read, and reads them again', async () => {
	const { user } = openPage('creative-mail');
	crash('get', 'plugins');
	expect(
		await screen.findByText("Couldn't check whether Creative Mail is installed."),
	).toBeVisible();
	expect(link('Not now')).toBeVisible();
	crash('get', 'plugins');
	await user.click(button('Try again'));
	expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('tells who may not install plugins whom to ask', () => {
	const { userData } = buildWirePageData() as {
		userData: { currentUser: { permissions: { manage_plugins: boolean } } };
	};
	userData.currentUser.permissions.manage_plugins = false;
	openPage('creative-mail', { pageData: { userData } });
	expect(screen.getByText('Ask someone who can install plugins on this site.')).toBeVisible();
	expect(link('Next')).toBeVisible();
});
