import { waitFor } from '#tests/support/render';
import { answerGet } from '#tests/support/wire';
import { findTitle, goTo, inApp, renderApp } from './support/render-app';

const LEAVING = 'Taking you to the plans page…';
const WARNING = /you may want to remove it/;

it.each([
	['daily-backup-twice', 'daily backups', 'Jetpack Backup (Daily)'],
	['realtime-backup-twice', 'real-time backups', 'Jetpack Backup (Real-time)'],
])(
	'BACKUP-09 BACKUP-10 warns in %s while the browser leaves',
	async (scenario, backups, product) => {
		const { browser } = renderApp({ route: '/plans', scenario });
		const warning = await inApp().findByText(WARNING);
		expect(warning).toHaveTextContent(
			`Your plan already includes ${backups}. You're paying for ${product} too`,
		);
		expect(browser.navigate).toHaveBeenCalledTimes(1);
	},
);

it('BACKUP-09 warns nowhere else', async () => {
	const { history, store } = renderApp({ route: '/plans', scenario: 'daily-backup-twice' });
	expect(await inApp().findByText(WARNING)).toBeVisible();
	for (const [route, title] of [
		['/plans-prompt', LEAVING],
		['/my-plan', 'My Plan'],
		['/dashboard', 'At a Glance'],
	] as const) {
		await goTo(history, route);
		await findTitle(title);
		expect(store.getState().purchases.phase).toBe('ready');
		expect(inApp().queryByText(WARNING)).not.toBeInTheDocument();
	}
});

it.each([
	['BACKUP-11', 'realtime-beside-premium', {}],
	['BACKUP-12', 'plan-backup-daily', {}],
	['BACKUP-12', 'daily-backup-twice', { provider: { 'site/purchases': [] } }],
])('%s does not warn in %s', async (_id, scenario, world) => {
	const { store } = renderApp({ route: '/plans', scenario, world });
	await findTitle(LEAVING);
	await waitFor(() => expect(store.getState().purchases.phase).toBe('ready'));
	expect(inApp().queryByText(WARNING)).not.toBeInTheDocument();
});

it('BACKUP-09 is silent where the purchases cannot be had, and leaves all the same', async () => {
	const { history, store, browser } = renderApp({
		route: '/plans-prompt',
		scenario: 'daily-backup-twice',
	});
	await findTitle(LEAVING);
	answerGet('site/purchases', {}, 500);
	await goTo(history, '/plans');
	await waitFor(() => expect(store.getState().purchases.phase).toBe('failed'));
	expect(inApp().queryByText(WARNING)).not.toBeInTheDocument();
	expect(browser.navigate).toHaveBeenCalledTimes(2);
});
