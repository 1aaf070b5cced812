import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { findCard, getCard, queryCard, renderDashboard } from './parts';

const BLOCK = 'Site status';

type Options = Parameters<typeof renderDashboard>[0];

/** A site for which VaultPress reports threats and the provider's scan reports none. */
const DISPUTED = {
	plugins: { 'vaultpress/vaultpress.php': { Name: 'VaultPress', active: true } },
	provider: {
		rewind: { state: 'unavailable' },
		'module/vaultpress/data': {
			code: 'success',
			data: {
				active: true,
				features: { backups: true, security: true },
				security: { notice_count: 3 },
			},
		},
	},
};

const FULL = { provider: { site: { options: { videopress_storage_used: 950_000 } } } };

it.each<[string, Options, string, string, string]>([
	['threats', {}, '3 threats on your site.', 'Fix threats', 'source=calypso-scanner'],
	['vaultpress-threats', {}, '2 threats on your site.', 'Fix threats', 'vaultpress-dashboard'],
	[
		'security',
		{ world: DISPUTED },
		'VaultPress found 3 threats, but the Jetpack scan found none.',
		'Look into it',
		'vaultpress-dashboard',
	],
	[
		'scan-no-credentials',
		{},
		'Malware scans need your server credentials.',
		'Enter credentials',
		'jetpack-scan-dash-credentials',
	],
	[
		'awaiting-credentials',
		{},
		'Backups and scans need your server credentials.',
		'Enter credentials',
		'jetpack-backup-dash-credentials',
	],
	[
		'security',
		{ world: { pluginUpdates: 2 } },
		'2 plugins can be updated.',
		'Update plugins',
		'plugins.php?plugin_status=upgrade',
	],
	[
		'vaultpress-not-registered',
		{},
		'VaultPress needs its registration key.',
		'Find your key',
		'vaultpress-dashboard',
	],
	[
		'security',
		{ world: { provider: { rewind: { state: 'unavailable' } } } },
		"Your backups haven't started yet.",
		'Contact support',
		'jetpack-contact-support',
	],
	[
		'anti-spam-invalid',
		{},
		'Akismet needs a valid key to check comments and forms.',
		'Set your key',
		'akismet-key-config',
	],
	[
		'site-only',
		{},
		'Jetpack has no owner yet, so some features are unavailable.',
		'Connect your account',
		'#/connect-user',
	],
	[
		'unlinked-admin',
		{},
		"Your account isn't connected to WordPress.com.",
		'Connect your account',
		'#/connect-user',
	],
	[
		'videopress-storage',
		{ world: FULL },
		'95% of your video storage is used.',
		'Manage media',
		'upload.php',
	],
	[
		'licenses-detached',
		{},
		'3 licenses are waiting to be used.',
		'Activate a license',
		'#/license/activation',
	],
	[
		'support-error',
		{},
		"The connection to WordPress.com doesn't work.",
		'Contact support',
		'support',
	],
])('%s: shows one issue with its action', async (scenario, options, text, name, href) => {
	renderDashboard({ scenario, ...options });
	const block = getCard(BLOCK);
	expect(await block.findByText(text)).toBeVisible();
	expect(block.getByText('1 thing needs your attention')).toBeVisible();
	expect(block.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
		'href',
		expect.stringContaining(href),
	);
});

it('reports an old scan instead of "All quiet"', async () => {
	renderDashboard({ scenario: 'scan-stale' });
	const block = getCard(BLOCK);
	expect(await block.findByText("Couldn't check everything")).toBeVisible();
	expect(block.getByText(/^The last malware scan was [\d,]+ days ago\.$/)).toBeVisible();
	expect(block.getByRole('link', { name: /^See scans/ })).toBeVisible();
});

it('reports an identity crisis without an action of its own', async () => {
	renderDashboard({ scenario: 'identity-crisis' });
	const block = getCard(BLOCK);
	expect(await block.findByText(/may have moved, or be a copy/)).toBeVisible();
	expect(block.getByText('1 thing needs your attention')).toBeVisible();
	expect(block.queryByRole('link')).not.toBeInTheDocument();
});

