import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { findCard, getCard, HEALTHY, queryCard, renderCards } from './parts';

const BLOCK = 'Site status';
const PARTS = ['loads', 'status'] as const;

type Options = Parameters<typeof renderCards>[1];

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

const EXPIRED = {
	ID: '1',
	product_slug: 'jetpack_search',
	product_name: 'Jetpack Search',
	expiry_date: '2021-08-01T00:00:00+00:00',
	subscribed_date: '2020-08-01T00:00:00+00:00',
	is_refundable: false,
	active: '1',
};

it.each<[string, Options, string, string, string]>([
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
		'security',
		{ world: { provider: { scan: { state: 'idle', threats: [{}, {}], credentials: [{}] } } } },
		'2 threats on your site.',
		'Fix threats',
		'source=calypso-scanner',
	],
	[
		'security',
		{ world: { provider: { 'site/purchases': [EXPIRED] } } },
		'Jetpack Search expired on August 1, 2021.',
		'See your plan',
		'#/my-plan',
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
	renderCards(PARTS, { scenario, ...options });
	const block = getCard(BLOCK);
	expect(await block.findByText(text)).toBeVisible();
	expect(block.getByText('1 thing needs your attention')).toBeVisible();
	expect(block.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
		'href',
		expect.stringContaining(href),
	);
});

it('reports an old scan instead of "All quiet"', async () => {
	renderCards(PARTS, { scenario: 'scan-stale' });
	const block = getCard(BLOCK);
	expect(await block.findByText("Couldn't check everything")).toBeVisible();
	expect(block.getByText(/^The last malware scan was [\d,]+ days ago\.$/)).toBeVisible();
	expect(block.getByRole('link', { name: /^See scans/ })).toBeVisible();
});

it('reports an identity crisis without an action of its own', async () => {
	renderCards(PARTS, { scenario: 'identity-crisis' });
	const block = getCard(BLOCK);
	expect(await block.findByText(/may have moved, or be a copy/)).toBeVisible();
	expect(block.getByText('1 thing needs your attention')).toBeVisible();
	expect(block.queryByRole('link')).not.toBeInTheDocument();
});

it('reports plugin updates that WordPress has not checked for', async () => {
	renderCards([...PARTS, 'updates'], { scenario: 'security', world: { pluginUpdatesAge: null } });
	const text = "WordPress hasn't checked for plugin updates yet.";
	expect(await getCard(BLOCK).findByText(text)).toBeVisible();
	expect(getCard('Plugin updates').getByText(text)).toBeVisible();
	expect(getCard(BLOCK).getByRole('link', { name: 'Check for updates' })).toBeVisible();
	expect(getCard('Plugin updates').queryByText('All plugins are up to date.')).toBeNull();
});

const ROWS = 'dashboard-for-jetpack-status-rows';
const after = (rows: string) => ({ remembered: { [ROWS]: rows } });

describe('the rows of two problems', () => {
	const TWO = { scenario: 'vaultpress-threats', world: { pluginUpdates: 1 } };
	const rowsOf = () =>
		getCard(BLOCK)
			.getAllByRole('listitem')
			.map(({ textContent }) => textContent ?? '')
			.filter((text) => /^\d/.test(text));
	const THREATS = expect.stringContaining('2 threats on your site.');
	const UPDATE = expect.stringContaining('1 plugin can be updated.');

	it('opens the most urgent row on the first visit, and the other after a click', async () => {
		const { user, browser } = renderCards(PARTS, TWO);
		const block = getCard(BLOCK);
		expect(await block.findByText('2 things need your attention')).toBeVisible();
		expect(rowsOf()).toEqual([THREATS]);
		await user.click(block.getByRole('button', { name: 'Show 1 more' }));
		expect(rowsOf()).toEqual([THREATS, UPDATE]);
		await user.click(block.getByRole('button', { name: 'Show less' }));
		expect(rowsOf()).toEqual([THREATS]);
		expect(browser.remember).toHaveBeenCalledWith(ROWS, '2');
	});

	it('opens both on the next visit, whose height is reserved from the start', async () => {
		renderCards(PARTS, { ...TWO, ...after('2') });
		expect(await getCard(BLOCK).findByText('2 things need your attention')).toBeVisible();
		expect(rowsOf()).toEqual([THREATS, UPDATE]);
		expect(getCard(BLOCK).queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
	});

	it('shows the most urgent problem in the row of the status after a visit without any', async () => {
		renderCards(PARTS, { ...TWO, ...after('0') });
		const block = getCard(BLOCK);
		expect(await block.findByText('2 threats on your site.')).toBeVisible();
		expect(block.getByRole('link', { name: /^Fix threats/ })).toBeVisible();
		expect(rowsOf()).toEqual([]);
		expect(block.getByRole('button', { name: 'Show 1 more' })).toBeVisible();
	});

	it('ignores a stored value that is no number of rows', async () => {
		renderCards(PARTS, { ...TWO, ...after('900') });
		expect(await getCard(BLOCK).findByText('2 things need your attention')).toBeVisible();
		expect(rowsOf()).toEqual([THREATS]);
	});
});

it('names each threat that the scan describes, the most severe first', async () => {
	const threats = [
		{ title: 'Weak key', severity: 2 },
		{ title: 'Changed core file wp-login.php', severity: 5, filename: '/wp-login.php' },
		{ signature: 'Suspicious.File.1', filename: '/wp-content/uploads/strange.php' },
		{ filename: '/wp-content/a.php' },
		'nonsense',
	];
	renderCards(PARTS, {
		...after('3'),
		scenario: 'security',
		world: { provider: { scan: { state: 'idle', threats, credentials: [{}] } } },
	});
	const block = getCard(BLOCK);
	expect(await block.findByText('5 things need your attention')).toBeVisible();
	expect(block.getByText('Severe: Changed core file wp-login.php')).toBeVisible();
	expect(block.getByText('Threat: Weak key')).toBeVisible();
	expect(block.getByText('Threat: Suspicious.File.1 in strange.php')).toBeVisible();
	expect(block.getAllByRole('link', { name: /^Fix threats/ })).toHaveLength(1);
});

it('shows "All quiet" with its evidence, and announces it once', async () => {
	renderCards(PARTS, { scenario: 'security', world: HEALTHY });
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
	const { user } = renderCards(
		PARTS,
		{ scenario: 'security', world: HEALTHY },
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
	const { user, store } = renderCards(PARTS, { scenario: 'connection-error' });
	await user.click(await getCard(BLOCK).findByRole('button', { name: 'Restore connection' }));
	await waitFor(() => expect(store.getState().connection.running).toBe('reconnect'));
});

it('monitors nothing in Offline Mode', async () => {
	renderCards(PARTS, { scenario: 'offline' });
	expect(await getCard(BLOCK).findByText('Not monitored in Offline Mode')).toBeVisible();
	expect(getCard(BLOCK).getByText(/^Backups and scans don't run here · Plugins/)).toBeVisible();
});

it.each(['editor-view', 'subscriber-view'])(
	'ROLE-05 %s, who cannot change anything, sees no status',
	async (scenario) => {
		renderCards([...PARTS, 'site-connection'], { scenario });
		await findCard('Site connection');
		expect(queryCard(BLOCK)).not.toBeInTheDocument();
	},
);
