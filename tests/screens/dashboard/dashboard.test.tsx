import { Profiler } from 'react';
import { DashboardCard } from '@/screens/dashboard/cards';
import { StatsCard } from '@/screens/dashboard/stats-card/stats-card';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import { hrefOf } from '../parts';
import { getCard, listenForCalls, queryCard, renderDashboard } from './parts';
import { selectProtectCount } from '@/state/modules/protect';
import { selectPurchases } from '@/state/plans/purchases';
import { selectPlugins, selectPluginUpdates } from '@/state/plugins';
import { selectRewind } from '@/state/rewind';
import { selectFeatures } from '@/state/site/entitlements';
import { selectLatestPosts } from '@/state/site/posts';
import { selectProviderSite } from '@/state/site/provider-site';
import { selectStatsSeries } from '@/state/stats';

const ANSWERS = [
	selectProtectCount,
	selectRewind,
	selectFeatures,
	selectProviderSite,
	selectPurchases,
];

/** The requests that the site answers without the provider. */
const WITHOUT_PROVIDER = ['GET module/akismet/data', 'GET plugins', 'GET updates/plugins'];

const SECURITY = ['Security scan', 'Anti-spam', 'Brute force protection', 'Downtime monitoring'];
const PERFORMANCE = [
	...['Image accelerator', 'Search', 'VideoPress'],
	...['Jetpack Boost', 'Jetpack CRM', 'Blocks'],
];

const getHeadings = (level: number) =>
	screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent);

it('ROLE-04 DASH-02 DASH-10 DASH-03 DASH-08 DASH-09 DASH-05 shows a manager all sections and cards in their order, with few landmarks', async () => {
	await renderDashboard();
	await screen.findByRole('heading', { name: 'Find what fits your site' });
	expect(getHeadings(1)).toEqual(['At a Glance']);
	expect(getHeadings(2)).toEqual([
		'Site status',
		'Site stats',
		'Security',
		'Performance and Growth',
		'Connections',
		'Find what fits your site',
		"We're here to help",
		'Jetpack in your pocket',
	]);
	const names = [
		...['Site status', 'Site stats', 'Security', 'Performance and Growth', 'Connections'],
		'Help and apps',
	];
	const regions = screen.getAllByRole('region');
	expect(regions).toHaveLength(names.length);
	names.forEach((name, index) => expect(regions[index]).toHaveAccessibleName(name));
	const cards = screen.getAllByRole('group').filter((one) => one.hasAttribute('data-card'));
	expect(cards.length).toBeGreaterThan(15);
	const headingsOf = (section: string) =>
		getCard(section)
			.getAllByRole('heading', { level: 3 })
			.map(({ textContent }) => textContent);
	expect(headingsOf('Security').filter((name) => SECURITY.includes(name ?? ''))).toEqual(SECURITY);
	expect(headingsOf('Performance and Growth')).toEqual(PERFORMANCE);
	expect(headingsOf('Connections')).toEqual(['Site connection', 'Account connection']);
	expect(hrefOf('Manage security settings')).toBe('#/security');
});

it('SHELL-23 renders its cards at once, then sends each request once, that for the backups too', async () => {
	const calls = listenForCalls();
	const { store } = await renderDashboard();
	expect(queryCard('Brute force protection')).toBeVisible();
	await waitFor(() => {
		const state = store.getState();
		for (const select of [...ANSWERS, selectLatestPosts]) {
			expect(select(state).phase).toBe('ready');
		}
		expect(selectStatsSeries(state).day.phase).toBe('ready');
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
		'GET site/purchases',
		'GET updates/plugins',
		'GET wp/v2/posts?per_page=100&_fields=id%2Cdate%2Ctitle%2Cfeatured_media',
	]);
});

it('requests nothing from the provider offline, and says on each card that it is unavailable', async () => {
	const calls = listenForCalls();
	const { store } = await renderDashboard({ scenario: 'offline' });
	expect(await screen.findAllByText('Unavailable in Offline Mode')).toHaveLength(7);
	await waitFor(() => {
		expect(selectPlugins(store.getState()).phase).toBe('ready');
		expect(selectPluginUpdates(store.getState()).phase).toBe('ready');
	});
	expect([...calls].sort()).toEqual(WITHOUT_PROVIDER);
});

describe('a card', () => {
	it('renders alone when its switch is used', async () => {
		const rendered: string[] = [];
		const note = (name: string) => rendered.push(name);
		const ids = ['backup', 'protect', 'monitor', 'photon', 'account', 'support'] as const;
		const { user, store } = renderScreen(
			<>
				<Profiler id="stats" onRender={note}>
					<StatsCard />
				</Profiler>
				{ids.map((id) => (
					<Profiler key={id} id={id} onRender={note}>
						<DashboardCard id={id} />
					</Profiler>
				))}
			</>,
		);
		await waitFor(() => {
			for (const select of ANSWERS) {
				expect(select(store.getState()).phase).toBe('ready');
			}
		});
		rendered.length = 0;
		await user.click(screen.getByRole('switch', { name: 'Image accelerator' }));
		await waitFor(() => expect(store.getState().settings.pending).toEqual({}));
		expect(new Set(rendered)).toEqual(new Set(['photon']));
	});
});
