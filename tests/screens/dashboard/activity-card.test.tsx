import { delay, http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { findCard, getCard, listenForCalls, queryCard, renderDashboard } from './parts';

const CARD = 'Activity';

const getSecurityCards = () =>
	within(screen.getByRole('region', { name: 'Security' }))
		.getAllByRole('heading', { level: 3 })
		.map(({ textContent }) => textContent);

const answerActivity = (data: object[]) =>
	http.get(`${REST}/site/activity`, () => HttpResponse.json({ code: 'success', data }));

it('DASH-04 DASH-19 is first in Security where backups are active, and leads to the activity log', async () => {
	renderDashboard({ scenario: 'security' });
	const card = await findCard(CARD);
	expect(await card.findByText('Backup complete')).toBeVisible();
	expect(getSecurityCards().slice(0, 2)).toEqual([CARD, 'Backup']);
	expect(card.getByRole('link', { name: /View the activity log/ })).toHaveAttribute(
		'href',
		'https://jetpack.com/redirect/?source=calypso-activity-log&site=site.test',
	);
});

it('DASH-19 shows the latest three things, when they were and by whom', async () => {
	renderDashboard({ scenario: 'security' });
	const items = await (await findCard(CARD)).findAllByRole('listitem');
	expect(items.map(({ textContent }) => textContent)).toEqual([
		'Backup completeAugust 1, 2022Jetpack',
		'Plugin updatedJuly 31, 2022admin',
		'Post publishedJuly 30, 2022editor',
	]);
});

it.each(['free', 'backup-provisioning', 'backup-awaiting', 'backup-unknown', 'offline'])(
	'DASH-04 is absent in %s, where nothing is asked for it',
	async (scenario) => {
		const calls = listenForCalls();
		const { store } = renderDashboard({ scenario });
		if (scenario !== 'offline') {
			await waitFor(() => expect(store.getState().rewind.phase).toBe('ready'));
		}
		await waitFor(() => expect(store.getState().plugins.updates.phase).toBe('ready'));
		expect(queryCard(CARD)).not.toBeInTheDocument();
		expect(getSecurityCards()[0]).toBe('Backup');
		expect(calls).not.toContain('GET site/activity');
	},
);

it('has its place from the beginning on a plan with backups', async () => {
	renderDashboard(
		{ scenario: 'security' },
		http.get(`${REST}/rewind`, () => delay('infinite')),
	);
	expect(getCard(CARD).getByText('Loading activity…')).toBeInTheDocument();
	expect(getSecurityCards()[0]).toBe(CARD);
});

it('says that nothing has happened yet', async () => {
	renderDashboard({ scenario: 'security' }, answerActivity([]));
	expect(await getCard(CARD).findByText('No activity yet')).toBeVisible();
});

it('says that it failed, tries again, and keeps the focus', async () => {
	const { user } = renderDashboard(
		{ scenario: 'security' },
		http.get(`${REST}/site/activity`, () => HttpResponse.json({}, { status: 500 }), {
			once: true,
		}),
	);
	const card = getCard(CARD);
	expect(await card.findByText("Couldn't load the activity.")).toBeVisible();
	await user.click(card.getByRole('button', { name: 'Try again' }));
	expect(await card.findByText('Backup complete')).toBeVisible();
	expect(screen.getByRole('heading', { name: CARD })).toHaveFocus();
});

it('asks nothing for people without an account at the provider, and says what is missing', async () => {
	const calls = listenForCalls();
	renderDashboard({ scenario: 'security', world: { viewer: 'admin2' } });
	expect(await getCard(CARD).findByText(/Connect your account to see the latest/)).toBeVisible();
	expect(getCard(CARD).getByRole('link', { name: /View the activity log/ })).toBeVisible();
	expect(calls).not.toContain('GET site/activity');
});
