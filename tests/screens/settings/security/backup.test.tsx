import { BackupCard } from '@/screens/settings/security/backup/backup-card';
import { screen, waitFor } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { hrefOf } from '../../parts';
import { getCard, openCard } from './parts';

const BOTH = 'Backups and security scanning';

const open = (options: StoreOptions) => openCard(<BackupCard />, options);
const card = () => getCard(BOTH);
const findBanner = (title: string) => screen.findByRole('heading', { name: title, level: 3 });

it('SETSEC-21 checks the status first', async () => {
	open({ scenario: 'security' });
	expect(card().getByRole('heading', { name: 'Checking site status…' })).toBeVisible();
	expect(await findBanner('Active')).toBeVisible();
	expect(screen.queryByText('Checking site status…')).not.toBeInTheDocument();
});

it.each([
	['SETSEC-19', 'backup-awaiting', /^Enter credentials/, 'jetpack-backup-dash-credentials&site='],
	['SETSEC-22', 'security', /^Configure your security scans/, 'vaultpress-dashboard&site='],
	['SETSEC-23', 'vaultpress-threats', /^Fix threats/, 'vaultpress-dashboard'],
])('%s links on %s to the page of the provider: %s', async (_id, scenario, name, source) => {
	open({ scenario });
	await screen.findByRole('link', { name });
	expect(hrefOf(name, card())).toContain(`source=${source}`);
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

it('SETSEC-20 a site without backups at the provider activates VaultPress and opens its page', async () => {
	const { user, browser } = open({ scenario: 'vaultpress-installed' });
	answerPost('plugins', { code: 'success' });
	await user.click(await card().findByRole('button', { name: /^Activate VaultPress/ }));
	await waitFor(() =>
		expect(browser.navigate).toHaveBeenCalledWith(
			'http://site.test/wp-admin/admin.php?page=vaultpress',
		),
	);
});
