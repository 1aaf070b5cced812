import { server } from '#tests/support/server';
import { answerPost } from '#tests/support/wire';
import { selectNotices } from '@/state/notices';
import { clickOn, failOnce, hrefOf, reply } from '../parts';
import { findCard, getCard, listenForCalls, renderCards } from './parts';

const CARD = 'Site stats';
const FAILURE =
	'Something happened while loading stats. Please try again later or view your stats now on WordPress.com';

const general = {
	stats: {
		views: 12345,
		comments: 67,
		views_today: 8,
		views_best_day: '2026-01-30',
		views_best_day_total: 90,
	},
};

const answer = (body: object) => reply('module/stats/data', body);

const withoutOverride = { modules: { override: { stats: 'inactive' } } };

it('STATS-01 shows only a notice if site code forces stats off', () => {
	renderCards('stats', { world: withoutOverride });
	const card = getCard(CARD);
	expect(card.getByText('Site stats has been disabled by a site administrator.')).toBeVisible();
	expect(card.queryByRole('button')).not.toBeInTheDocument();
	expect(card.queryByRole('link')).not.toBeInTheDocument();
	expect(card.queryByRole('tab')).not.toBeInTheDocument();
});

it('STATS-02 keeps the prompt with the reason when the activation fails, can be dismissed and tried again', async () => {
	const { user, store } = renderCards('stats', { world: { modules: { active: [] } } });
	answerPost('settings', { code: 'x', message: 'No', data: { status: 424 } }, 424);
	const button = getCard(CARD).getByRole('button', { name: 'Activate stats' });
	await user.click(button);
	expect(await getCard(CARD).findByText("Couldn't turn on Site stats. No")).toBeVisible();
	expect(selectNotices(store.getState())).toEqual([]);
	expect(button).toBeVisible();
	expect(button).not.toHaveAttribute('aria-busy');
	await user.click(getCard(CARD).getByRole('button', { name: 'Dismiss this notice' }));
	expect(getCard(CARD).queryByText(/Couldn't turn on/)).not.toBeInTheDocument();
	expect(button).toHaveFocus();
	await user.click(button);
	const again = await getCard(CARD).findByRole('button', { name: /^Try again/ });
	answerPost('settings', { code: 'success' });
	await user.click(again);
	expect(await getCard(CARD).findByRole('tab', { name: 'Days' })).toBeVisible();
	expect(getCard(CARD).queryByText(/Couldn't turn on/)).not.toBeInTheDocument();
});

const FALSE = { general: false, day: [] };
const REFUSED = {
	general: { error: 'unauthorized', message: 'This account can&#8217;t read it.' },
	day: [],
};

it.each<[string, object, RegExp]>([
	['the provider’s refusal', REFUSED, /^This account can’t read it\.$/],
	['false', FALSE, /^Something happened/],
])(
	'STATS-04 reports that stats could not be loaded, not a site without visits, if the answer is %s',
	async (_title, body, reason) => {
		renderCards('stats', {}, answer(body));
		const card = await findCard(CARD);
		const link = await card.findByRole('link', { name: 'view your stats now on WordPress.com' });
		expect(link.parentElement).toHaveTextContent(FAILURE);
		expect(link).toHaveAttribute('href', expect.stringContaining('site=site.test'));
		expect(card.getByText(reason)).toBeVisible();
		expect(card.queryByText('No activity this period')).not.toBeInTheDocument();
	},
);

it('STATS-08 shows numbers that the host prints as texts, and a dash for an unknown one', async () => {
	const stats = { ...general.stats, views: '1,234,567', views_today: '8', comments: 'many' };
	const rows = [
		['2026-01-30', 'many'],
		['2026-01-31', '8'],
	];
	renderCards('stats', {}, answer({ general: { stats }, day: { data: rows } }));
	const card = await findCard(CARD);
	expect(await card.findByText('1,234,567')).toBeVisible();
	expect(card.getByText('All-time comments').nextElementSibling).toHaveTextContent(/^–$/);
	expect(card.getByRole('button', { name: /^Jan 30, Views unknown/ })).toBeVisible();
	expect(card.getByRole('button', { name: /^Jan 31 \(so far\), Views 8/ })).toBeVisible();
});

it('DASH-33 links to the stats pages of wp-admin and the provider', async () => {
	renderCards('stats');
	const card = await findCard(CARD);
	await card.findByRole('tab', { name: 'Days' });
	expect(hrefOf('View detailed stats', card)).toBe(
		'http://site.test/wp-admin/admin.php?page=stats',
	);
	expect(hrefOf(/View more stats on WordPress.com/, card)).toContain('source=calypso-stats-day');
});

describe('ranges', () => {
	async function open() {
		const view = renderCards('stats');
		const calls = listenForCalls();
		const card = await findCard(CARD);
		await card.findByRole('tab', { name: 'Days' });
		const select = (name: string) => view.user.click(card.getByRole('tab', { name }));
		const statsCalls = () => calls.filter((call) => call.includes('stats'));
		return { ...view, card, select, statsCalls };
	}

	it('STATS-09 STATS-10 STATS-11 are loaded once, days at first, others when their tab is selected, which is recorded', async () => {
		const { card, select, statsCalls, events } = await open();
		expect(card.getByRole('tab', { name: 'Days' })).toHaveAttribute('aria-selected', 'true');
		await select('Weeks');
		expect(await card.findByRole('figure', { name: 'Views per week' })).toBeVisible();
		await select('Months');
		expect(await card.findByRole('figure', { name: 'Views per month' })).toBeVisible();
		await select('Weeks');
		expect(card.getByRole('figure', { name: 'Views per week' })).toBeVisible();
		expect(statsCalls()).toEqual([
			'GET module/stats/data?range=day',
			'GET module/stats/data?range=week',
			'GET module/stats/data?range=month',
		]);
		expect(events).toEqual([
			clickOn('stats_tab', { range: 'week' }),
			clickOn('stats_tab', { range: 'month' }),
			clickOn('stats_tab', { range: 'week' }),
		]);
	});

	it('STATS-04 fail separately from the other ranges and the totals, and can be retried', async () => {
		const { card, select, user } = await open();
		server.use(failOnce('module/stats/data'));
		await select('Weeks');
		expect(await card.findByText(/Something happened while loading stats/)).toBeVisible();
		expect(card.getByText('All-time views')).toBeVisible();
		await select('Days');
		expect(card.getByRole('figure', { name: 'Views per day' })).toBeVisible();
		server.use(failOnce('module/stats/data'));
		await select('Weeks');
		await user.click(await card.findByRole('button', { name: /^Try again/ }));
		expect(await card.findByRole('figure', { name: 'Views per week' })).toBeVisible();
	});
});