it('reports plugin updates that WordPress has not checked for', async () => {
	renderDashboard({ scenario: 'security', world: { pluginUpdatesAge: null } });
	const text = "WordPress hasn't checked for plugin updates yet.";
	expect(await getCard(BLOCK).findByText(text)).toBeVisible();
	expect(getCard('Plugin updates').getByText(text)).toBeVisible();
	expect(getCard(BLOCK).getByRole('link', { name: 'Check for updates' })).toBeVisible();
	expect(getCard('Plugin updates').queryByText('All plugins are up to date.')).toBeNull();
});

it('shows the most urgent issue, and the others on request', async () => {
	const { user } = renderDashboard({ scenario: 'threats', world: { pluginUpdates: 1 } });
	const block = getCard(BLOCK);
	expect(await block.findByText('2 things need your attention')).toBeVisible();
	expect(block.getAllByRole('listitem')).toHaveLength(1);
	await user.click(block.getByRole('button', { name: 'Show 1 more' }));
	expect(block.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		expect.stringContaining('3 threats on your site.'),
		expect.stringContaining('1 plugin can be updated.'),
	]);
	await user.click(block.getByRole('button', { name: 'Show less' }));
	expect(block.getAllByRole('listitem')).toHaveLength(1);
});

it('shows "All quiet" with its evidence, and announces it once', async () => {
	renderDashboard({ scenario: 'security' });
	const block = getCard(BLOCK);
	expect(block.getByText('Checking your site…')).toBeVisible();
	expect(await block.findByText('All quiet')).toBeVisible();
	expect(
		block.getByText(
			'Backed up in real time · No threats, scanned 2 hours ago · Connected to WordPress.com · Plugins up to date, checked 3 hours ago',
		),
	).toBeVisible();
	expect(document.getElementById('a11y-speak-polite')?.textContent?.trim()).toBe('All quiet');
});

it('lists failed requests in one row with one retry', async () => {
	let isDown = true;
	const { user } = renderDashboard(
		{ scenario: 'security' },
		http.get(`${REST}/rewind`, () => (isDown ? HttpResponse.error() : undefined)),
		http.get(`${REST}/updates/plugins`, () => (isDown ? HttpResponse.error() : undefined)),
	);
	const block = getCard(BLOCK);
	expect(await block.findByText("Couldn't check backups and plugin updates.")).toBeVisible();
	expect(block.getByText("Couldn't check everything")).toBeVisible();
	isDown = false;
	await user.click(block.getByRole('button', { name: 'Try again' }));
	expect(await block.findByText('All quiet')).toBeVisible();
});

it('restores a failing connection from its row', async () => {
	const { user, store } = renderDashboard({ scenario: 'connection-error' });
	await user.click(await getCard(BLOCK).findByRole('button', { name: 'Restore connection' }));
	await waitFor(() => expect(store.getState().connection.running).toBe('reconnect'));
});

it('monitors nothing in Offline Mode', async () => {
	renderDashboard({ scenario: 'offline' });
	expect(await getCard(BLOCK).findByText('Not monitored in Offline Mode')).toBeVisible();
	expect(getCard(BLOCK).getByText(/^Backups and scans don't run here · Plugins/)).toBeVisible();
});

it('ROLE-05 shows users without management permissions only their own rows, or nothing', async () => {
	const { unmount } = renderDashboard({ scenario: 'editor-view' });
	await findCard('Site connection');
	expect(queryCard(BLOCK)).not.toBeInTheDocument();
	unmount();
	renderDashboard({ scenario: 'subscriber-view' });
	expect(await getCard(BLOCK).findByText('1 thing needs your attention')).toBeVisible();
	expect(getCard(BLOCK).getByRole('link', { name: 'Connect your account' })).toBeVisible();
});
