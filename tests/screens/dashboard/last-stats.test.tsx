import { http, HttpResponse, type RequestHandler } from 'msw';
import { REST } from '#tests/support/store';
import { findCard, getCard, renderCards } from './parts';

const STATS = `${REST}/module/stats/data`;
const CARD = 'Site stats';
const NAME = 'dashboard-for-jetpack-last-stats';
const NOW = Date.UTC(2026, 0, 31);
const MINUTE = 60_000;

const LAST = {
	at: NOW - 2 * MINUTE,
	days: [
		{ period: '2026-01-30', views: 4 },
		{ period: '2026-01-31', views: 321 },
	],
	summary: {
		...{ views: 54_321, comments: 6, viewsToday: 321 },
		...{ bestDay: '2026-01-30', bestDayTotal: 400 },
	},
};

const OWNER = 'site.test 1';

const renderAfter = (changes: object, handler: RequestHandler, owner = OWNER) =>
	renderCards(
		'stats',
		{ keptInTab: { [NAME]: JSON.stringify({ [owner]: { ...LAST, ...changes } }) } },
		handler,
	);

describe('the stats of an earlier page of this tab', () => {
	it('are shown with their age until the new ones are known', async () => {
		let release = () => undefined as void;
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		// Without a response, the scenario's handler answers.
		const held = http.get(STATS, () => released);
		renderAfter({}, held);
		const card = await findCard(CARD);
		const age = await card.findByText('Last updated: 2 minutes ago. Updating…');
		expect(card.getByRole('button', { name: 'Jan 31 (so far), Views 321' })).toBeInTheDocument();
		expect(card.getByText('54,321')).toBeVisible();
		expect(card.queryByRole('tab')).not.toBeInTheDocument();
		expect(card.queryByText(/views? today[,.]/)).not.toBeInTheDocument();
		release();
		expect(await card.findByRole('tab', { name: 'Days' })).toBeVisible();
		expect(age).not.toBeInTheDocument();
		expect(card.queryByText('54,321')).not.toBeInTheDocument();
	});

	it('are not shown beside the reason why there are no new ones', async () => {
		renderAfter(
			{},
			http.get(STATS, () => HttpResponse.json({}, { status: 500 })),
		);
		expect(await getCard(CARD).findByText(/Something happened while loading/)).toBeVisible();
		expect(getCard(CARD).queryByText(/Last updated/)).not.toBeInTheDocument();
		expect(getCard(CARD).queryByText('54,321')).not.toBeInTheDocument();
	});

	it.each([
		['those of another user', {}, 'site.test 2'],
		['malformed ones', { days: [{ period: 5 }] }, OWNER],
		['older than an hour', { at: NOW - 60 * MINUTE }, OWNER],
	])('are not %s', async (_what, changes, owner) => {
		renderAfter(
			changes,
			http.get(STATS, () => new Promise<undefined>(() => undefined)),
			owner,
		);
		expect(await getCard(CARD).findByText('Loading stats…')).toBeInTheDocument();
		expect(getCard(CARD).queryByText(/Last updated/)).not.toBeInTheDocument();
	});

	it('are what the site has answered, with the time', async () => {
		const body = {
			general: { stats: { views: 12, views_today: 8 } },
			day: { data: [['2026-01-31', 8]] },
		};
		const { browser } = renderCards(
			'stats',
			{},
			http.get(STATS, () => HttpResponse.json(body)),
		);
		await getCard(CARD).findByRole('tab', { name: 'Days' });
		expect(JSON.parse(browser.tab.recall(NAME) ?? '')).toMatchObject({
			[OWNER]: {
				at: NOW,
				days: [{ period: '2026-01-31', views: 8 }],
				summary: { viewsToday: 8 },
			},
		});
	});
});
