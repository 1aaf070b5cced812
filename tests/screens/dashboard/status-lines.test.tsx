import { screen, waitFor } from '#tests/support/render';
import { reply } from '../parts';
import { getCard, HEALTHY, renderCards, listenForCalls } from './parts';
import { selectLatestPosts } from '@/state/site/posts';

const BLOCK = 'Site status';
const PARTS = ['loads', 'status', 'protect', 'monitor'] as const;

describe('the protections', () => {
	const cell = (name: string) => getCard(BLOCK).getByRole('link', { name });

	it('are never off while they are unknown, then count what is on and lead to their cards', async () => {
		const { user } = renderCards(PARTS, { scenario: 'security', world: HEALTHY });
		for (const name of ['Backups', 'Scan', 'Anti-spam']) {
			expect(cell(`${name} Checking…`)).toBeVisible();
		}
		expect(await getCard(BLOCK).findByText(/5 of 5 on/)).toBeVisible();
		await user.click(cell('Logins 1,234 blocked'));
		expect(getCard('Brute force protection').getByRole('heading')).toHaveFocus();
	});

	it('change with a switch', async () => {
		const { user } = renderCards(PARTS, { scenario: 'security', world: HEALTHY });
		await getCard(BLOCK).findByText('All quiet');
		await user.click(getCard('Downtime monitoring').getByRole('switch'));
		expect(cell('Downtime Off')).toBeVisible();
		expect(await getCard(BLOCK).findByText('Downtime monitoring is off')).toBeVisible();
		expect(getCard(BLOCK).getByText(/4 of 5 on/)).toBeVisible();
		await user.click(getCard(BLOCK).getByRole('button', { name: 'Turn on Downtime monitoring' }));
		expect(await getCard(BLOCK).findByText('All quiet')).toBeVisible();
		expect(getCard('Downtime monitoring').getByRole('switch')).toBeChecked();
	});
});

describe('two problems', () => {
	const TWO = {
		scenario: 'vaultpress-threats',
		world: { ...HEALTHY, pluginUpdates: 1 },
	};

	it('put the worse one in the headline, and the other below it after a click', async () => {
		const { user } = renderCards(['loads', 'status'], TWO);
		const block = getCard(BLOCK);
		expect(await block.findByText('2 threats found')).toBeVisible();
		expect(block.queryByText('1 plugin update available')).not.toBeInTheDocument();
		await user.click(block.getByRole('button', { name: 'Show 1 more' }));
		expect(block.getByText('1 plugin update available')).toBeVisible();
		expect(block.getByRole('link', { name: 'Update plugins' })).toBeVisible();
		await user.click(block.getByRole('button', { name: 'Show less' }));
		expect(block.queryByText('1 plugin update available')).not.toBeInTheDocument();
	});
});

it('names each threat that the scan describes, the most severe first', async () => {
	const threats = [
		{ title: 'Weak key', severity: 2 },
		{ title: 'Changed core file wp-login.php', severity: 5, filename: '/wp-login.php' },
		{ signature: 'Suspicious.File.1', filename: '/wp-content/uploads/strange.php' },
		{ filename: '/wp-content/a.php' },
		'nonsense',
	];
	const { user } = renderCards(['loads', 'status'], {
		scenario: 'security',
		world: { provider: { scan: { state: 'idle', threats, credentials: [{}] } } },
	});
	const block = getCard(BLOCK);
	expect(await block.findByText('5 threats found')).toBeVisible();
	expect(block.getByText('Severe: Changed core file wp-login.php')).toBeVisible();
	await user.click(block.getByRole('button', { name: /^Show \d more/ }));
	expect(block.getByText('Threat: Weak key')).toBeVisible();
	expect(block.getByText('Threat: Suspicious.File.1 in strange.php')).toBeVisible();
	expect(block.getAllByRole('link', { name: /^Fix threats/ })).toHaveLength(1);
});

describe('the line of the last look', () => {
	const KEY = 'dashboard-for-jetpack-last-look';
	const PARTS = ['title', 'since', 'stats', 'backup', 'scan', 'updates', 'boost'] as const;
	const HOUR = 60 * 60 * 1000;
	/** The clock of the tests' browser: a Saturday. */
	const NOW = Date.UTC(2026, 0, 31);
	const TUESDAY = NOW - 4 * 24 * HOUR + 12 * HOUR;

	const lookAt = (time: number, facts: object) => ({ startedAt: time, seenAt: time, facts });

	const remembering = (facts: object, isDismissed = false) => ({
		[KEY]: JSON.stringify({
			'site.test 1': { earlier: null, current: lookAt(TUESDAY, facts), isDismissed },
		}),
	});

	const stats = (views: number) =>
		reply('module/stats/data', {
			general: { stats: { views, views_today: 4 } },
			day: { data: [['2026-01-31', 4]] },
		});

	const AKISMET = 'akismet/akismet.php';

	/** A visit after 214 views and an update of a plugin. */
	const openChanged = () =>
		renderCards(
			PARTS,
			{ remembered: remembering({ views: 1000, plugins: { [AKISMET]: '5.0' } }) },
			stats(1214),
			reply('plugins', { [AKISMET]: { Name: 'Akismet <b>', Version: '5.1', active: true } }),
		);

	const findLine = () => screen.findByText(/^Since /);

	it('shows what has changed since the last look, and marks the update in the chart', async () => {
		openChanged();
		const line = await findLine();
		await waitFor(() =>
			expect(line).toHaveTextContent('Since Tuesday: 214 views, 1 plugin updated'),
		);
		const bar = { name: 'Jan 31 (so far), Views 4, Plugins updated Akismet' };
		expect(await getCard('Site stats').findByRole('button', bar)).toBeVisible();
	});

	it.each([
		['214 views', 'Site stats'],
		['1 plugin updated', 'Plugin updates'],
	])('leads from "%s" to the card "%s"', async (text, card) => {
		const { user } = openChanged();
		await user.click(await screen.findByRole('button', { name: text }));
		expect(screen.getByRole('heading', { name: card })).toHaveFocus();
	});

	it('is dismissed for good, and moves the focus to the title', async () => {
		const remembered = remembering({ views: 1 });
		const { user, browser } = renderCards(PARTS, { remembered }, stats(9));
		await findLine();
		await user.click(
			screen.getByRole('button', { name: "Don't show what changed since my last visit" }),
		);
		expect(screen.queryByText(/^Since /)).not.toBeInTheDocument();
		expect(browser.recall(KEY)).toContain('"isDismissed":true');
		expect(document.body).not.toHaveFocus();
	});

	it('sends no request itself, and keeps its memory in this browser', async () => {
		const calls = listenForCalls();
		const remembered = remembering({ views: 1 });
		const { store, events } = renderCards(PARTS, { remembered }, stats(9));
		await findLine();
		await waitFor(() => expect(selectLatestPosts(store.getState()).phase).toBe('ready'));
		const known = new Set(calls);
		expect(calls).toHaveLength(known.size);
		expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
		expect(events).toEqual([]);
	});
});
