import { delay, http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import {
	findCard,
	getCard,
	listenForCalls,
	queryCard,
	renderCards,
	renderDashboard,
} from './parts';

describe('the backup card', () => {
	const CARD = 'Backup';
	const OOPS = 'The Jetpack Backup and Scan status could not be retrieved at this time.';

	const inState = (state: string) => ({ world: { provider: { rewind: { state } } } });

	it('BACKUP-01 BACKUP-07 reports that backups are being set up', async () => {
		renderCards('backup', { scenario: 'provisioning' });
		expect(await getCard(CARD).findByText('Setting up')).toBeVisible();
		expect(getCard(CARD).getByText("We're setting up your backups.")).toBeVisible();
	});

	it('BACKUP-02 BACKUP-07 links to the credentials form', async () => {
		renderCards('backup', { scenario: 'awaiting-credentials' });
		expect(await getCard(CARD).findByText('Action needed')).toBeVisible();
		expect(getCard(CARD).getByRole('link', { name: /Enter credentials/ })).toHaveAttribute(
			'href',
			expect.stringContaining('credentials'),
		);
	});

	it('BACKUP-03 BACKUP-07 distinguishes daily backups from real-time ones', async () => {
		const site = renderCards('backup', inState('active'));
		expect(await getCard(CARD).findByText("We're backing up your site daily.")).toBeVisible();
		expect(getCard(CARD).getByText('Connected')).toBeVisible();
		site.unmount();
		renderCards('backup', {
			world: {
				...inState('active').world,
				plan: { features: { active: ['real-time-backups'], available: {} } },
			},
		});
		expect(
			await getCard(CARD).findByText("We're backing up your site in real time."),
		).toBeVisible();
	});

	const answerBackup = (age: number) =>
		http.get(`${REST}/site/activity`, () =>
			HttpResponse.json({
				code: 'success',
				data: [
					{
						name: 'rewind__backup_complete_full',
						summary: 'Backup complete',
						published: new Date(Date.now() - age).toISOString(),
					},
				],
			}),
		);
	const MINUTE = 60_000;

	it('BACKUP-07 shows the age of the last backup from the activity log, without another request', async () => {
		const calls = listenForCalls();
		renderCards(['activity', 'backup'], { scenario: 'security' }, answerBackup(4.5 * MINUTE));
		expect(await getCard(CARD).findByText('Last backup 4 minutes ago.')).toBeVisible();
		expect(getCard(CARD).getByText('Connected')).toBeVisible();
		expect(calls.filter((call) => call === 'GET site/activity')).toHaveLength(1);
	});

	it('BACKUP-07 explains the badge instead of naming the age of an old backup', async () => {
		renderCards(
			['activity', 'backup'],
			{ scenario: 'security' },
			answerBackup(4 * 24 * 60 * MINUTE),
		);
		await (await findCard('Activity')).findByText('Backup complete');
		const card = getCard(CARD);
		expect(card.queryByText(/Last backup/)).not.toBeInTheDocument();
		expect(card.getByText('Connected to the backup service.')).toBeVisible();
		expect(card.queryByText(/Last backup/)).not.toBeInTheDocument();
	});

	it('BACKUP-04 ROLE-10 offers an upgrade without backups', async () => {
		renderCards('backup');
		expect(await getCard(CARD).findByRole('link', { name: /^Upgrade/ })).toHaveAttribute(
			'href',
			'#/plans',
		);
	});

	it('BACKUP-04 reports the backups of VaultPress, without an offer', async () => {
		renderCards('backup', { scenario: 'vaultpress-backups-only' });
		expect(await getCard(CARD).findByText('VaultPress is backing up your site.')).toBeVisible();
		expect(getCard(CARD).queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});

	it('BACKUP-04 offers to install VaultPress if the plan includes it and the site lacks it', async () => {
		renderCards('backup', { scenario: 'vaultpress-missing' });
		expect(await getCard(CARD).findByRole('button', { name: /^Install VaultPress/ })).toBeVisible();
	});

	it('ROLE-10 offers to connect without an owner', async () => {
		renderCards('backup', { scenario: 'site-only' });
		expect(await getCard(CARD).findByRole('link', { name: /^Connect/ })).toHaveAttribute(
			'href',
			'#/connect-user',
		);
	});

	it('BACKUP-05 shows “Oops!” after a failure, and retries on request', async () => {
		const { user } = renderCards(
			'backup',
			{ scenario: 'provisioning' },
			http.get(`${REST}/rewind`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
		);
		const card = getCard(CARD);
		expect(await card.findByText('Oops!')).toBeVisible();
		expect(card.getByText(OOPS)).toBeVisible();
		await user.click(card.getByRole('button', { name: /^Try again/ }));
		expect(await card.findByText('Setting up')).toBeVisible();
		expect(card.queryByText('Oops!')).not.toBeInTheDocument();
	});

	it('BACKUP-06 shows “Oops!” for an unknown state', async () => {
		renderCards('backup', inState('on holiday'));
		expect(await getCard(CARD).findByText(OOPS)).toBeVisible();
	});

	it('DATA-15 is hidden if the site data turns backups off', () => {
		renderCards('backup', { world: { site: { showBackups: false } } });
		expect(queryCard(CARD)).not.toBeInTheDocument();
	});

	it.each([
		['provisioning', 'Setting up', 'Setting up'],
		['awaiting-credentials', 'Action needed', 'Action needed'],
		['threats', 'Connected', '3 threats'],
	])(
		'DASH-43 shows separate states for backups and scans on %s',
		async (scenario, backup, scan) => {
			renderCards(['backup', 'scan'], { scenario });
			expect(await getCard(CARD).findByText(backup)).toBeVisible();
			expect(await getCard('Security scan').findByText(scan)).toBeVisible();
		},
	);
});

describe('the activity card', () => {
	const CARD = 'Activity';

	const getSecurityCards = () =>
		within(screen.getByRole('region', { name: 'Security' }))
			.getAllByRole('heading', { level: 3 })
			.map(({ textContent }) => textContent);

	const answerActivity = (data: object[]) =>
		http.get(`${REST}/site/activity`, () => HttpResponse.json({ code: 'success', data }));

	it('DASH-04 DASH-19 is first in Security while backups are active, and links to the activity log', async () => {
		await renderDashboard({ scenario: 'security' });
		const card = await findCard(CARD);
		expect(await card.findByText('Backup complete')).toBeVisible();
		expect(getSecurityCards().slice(0, 2)).toEqual([CARD, 'Backup']);
		expect(card.getByRole('link', { name: /View the activity log/ })).toHaveAttribute(
			'href',
			'https://jetpack.com/redirect/?source=calypso-activity-log&site=site.test',
		);
	});

	it('DASH-19 lists the latest three entries with their dates and users', async () => {
		renderCards(['backup', 'activity'], { scenario: 'security' });
		const items = await (await findCard(CARD)).findAllByRole('listitem');
		expect(items.map(({ textContent }) => textContent)).toEqual([
			'Backup completeAugust 1, 2022Jetpack',
			'Plugin updatedJuly 31, 2022admin',
			'Post publishedJuly 30, 2022editor',
		]);
	});

	it.each(['free', 'backup-provisioning', 'backup-awaiting', 'backup-unknown', 'offline'])(
		'DASH-04 is hidden on %s, and not loaded',
		async (scenario) => {
			const calls = listenForCalls();
			const { store } = renderCards(['activity', 'backup', 'updates'], { scenario });
			if (scenario !== 'offline') {
				await waitFor(() => expect(store.getState().rewind?.phase).toBe('ready'));
			}
			await waitFor(() => expect(store.getState().plugins?.updates.phase).toBe('ready'));
			expect(queryCard(CARD)).not.toBeInTheDocument();
			expect(queryCard('Backup')).toBeVisible();
			expect(calls).not.toContain('GET site/activity');
		},
	);

	it('shows its placeholder from the start on a plan with backups', async () => {
		renderCards(
			['activity', 'backup'],
			{ scenario: 'security' },
			http.get(`${REST}/rewind`, () => delay('infinite')),
		);
		expect(getCard(CARD).getByText('Loading activity…')).toBeInTheDocument();
	});

	it('reports that there is no activity yet', async () => {
		renderCards(['backup', 'activity'], { scenario: 'security' }, answerActivity([]));
		expect(await getCard(CARD).findByText('No activity yet')).toBeVisible();
	});

	it('reports a failure, retries on request and keeps the focus', async () => {
		const { user } = renderCards(
			['backup', 'activity'],
			{ scenario: 'security' },
			http.get(`${REST}/site/activity`, () => HttpResponse.json({}, { status: 500 }), {
				once: true,
			}),
		);
		const card = getCard(CARD);
		expect(await card.findByText("Couldn't load the activity.")).toBeVisible();
		await user.click(card.getByRole('button', { name: /^Try again/ }));
		expect(await card.findByText('Backup complete')).toBeVisible();
		expect(screen.getByRole('heading', { name: CARD })).toHaveFocus();
	});

	it('requests nothing for a user without an account, and asks to connect', async () => {
		const calls = listenForCalls();
		renderCards(['backup', 'activity'], { scenario: 'security', world: { viewer: 'admin2' } });
		expect(await getCard(CARD).findByText(/Connect your account to see the latest/)).toBeVisible();
		expect(getCard(CARD).getByRole('link', { name: /View the activity log/ })).toBeVisible();
		expect(calls).not.toContain('GET site/activity');
	});
});

describe('the card of the video about backups', () => {
	const CARD = 'Get to know your backups';
	const DISMISS = 'Dismiss the video about backups';

	it.each(['backup-awaiting', 'backup-new'])(
		'DASH-20 links to the video on %s',
		async (scenario) => {
			renderCards(['loads', 'getting-started'], { scenario });
			const card = await findCard(CARD);
			expect(card.getByRole('link', { name: /Watch the video/ })).toHaveAttribute(
				'href',
				'https://jetpack.com/redirect/?source=jetpack-backup-getting-started&site=site.test',
			);
		},
	);

	it('DASH-20 is dismissed permanently, and moves the focus to the next card', async () => {
		const { user, world, unmount } = renderCards(['loads', 'apps', 'getting-started'], {
			scenario: 'backup-new',
		});
		await user.click((await findCard(CARD)).getByRole('button', { name: DISMISS }));
		expect(queryCard(CARD)).not.toBeInTheDocument();
		await waitFor(() =>
			expect(screen.getByRole('heading', { name: 'Jetpack in your pocket' })).toHaveFocus(),
		);
		await waitFor(() => expect(world.settings.dismiss_dash_backup_getting_started).toBe(true));
		unmount();
		const { store } = renderCards(['loads', 'getting-started'], {
			scenario: 'backup-new',
			world: { settings: world.settings },
		});
		await waitFor(() => expect(store.getState().rewind?.phase).toBe('ready'));
		expect(queryCard(CARD)).not.toBeInTheDocument();
	});

	it('DASH-20 returns if the dismissal could not be saved', async () => {
		const { user } = renderCards(['loads', 'getting-started'], { scenario: 'backup-new' });
		const dismiss = (await findCard(CARD)).getByRole('button', { name: DISMISS });
		const sent = answerPost('settings', { code: 'no', message: 'Not now' }, 500);
		await user.click(dismiss);
		expect(await findCard(CARD)).toBeDefined();
		expect(sent).toEqual([{ dismiss_dash_backup_getting_started: true }]);
	});

	it.each(['free', 'security', 'backup-provisioning', 'getting-started-dismissed'])(
		'DASH-20 is hidden on %s',
		async (scenario) => {
			const { store } = renderCards(['loads', 'getting-started'], { scenario });
			await waitFor(() => expect(store.getState().rewind?.phase).toBe('ready'));
			expect(queryCard(CARD)).not.toBeInTheDocument();
		},
	);
});
