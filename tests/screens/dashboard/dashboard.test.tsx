import { screen, waitFor } from '#tests/support/render';
import { getCard, listenForCalls, queryCard, renderDashboard } from './parts';

/** What the site itself knows. */
const WITHOUT_PROVIDER = ['GET module/akismet/data', 'GET plugins', 'GET updates/plugins'];

const getHeadings = (level: number) =>
	screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent);

it('ROLE-04 DASH-02 DASH-10 shows a manager all sections, in their order', () => {
	renderDashboard();
	expect(getHeadings(1)).toEqual(['At a Glance']);
	expect(getHeadings(2)).toEqual([
		'Site status',
		'Site stats',
		'Security',
		'Performance and Growth',
		'Connections',
		"We're here to help",
		'Jetpack in your pocket',
	]);
});

const SECURITY = ['Security scan', 'Anti-spam', 'Brute force protection', 'Downtime monitoring'];
const PERFORMANCE = [
	'Image accelerator',
	'Search',
	'VideoPress',
	'Jetpack Boost',
	'Jetpack CRM',
	'Blocks',
];

it.each([
	['DASH-03', 'Security', SECURITY],
	['DASH-08', 'Performance and Growth', PERFORMANCE],
	['DASH-09', 'Connections', ['Site connection', 'Account connection']],
])('%s has the cards of %s in their order', (_id, section, cards) => {
	renderDashboard();
	const headings = getCard(section)
		.getAllByRole('heading', { level: 3 })
		.map(({ textContent }) => textContent);
	expect(headings.filter((heading) => cards.includes(heading ?? ''))).toEqual(cards);
});

it('DASH-05 leads from the Security section to its settings', () => {
	renderDashboard();
	expect(screen.getByRole('link', { name: 'Manage security settings' })).toHaveAttribute(
		'href',
		'#/security',
	);
});

it('ROLE-05 shows an editor stats, brute-force protection and the connections', () => {
	renderDashboard({ scenario: 'editor-view' });
	expect(queryCard('Site stats')).toBeVisible();
	expect(getHeadings(3)).toEqual([
		'Brute force protection',
		'Site connection',
		'Account connection',
	]);
	expect(screen.queryByRole('link', { name: /settings/ })).not.toBeInTheDocument();
	expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('ROLE-05 leaves the brute-force card out where protect is off', () => {
	renderDashboard({ scenario: 'editor-view', world: { modules: { active: ['stats'] } } });
	expect(queryCard('Brute force protection')).not.toBeInTheDocument();
});

it('ROLE-03 ROLE-05 shows a subscriber the connections only', () => {
	renderDashboard({ scenario: 'subscriber-view' });
	expect(getHeadings(2)).toEqual(['Site status', 'Connections']);
	expect(getHeadings(3)).toEqual([
		'Site connection',
		'Account connection',
		'Take this site with you',
	]);
});

it('stands before anything was fetched, then asks for each thing once', async () => {
	const calls = listenForCalls();
	const { store } = renderDashboard();
	expect(queryCard('Brute force protection')).toBeVisible();
	await waitFor(() => {
		const { stats, protect, rewind, features, cloudSite, upgradeChart } = store.getState();
		const { counts } = upgradeChart;
		for (const remote of [stats.series.day, protect, rewind, features, cloudSite, counts]) {
			expect(remote.phase).toBe('ready');
		}
	});
	expect([...calls].sort()).toEqual([
		'GET module/akismet/data',
		'GET module/protect/data',
		'GET module/stats/data?range=day',
		'GET plugins',
		'GET rewind',
		'GET scan',
		'GET site',
		'GET site/features',
		'GET updates/plugins',
		'GET wp/v2/comments?per_page=1&_fields=id',
		'GET wp/v2/posts?status=publish&per_page=1&_fields=id',
	]);
});

it('SHELL-23 asks for the backup status with the dashboard', async () => {
	const calls = listenForCalls();
	renderDashboard();
	await waitFor(() => expect(calls).toContain('GET rewind'));
});

it('asks the provider for nothing offline, and says so on each card', async () => {
	const calls = listenForCalls();
	const { store } = renderDashboard({ scenario: 'offline' });
	expect(await screen.findAllByText('Unavailable in Offline Mode')).toHaveLength(7);
	await waitFor(() => {
		const { installed, updates } = store.getState().plugins;
		expect([installed.phase, updates.phase]).toEqual(['ready', 'ready']);
	});
	expect([...calls].sort()).toEqual(WITHOUT_PROVIDER);
});
