import { HttpResponse } from 'msw';
import { BackupCard } from '@/screens/settings/security/backup/backup-card';
import { screen, waitFor } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { getCard, holdRead, openCard, openSecurity, queryCard } from './parts';

const OOPS = 'The Jetpack Backup and Scan status could not be retrieved at this time.';
const BOTH = 'Backups and security scanning';

const open = (options: StoreOptions) => openCard(<BackupCard />, options);
const card = () => getCard(BOTH);
const findBanner = (title: string) => screen.findByRole('heading', { name: title, level: 3 });

const withVaultPressThreats = (count: number) => ({
	provider: {
		'module/vaultpress/data': {
			code: 'success',
			message: '',
			data: {
				active: true,
				features: { backups: true, security: true },
				security: { notice_count: count },
			},
		},
	},
});

it('SETSEC-21 checks the status first', async () => {
	open({ scenario: 'security' });
	expect(card().getByRole('heading', { name: 'Checking site status…' })).toBeVisible();
	expect(await findBanner('Active')).toBeVisible();
	expect(screen.queryByText('Checking site status…')).not.toBeInTheDocument();
});

it.each([
	['backup-provisioning', 'Provisioning', /setting up your backups/],
	['backup-awaiting', 'Awaiting credentials', /^Enter your server credentials/],
	['security', 'Active', /backing up your site/],
])('SETSEC-19 shows the state of the backups on %s: %s', async (scenario, title, text) => {
	open({ scenario });
	expect(await findBanner(title)).toBeVisible();
	expect(card().getByText(text)).toBeVisible();
});

it('SETSEC-19 links to the form for the credentials', async () => {
	open({ scenario: 'backup-awaiting' });
	const link = await screen.findByRole('link', { name: /^Enter credentials/ });
	expect(link).toHaveAttribute(
		'href',
		expect.stringContaining('source=jetpack-backup-dash-credentials&site='),
	);
});

