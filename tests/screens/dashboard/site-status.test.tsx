import { waitFor, within } from '#tests/support/render';
import { failOnce, hrefOf } from '../parts';
import { getCard, HEALTHY, renderCards } from './parts';

const BLOCK = 'Site status';
const PARTS = ['loads', 'status'] as const;

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
	product_slug: 'jetpack_social_basic_yearly',
	product_name: 'Jetpack Social',
	expiry_date: '2021-08-01T00:00:00+00:00',
	subscribed_date: '2020-08-01T00:00:00+00:00',
	is_refundable: false,
	active: '1',
};

const withExpired = () => ({
	...HEALTHY,
	provider: { ...HEALTHY.provider, 'site/purchases': [EXPIRED] },
});

const ALL_ON = { active: ['protect', 'monitor'] };

type User = ReturnType<typeof renderCards>['user'];

/** The card after every answer has arrived, with its folded parts open. */
async function openAll(user: User) {
	const block = getCard(BLOCK);
	await waitFor(() => expect(block.queryByText('Checking your site…')).toBeNull());
	const more = block.queryByRole('button', { name: /^Show \d+ more$/ });
	if (more) {
		await user.click(more);
	}
	return block;
}

const NOT_STARTED = { provider: { rewind: { state: 'unavailable' } } };
const TWO_THREATS = {
	provider: { scan: { state: 'idle', threats: [{}, {}], credentials: [{}] } },
};

it.each<[scenario: string, text: string | RegExp, link: string, href: string, world?: object]>([
	['vaultpress-threats', '2 threats found', 'Fix threats', 'vaultpress-dashboard'],
	['security', 'VaultPress found 3 threats', 'Look into it', 'vaultpress-dashboard', DISPUTED],
	['scan-no-credentials', "Malware scans aren't running", 'Enter credentials', 'jetpack-scan-dash'],
	['awaiting-credentials', /^Backups and malware/, 'Enter credentials', 'jetpack-backup-dash'],
	[
		'security',
		/^2 plugin updates/,
		'Update plugins',
		'plugins.php?',
		{ ...HEALTHY, pluginUpdates: 2 },
	],
	['vaultpress-not-registered', /isn't set up/, 'Find your key', 'vaultpress-dashboard'],
	['security', "Backups haven't started", 'Contact support', 'contact-support', NOT_STARTED],
	['anti-spam-invalid', "Anti-spam isn't working", 'Set your key', 'akismet-key-config'],
	['security', '2 threats found', 'Fix threats', 'source=calypso-scanner', TWO_THREATS],
	['security', 'Jetpack Social has expired', 'Renew', 'calypso-purchases', withExpired()],
	['videopress-storage', /storage is 95% full$/, 'Manage media', 'upload.php', FULL],
	['scan-stale', /^Not scanned for [\d,]+ days$/, 'See scans', '', HEALTHY],
	[
		'free',
		'No backups, no malware scans',
		'Compare plans',
		'#/plans',
		{ ...HEALTHY, modules: ALL_ON },
	],
	['site-only', /./, 'Connect your account', '#/connect-user'],
])(
	'%s: names what is wrong, with its action: %s',
	async (scenario, text, name, href, world = {}) => {
		const { user } = renderCards(PARTS, { scenario, world });
		const block = await openAll(user);
		expect((await block.findAllByText(text))[0]).toBeVisible();
		expect(hrefOf(new RegExp(`^${name}`), block)).toContain(href);
		expect(block.queryByText('All quiet')).toBeNull();
	},
);

it('reports plugin updates that WordPress has not checked for', async () => {
	renderCards([...PARTS, 'updates'], {
		scenario: 'security',
		world: { ...HEALTHY, pluginUpdatesAge: null },
	});
	expect(await getCard(BLOCK).findByText('Plugin updates not checked yet')).toBeVisible();
	expect(
		getCard('Plugin updates').getByText("WordPress hasn't checked for plugin updates yet."),
	).toBeVisible();
	expect(getCard(BLOCK).getByRole('link', { name: 'Check for updates' })).toBeVisible();
	expect(getCard('Plugin updates').queryByText('All plugins are up to date.')).toBeNull();
});

it('offers the plans below a headline about them, and free protections in the list', async () => {
	const world = { ...HEALTHY, modules: { active: ['protect'] } };
	const { user } = renderCards(PARTS, { scenario: 'free', world });
	const block = getCard(BLOCK);
	expect(await block.findByText('No backups, no malware scans')).toBeVisible();
	expect(block.getByRole('link', { name: 'Compare plans' })).toBeVisible();
	expect(block.queryByText('Downtime monitoring is off')).not.toBeInTheDocument();
	await user.click(block.getByRole('button', { name: 'Show 1 more' }));
	expect(block.getByText('Downtime monitoring is off')).toBeVisible();
	expect(block.getByRole('button', { name: 'Turn on Downtime monitoring' })).toBeVisible();
});

it('hides an expired product for good once it is dismissed', async () => {
	const { user, browser } = renderCards(PARTS, { scenario: 'security', world: withExpired() });
	const block = getCard(BLOCK);
	expect(await block.findByText('Jetpack Social has expired')).toBeVisible();
	await user.click(block.getByRole('button', { name: 'Dismiss' }));
	expect(await block.findByText('All quiet')).toBeVisible();
	expect(browser.recall('dashboard-for-jetpack-expired')).toContain('1 2021-08-01');
	expect(block.getByText('All quiet').parentElement).toHaveFocus();
});

it('shows "All quiet" with its evidence, and announces it once', async () => {
	renderCards(PARTS, { scenario: 'security', world: HEALTHY });
	const block = getCard(BLOCK);
	expect(block.getByText('Checking your site…')).toBeVisible();
	expect(await block.findByText('All quiet')).toBeVisible();
	expect(block.getByText('Nothing needs your attention.')).toBeVisible();
	expect(block.getByText('5 of 5 on · Plugins up to date, checked 3 hours ago')).toBeVisible();
	const strip = within(block.getByRole('list', { name: 'Protections' }));
	expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
		'BackupsReal time',
		'ScanClear, 2h ago',
		'Anti-spam3 blocked',
		'LoginsOn',
		'DowntimeWatching',
	]);
	expect(document.getElementById('a11y-speak-polite')?.textContent?.trim()).toBe('All quiet');
});

it('lists failed requests in one row with one retry', async () => {
	const { user } = renderCards(
		PARTS,
		{ scenario: 'security', world: HEALTHY },
		failOnce('rewind'),
		failOnce('updates/plugins'),
	);
	const block = getCard(BLOCK);
	expect(await block.findByText("Couldn't check your backups")).toBeVisible();
	expect(block.getByText('Unknown: plugin updates.')).toBeVisible();
	await user.click(block.getByRole('button', { name: /^Try again/ }));
	expect(await block.findByText('All quiet')).toBeVisible();
});

it('begins with Offline Mode while it is on, and lists the updates below', async () => {
	const world = { pluginUpdatesAge: null };
	const { user } = renderCards([...PARTS, 'updates'], { scenario: 'offline', world });
	const block = getCard(BLOCK);
	const headline = "Offline Mode: Jetpack isn't protecting this site";
	expect(await block.findByText(headline)).toBeVisible();
	expect(block.queryByRole('link', { name: 'Check for updates' })).not.toBeInTheDocument();
	await user.click(await block.findByRole('button', { name: 'Show 1 more' }));
	expect(block.getByRole('link', { name: 'Check for updates' })).toBeVisible();
});
