import { http, HttpResponse } from 'msw';
import { act } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { clickOn, hrefOf, reply, withRights } from '../parts';
import { getCard, renderCards } from './parts';

describe('the cards of Boost and CRM', () => {
	const PLUGIN = { Name: 'Jetpack Boost', active: false };
	const FILE = 'jetpack-boost/jetpack-boost.php';
	const REFETCH_DELAY = 2500;

	/** A site whose plugins a test can change between two requests. */
	function createPlugins(installed: Record<string, object>) {
		const plugins = { installed, installs: [] as unknown[], status: 200 };
		const handlers = [
			http.get(`${REST}/plugins`, () => HttpResponse.json(plugins.installed)),
			http.post(`${REST}/plugins`, async ({ request }) => {
				plugins.installs.push(await request.json());
				return plugins.status === 200
					? HttpResponse.json({ code: 'success' })
					: HttpResponse.json({ code: 'install_plugin_failed', message: 'No.' }, { status: 500 });
			}),
		];
		return { plugins, handlers };
	}

	it('CARD-21 CARD-22 install a missing plugin, then link to it', async () => {
		const { plugins, handlers } = createPlugins({});
		const { user, events } = renderCards('boost', {}, ...handlers);
		const card = getCard('Jetpack Boost');
		const install = await card.findByRole('button', { name: 'Install Jetpack Boost' });

		jest.useFakeTimers({ advanceTimers: true });
		await user.dblClick(install);
		expect(card.getByText('Installing Jetpack Boost')).toBeVisible();
		await act(() => jest.advanceTimersByTimeAsync(100));
		expect(plugins.installs).toEqual([
			{ slug: 'jetpack-boost', status: 'active', source: 'dashboard' },
		]);
		const item = { plugin: 'jetpack-boost', action: 'install' };
		expect(events).toContainEqual(clickOn('plugin_dash_item', item));

		plugins.installed = { [FILE]: { ...PLUGIN, active: true } };
		await act(() => jest.advanceTimersByTimeAsync(REFETCH_DELAY + 100));
		const manage = card.getByRole('link', { name: 'Manage Jetpack Boost' });
		expect(manage).toHaveAttribute('href', expect.stringContaining('admin.php?page=jetpack-boost'));
		expect(manage).toHaveFocus();
		expect(card.getByText('Active')).toBeVisible();
	});

	it('show why a plugin could not be installed, and can be tried again', async () => {
		const { plugins, handlers } = createPlugins({});
		plugins.status = 500;
		const { user, store } = renderCards('crm', {}, ...handlers);
		const card = getCard('Jetpack CRM');
		const install = await card.findByRole('button', { name: 'Install Jetpack CRM' });
		await user.click(install);
		expect(install).toHaveFocus();
		expect(install).not.toHaveAttribute('aria-busy');
		expect(store.getState().notices.list).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining('Could not install Jetpack CRM.') },
		]);
		expect(card.getByText(/^Could not install Jetpack CRM\. No\./)).toBeVisible();
		expect(hrefOf('Get it on the Plugins screen', card)).toContain(
			'plugin-install.php?tab=search&s=zero-bs-crm',
		);
		await user.click(card.getByRole('button', { name: 'Dismiss this notice' }));
		expect(card.queryByText(/Could not install/)).not.toBeInTheDocument();
		await user.click(install);
		expect(plugins.installs).toHaveLength(2);
		expect(await card.findByText(/^Could not install Jetpack CRM\. No\./)).toBeVisible();
	});
});

describe('the card of plugin updates', () => {
	const CARD = 'Plugin updates';

	const pending = (count: number) =>
		reply('updates/plugins', { code: count ? 'updates-available' : 'success', message: '', count });

	it.each([
		[0, 'All plugins are up to date.', 'View plugins', ''],
		[1, '1 plugin can be updated.', 'Update plugins', '?plugin_status=upgrade'],
		[3, '3 plugins can be updated.', 'Update plugins', '?plugin_status=upgrade'],
	])(
		'DASH-41 warns of %d update(s) if any, and links to the plugins',
		async (count, text, link, query) => {
			renderCards('updates', {}, pending(count));
			const card = getCard(CARD);
			expect(card.getByText('Checking for plugin updates…')).toBeInTheDocument();
			expect(await card.findByText(text)).toBeVisible();
			expect(card.queryAllByText('Updates needed')).toHaveLength(count > 0 ? 1 : 0);
			expect(hrefOf(link, card)).toBe(`http://site.test/wp-admin/plugins.php${query}`);
		},
	);

	it('DASH-41 has no link for a user who cannot manage plugins', async () => {
		const user = withRights({ manage_plugins: false, update_plugins: false });
		renderCards('updates', user, pending(2));
		expect(await getCard(CARD).findByText('2 plugins can be updated.')).toBeVisible();
		expect(getCard(CARD).queryByRole('link')).not.toBeInTheDocument();
	});

	it("leads to what a newer Jetpack changes, where Jetpack's update is among them", async () => {
		renderCards('updates', { scenario: 'jetpack-update' }, pending(2));
		expect(await getCard(CARD).findByText(/^Jetpack 16\.1\.2 is available\./)).toBeVisible();
		expect(hrefOf('See what it changes here', getCard(CARD))).toBe('#/tools');
	});
});
