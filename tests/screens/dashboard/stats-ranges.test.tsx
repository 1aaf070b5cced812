import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { findCard, listenForCalls, renderDashboard } from './parts';

const STATS = `${REST}/module/stats/data`;

async function open() {
	const view = renderDashboard();
	const calls = listenForCalls();
	const card = await findCard('Site stats');
	await card.findByRole('tab', { name: 'Days' });
	const select = (name: string) => view.user.click(card.getByRole('tab', { name }));
	const statsCalls = () => calls.filter((call) => call.includes('stats'));
	return { ...view, card, select, statsCalls };
}

it('STATS-09 STATS-10 a tab fetches its range and records the click', async () => {
	const { card, select, statsCalls, events } = await open();
	await select('Weeks');
	expect(await card.findByRole('figure', { name: 'Views per week' })).toBeVisible();
	await select('Months');
	expect(await card.findByRole('figure', { name: 'Views per month' })).toBeVisible();
	expect(statsCalls()).toEqual([
		'GET module/stats/data?range=day',
		'GET module/stats/data?range=week',
		'GET module/stats/data?range=month',
	]);
	expect(events).toEqual([
		{ name: 'jetpack_wpa_click', properties: { target: 'stats_tab', range: 'week' } },
		{ name: 'jetpack_wpa_click', properties: { target: 'stats_tab', range: 'month' } },
	]);
});

it('STATS-09 does not fetch a range twice', async () => {
	const { card, select, statsCalls } = await open();
	await select('Weeks');
	await card.findByRole('figure', { name: 'Views per week' });
	await select('Days');
	await select('Weeks');
	expect(card.getByRole('figure', { name: 'Views per week' })).toBeVisible();
	expect(statsCalls()).toEqual([
		'GET module/stats/data?range=day',
		'GET module/stats/data?range=week',
	]);
});

it('STATS-19 reads the dates of weeks', async () => {
	const { card, select } = await open();
	server.use(
		http.get(STATS, () =>
			HttpResponse.json({ week: { unit: 'week', fields: [], data: [['2024W01W08', 4]] } }),
		),
	);
	await select('Weeks');
	const bar = await card.findByRole('button', { name: /Views/ });
	expect(bar).toHaveAccessibleName('Jan 8, Views 4');
});

it('STATS-04 a range that fails keeps the tabs and the others, and can be retried', async () => {
	const { card, select, user } = await open();
	server.use(http.get(STATS, () => HttpResponse.json({}, { status: 500 }), { once: true }));
	await select('Weeks');
	expect(await card.findByText(/Something happened while loading stats/)).toBeVisible();
	expect(card.getByText('All-time views')).toBeVisible();
	await select('Days');
	expect(card.getByRole('figure', { name: 'Views per day' })).toBeVisible();
	server.use(http.get(STATS, () => HttpResponse.json({}, { status: 500 }), { once: true }));
	await select('Weeks');
	await user.click(await card.findByRole('button', { name: 'Try again' }));
	expect(await card.findByRole('figure', { name: 'Views per week' })).toBeVisible();
});
