import { http, HttpResponse } from 'msw';
import { REST } from '#tests/support/store';
import { getCard, queryCard, renderDashboard } from './parts';

const CARD = 'Backup';
const OOPS = 'The Jetpack Backup and Scan status could not be retrieved at this time.';

const inState = (state: string) => ({ world: { provider: { rewind: { state } } } });

it('BACKUP-01 BACKUP-07 says that backups are being set up', async () => {
	renderDashboard({ scenario: 'provisioning' });
	expect(await getCard(CARD).findByText('Setting up')).toBeVisible();
	expect(getCard(CARD).getByText("We're setting up your backups.")).toBeVisible();
});

it('BACKUP-02 BACKUP-07 leads to where credentials are entered', async () => {
	renderDashboard({ scenario: 'awaiting-credentials' });
	expect(await getCard(CARD).findByText('Action needed')).toBeVisible();
	expect(getCard(CARD).getByRole('link', { name: /Enter credentials/ })).toHaveAttribute(
		'href',
		expect.stringContaining('credentials'),
	);
});

it('BACKUP-03 BACKUP-07 tells daily backups from real-time ones', async () => {
	const site = renderDashboard(inState('active'));
	expect(await getCard(CARD).findByText('We are backing up your site daily.')).toBeVisible();
	expect(getCard(CARD).getByText('Connected')).toBeVisible();
	site.unmount();
	renderDashboard({
		world: {
			...inState('active').world,
			plan: { features: { active: ['real-time-backups'], available: {} } },
		},
	});
	expect(await getCard(CARD).findByText('We are backing up your site in real time.')).toBeVisible();
});

it('BACKUP-04 ROLE-10 offers an upgrade where nothing is backed up', async () => {
	renderDashboard();
	expect(await getCard(CARD).findByRole('link', { name: 'Upgrade' })).toHaveAttribute(
		'href',
		'#/plans',
	);
});

it('BACKUP-04 leaves a site to VaultPress that VaultPress backs up', async () => {
	renderDashboard({ scenario: 'vaultpress-backups-only' });
	expect(await getCard(CARD).findByText('VaultPress is backing up your site.')).toBeVisible();
	expect(getCard(CARD).queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

it('BACKUP-04 asks to install VaultPress where the plan has it and the site has not', async () => {
	renderDashboard({ scenario: 'vaultpress-missing' });
	expect(await getCard(CARD).findByRole('button', { name: 'Install VaultPress' })).toBeVisible();
});

it('ROLE-10 offers a connection where no owner is connected', async () => {
	renderDashboard({ scenario: 'site-only' });
	expect(await getCard(CARD).findByRole('link', { name: 'Connect' })).toHaveAttribute(
		'href',
		'#/connect-user',
	);
});

it('BACKUP-05 says “Oops!” after a failure, and tries again', async () => {
	const { user } = renderDashboard(
		{ scenario: 'provisioning' },
		http.get(`${REST}/rewind`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
	);
	const card = getCard(CARD);
	expect(await card.findByText('Oops!')).toBeVisible();
	expect(card.getByText(OOPS)).toBeVisible();
	await user.click(card.getByRole('button', { name: 'Try again' }));
	expect(await card.findByText('Setting up')).toBeVisible();
	expect(card.queryByText('Oops!')).not.toBeInTheDocument();
});

it('BACKUP-06 says “Oops!” of a state that nobody knows', async () => {
	renderDashboard(inState('on holiday'));
	expect(await getCard(CARD).findByText(OOPS)).toBeVisible();
});

it('DATA-15 is absent where the host does not want backups', () => {
	renderDashboard({ world: { site: { showBackups: false } } });
	expect(queryCard(CARD)).not.toBeInTheDocument();
});
