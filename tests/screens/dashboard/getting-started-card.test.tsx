import { screen, waitFor } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { findCard, queryCard, renderDashboard } from './parts';

const CARD = 'Get to know your backups';
const DISMISS = 'Dismiss the video about backups';

it.each(['backup-awaiting', 'backup-new'])(
	'DASH-20 leads to a video in %s, as the last thing on the page',
	async (scenario) => {
		renderDashboard({ scenario });
		const card = await findCard(CARD);
		expect(card.getByRole('link', { name: /Watch the video/ })).toHaveAttribute(
			'href',
			'https://jetpack.com/redirect/?source=jetpack-backup-getting-started&site=site.test',
		);
		expect(screen.getAllByRole('heading').at(-1)).toHaveTextContent(CARD);
	},
);

it('DASH-20 is dismissed for good, and hands the focus on', async () => {
	const { user, world, unmount } = renderDashboard({ scenario: 'backup-new' });
	await user.click((await findCard(CARD)).getByRole('button', { name: DISMISS }));
	expect(queryCard(CARD)).not.toBeInTheDocument();
	await waitFor(() =>
		expect(screen.getByRole('heading', { name: 'Jetpack in your pocket' })).toHaveFocus(),
	);
	await waitFor(() => expect(world.settings.dismiss_dash_backup_getting_started).toBe(true));
	unmount();
	const { store } = renderDashboard({
		scenario: 'backup-new',
		world: { settings: world.settings },
	});
	await waitFor(() => expect(store.getState().rewind.phase).toBe('ready'));
	expect(queryCard(CARD)).not.toBeInTheDocument();
});

it('DASH-20 is back where the server refuses to remember', async () => {
	const { user } = renderDashboard({ scenario: 'backup-new' });
	const dismiss = (await findCard(CARD)).getByRole('button', { name: DISMISS });
	const sent = answerPost('settings', { code: 'no', message: 'Not now' }, 500);
	await user.click(dismiss);
	expect(await findCard(CARD)).toBeDefined();
	expect(sent).toEqual([{ dismiss_dash_backup_getting_started: true }]);
});

it.each(['free', 'security', 'backup-provisioning', 'getting-started-dismissed'])(
	'DASH-20 is absent in %s',
	async (scenario) => {
		const { store } = renderDashboard({ scenario });
		await waitFor(() => expect(store.getState().rewind.phase).toBe('ready'));
		expect(queryCard(CARD)).not.toBeInTheDocument();
	},
);
