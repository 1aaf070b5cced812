import { delay, http } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { hrefOf, reply } from '../parts';
import {
	findCard,
	getCard,
	listenForCalls,
	queryCard,
	renderCards,
	renderDashboard,
} from './parts';
import { selectRewind } from '@/state/rewind';

const SECURITY = { scenario: 'security' };
const answerActivity = (data: object[]) => reply('site/activity', { code: 'success', data });

describe('the backup card', () => {
	const CARD = 'Backup';

	it.each([
		['BACKUP-01 SCAN-07', 'provisioning', 'Setting up', 'Setting up'],
		['BACKUP-02 SCAN-06', 'awaiting-credentials', 'Action needed', 'Action needed'],
		['BACKUP-03 SCAN-05', 'threats', 'Connected', '3 threats'],
	])(
		'%s DASH-43 BACKUP-07 SCAN-23 has its state beside that of scans on %s',
		async (_ids, scenario, backup, scan) => {
			renderCards(['backup', 'scan'], { scenario });
			expect(await getCard(CARD).findByText(backup)).toBeVisible();
			expect(await getCard('Security scan').findByText(scan)).toBeVisible();
		},
	);

	it.each([
		['BACKUP-02 to the credentials', 'awaiting-credentials', /^Enter credentials/, /credentials/],
		['BACKUP-04 ROLE-10 to the plans', 'free', /^Upgrade/, /^#\/plans$/],
		['ROLE-10 to the connection', 'site-only', /^Connect/, /^#\/connect-user$/],
	])('links %s on %s', async (_title, scenario, name, href) => {
		renderCards('backup', { scenario });
		await getCard(CARD).findByRole('link', { name });
		expect(hrefOf(name, getCard(CARD))).toMatch(href);
	});

	const MINUTE = 60_000;

	it.each<[string, number, string, RegExp | null]>([
		['shows the age of the last backup', 4.5, 'Connected', /^Last backup 4 minutes ago\./],
		['doesn’t show that of an old one', 4 * 24 * 60, 'Connected to the backup service.', null],
	])('BACKUP-07 %s, from one request for the activity', async (_title, age, badge, text) => {
		const calls = listenForCalls();
		const published = new Date(Date.now() - age * MINUTE).toISOString();
		renderCards(
			['activity', 'backup'],
			SECURITY,
			answerActivity([
				{ name: 'rewind__backup_complete_full', summary: 'Backup complete', published },
			]),
		);
		await (await findCard('Activity')).findByText('Backup complete');
		const line = await waitFor(
			() => getCard(CARD).getByText(badge) && getCard(CARD).queryByText(/^Last backup/),
		);
		expect(line?.textContent ?? null).toEqual(text && expect.stringMatching(text));
		expect(calls.filter((call) => call === 'GET site/activity')).toHaveLength(1);
	});
});

describe('the activity card', () => {
	const CARD = 'Activity';

	it('DASH-04 DASH-19 is first in Security while backups are active, and links to the activity log', async () => {
		await renderDashboard(SECURITY);
		const card = await findCard(CARD);
		expect(await card.findByText('Backup complete')).toBeVisible();
		const headings = within(screen.getByRole('region', { name: 'Security' })).getAllByRole(
			'heading',
			{ level: 3 },
		);
		expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([CARD, 'Backup']);
		expect(hrefOf(/View the activity log/, card)).toBe(
			'https://jetpack.com/redirect/?source=calypso-activity-log&site=site.test',
		);
	});

	it('shows its placeholder from the start on a plan with backups', () => {
		const hang = http.get(`${REST}/rewind`, () => delay('infinite'));
		renderCards(['activity', 'backup'], SECURITY, hang);
		expect(getCard(CARD).getByText('Loading activity…')).toBeInTheDocument();
	});

	it('reports that there is no activity yet', async () => {
		renderCards(['backup', 'activity'], SECURITY, answerActivity([]));
		expect(await getCard(CARD).findByText('No activity yet')).toBeVisible();
	});

	it('requests nothing for a user without an account, and asks to connect', async () => {
		const calls = listenForCalls();
		renderCards(['backup', 'activity'], { ...SECURITY, world: { viewer: 'admin2' } });
		expect(await getCard(CARD).findByText(/Connect your account to see the latest/)).toBeVisible();
		expect(getCard(CARD).getByRole('link', { name: /View the activity log/ })).toBeVisible();
		expect(calls).not.toContain('GET site/activity');
	});
});

describe('the card of the video about backups', () => {
	const CARD = 'Get to know your backups';
	const DISMISS = 'Dismiss the video about backups';
	const NEW = { scenario: 'backup-new' };

	it('DASH-20 links to the video, is dismissed permanently, and moves the focus to the next card', async () => {
		const { user, world, unmount } = renderCards(['loads', 'apps', 'getting-started'], NEW);
		const card = await findCard(CARD);
		expect(hrefOf(/Watch the video/, card)).toBe(
			'https://jetpack.com/redirect/?source=jetpack-backup-getting-started&site=site.test',
		);
		await user.click(card.getByRole('button', { name: DISMISS }));
		expect(queryCard(CARD)).not.toBeInTheDocument();
		await waitFor(() =>
			expect(screen.getByRole('heading', { name: 'Jetpack in your pocket' })).toHaveFocus(),
		);
		await waitFor(() => expect(world.settings.dismiss_dash_backup_getting_started).toBe(true));
		unmount();
		const { store } = renderCards(['loads', 'getting-started'], {
			...NEW,
			world: { settings: world.settings },
		});
		await waitFor(() => expect(selectRewind(store.getState()).phase).toBe('ready'));
		expect(queryCard(CARD)).not.toBeInTheDocument();
	});

	it('DASH-20 returns if the dismissal could not be saved', async () => {
		const { user } = renderCards(['loads', 'getting-started'], NEW);
		const dismiss = (await findCard(CARD)).getByRole('button', { name: DISMISS });
		const sent = answerPost('settings', { code: 'no', message: 'Not now' }, 500);
		await user.click(dismiss);
		expect(await findCard(CARD)).toBeDefined();
		expect(sent).toEqual([{ dismiss_dash_backup_getting_started: true }]);
	});
});