it.each([
	['security', BOTH],
	['free', BOTH],
	['plan-scan', BOTH],
	['plan-backup-t1', 'Jetpack Backup'],
])('SETSEC-17 titles the card on %s: %s', (scenario, title) => {
	open({ scenario });
	expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

it('SETSEC-17 does not load the scan on a backups-only site', async () => {
	open({ scenario: 'plan-backup-t1' });
	const { asked } = holdRead('scan', () => HttpResponse.json({}));
	expect(await findBanner('Active')).toBeVisible();
	expect(asked).not.toHaveBeenCalled();
});

it('SETSEC-18 is hidden if the site data turns it off', () => {
	openSecurity({ world: { site: { showBackups: false } } });
	expect(screen.getByRole('heading', { name: 'Downtime monitoring' })).toBeVisible();
	expect(queryCard(BOTH)).not.toBeInTheDocument();
});

it('SETSEC-24 SHELL-32 is unavailable offline, without links', () => {
	open({ scenario: 'offline' });
	expect(card().getByText('Unavailable in Offline Mode.')).toBeVisible();
	expect(card().queryByRole('link')).not.toBeInTheDocument();
});

it.each(['backup-unknown', 'backup-empty'])('BACKUP-06 shows "Oops!" on %s', async (scenario) => {
	open({ scenario });
	expect(await findBanner('Oops!')).toBeVisible();
	expect(card().getByText(OOPS)).toBeVisible();
});

it('BACKUP-05 shows "Oops!" if the status could not be loaded, and retries on request', async () => {
	const { user } = open({ scenario: 'backup-failing' });
	expect(await findBanner('Oops!')).toBeVisible();
	expect(card().getByText(OOPS)).toBeVisible();
	const again = () => card().getByRole('button', { name: /^Try again/ });

	const { release } = holdRead('rewind', () =>
		HttpResponse.json({ code: 'success', data: '{"state":"active"}' }),
	);
	await user.click(again());
	await waitFor(() => expect(again()).toHaveAttribute('aria-busy', 'true'));
	expect(again()).toHaveFocus();
	release();
	expect(await findBanner('Active')).toBeVisible();
});

it('SETSEC-22 links to the configuration of the scans', () => {
	open({ scenario: 'security' });
	expect(card().getByRole('link', { name: /^Configure your security scans/ })).toHaveAttribute(
		'href',
		expect.stringContaining('source=vaultpress-dashboard&site='),
	);
});

it.each([
	['plan-scan', {}, /^No security threats found/, /^See details/],
	['security', {}, /^No security threats found/, /^See details/],
	[
		'plan-scan',
		{ scan: { state: 'idle', credentials: [] } },
		/^Please finish your setup/,
		/^Enter credentials/,
	],
	['plan-scan', { scan: { state: 'provisioning' } }, /^We are configuring your site/, null],
	[
		'plan-scan',
		{ scan: { state: 'unavailable' } },
		/scans haven't started yet/,
		/^Contact support/,
	],
])(
	'SETSEC-17 shows the state of the scans on %s with %j',
	async (scenario, provider, text, link) => {
		open({ scenario, world: { provider } });
		expect(await screen.findByText(text)).toBeVisible();
		if (link) {
			expect(card().getByRole('link', { name: link })).toBeVisible();
		}
	},
);

it('SETSEC-19 asks for the credentials of backups and scans once', async () => {
	open({ scenario: 'awaiting-credentials' });
	await findBanner('Awaiting credentials');
	expect(card().getAllByRole('link', { name: /^Enter credentials/ })).toHaveLength(1);
});

it('SETSEC-23 counts one threat found by VaultPress', async () => {
	open({ scenario: 'vaultpress-threats', world: withVaultPressThreats(1) });
	expect(await screen.findByText('1 security threat was found on your site.')).toBeVisible();
});

it('SETSEC-23 counts several threats found by VaultPress', async () => {
	open({ scenario: 'vaultpress-threats' });
	expect(await screen.findByText('2 security threats were found on your site.')).toBeVisible();
	expect(card().getByRole('link', { name: /^Fix threats/ })).toHaveAttribute(
		'href',
		expect.stringContaining('source=vaultpress-dashboard'),
	);
});

it('SETSEC-23 counts the threats found by Jetpack Scan', async () => {
	open({ scenario: 'scan-one-threat' });
	expect(await screen.findByText('1 security threat was found on your site.')).toBeVisible();
});

it('shows threats first, with the only primary button, above missing credentials', async () => {
	const rewind = { state: 'awaiting_credentials' };
	open({ scenario: 'threats', world: { provider: { rewind } } });
	const [threats, credentials] = [
		await screen.findByRole('link', { name: /^Fix threats/ }),
		await screen.findByRole('link', { name: /^Enter credentials/ }),
	];
	expect(threats.compareDocumentPosition(credentials)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	expect([...document.querySelectorAll('.primary')]).toEqual([threats]);
});

describe('a site without backups at the provider', () => {
	it.each([
		['vaultpress-clear', 'VaultPress backs up this site and scans it for threats.'],
		['vaultpress-backups-only', 'VaultPress backs up this site.'],
		['vaultpress-not-registered', /its registration key is missing/],
		['vaultpress-missing', /Install it to use them/],
		['vaultpress-installed', /Activate it to use them/],
	])('SETSEC-20 shows on %s the state of VaultPress', async (scenario, text) => {
		open({ scenario });
		expect(await card().findByText(text)).toBeVisible();
	});

	it('SETSEC-20 offers an upgrade', async () => {
		const { user, events } = open({ scenario: 'free' });
		expect(await findBanner("Backups and scans aren't included yet")).toBeVisible();
		const upgrade = card().getByRole('link', { name: /^Upgrade/ });
		expect(upgrade).toHaveAttribute('href', '#/plans');
		await user.click(upgrade);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: { target: 'upgrade-banner', feature: 'backups' },
		});
	});

	it('SETSEC-20 ROLE-10 offers to connect without an owner', async () => {
		open({ scenario: 'site-only' });
		expect(await findBanner("Backups and scans aren't included yet")).toBeVisible();
		expect(card().getByRole('link', { name: /^Connect/ })).toHaveAttribute(
			'href',
			'#/connect-user',
		);
	});

	it('SETSEC-20 activates VaultPress and opens its page', async () => {
		const { user, browser } = open({ scenario: 'vaultpress-installed' });
		answerPost('plugins', { code: 'success' });
		await user.click(await card().findByRole('button', { name: /^Activate VaultPress/ }));
		await waitFor(() =>
			expect(browser.navigate).toHaveBeenCalledWith(
				'http://site.test/wp-admin/admin.php?page=vaultpress',
			),
		);
	});
});

it('is shown among search results, one heading level below its tab', async () => {
	openSecurity({ scenario: 'security', route: '/security?term=backups' });
	expect(screen.getByRole('heading', { level: 3, name: BOTH })).toBeVisible();
	expect(await screen.findByRole('heading', { level: 4, name: 'Active' })).toBeVisible();
});
