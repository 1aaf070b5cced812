import { preloadSettings, SEARCH_RESULTS } from '@/screens/settings';
import { TAB_CHUNKS } from '@/screens/settings/tab-chunks';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import SECURITY from '@/screens/settings/security';
import { hrefOf } from '../parts';
import { SettingsScreen } from './loaded-screen';
import { openCards } from './parts';

const names = () =>
	screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const title = () => screen.getByRole('heading', { level: 1 });

const CARDS = {
	'/security': [
		...['Backups and security scanning', 'Downtime monitoring', 'Protect your site from spam'],
		...['Firewall', 'Brute force protection', 'WordPress.com login'],
	],
	'/performance': ['Search', 'Performance & speed', 'Media'],
	'/writing': [
		...['Media', 'Composing', 'Custom content types', 'Theme enhancements', 'Widgets'],
		...['Post by email', 'WordPress.com toolbar'],
	],
	'/sharing': ['Publicize connections', 'Sharing buttons', 'Like buttons'],
	'/discussion': ['Comments', 'Subscriptions'],
	'/traffic': [
		...['Ads', 'Related posts', 'Search engine optimization', 'Google Analytics', 'Site stats'],
		...['Shortlinks', 'Sitemaps', 'Site verification'],
	],
};

it.each<[ids: string, route: keyof typeof CARDS, sentence: RegExp | null]>([
	['SETSEC-01 SETSEC-03 SETSEC-05', '/security', /^Login protection is on\. Turn on anything/],
	['SETPERF-01 SETPERF-02', '/performance', null],
	['WRITING-01 WRITING-02 WRITING-03', '/writing', /^Compose content the way you want/],
	['SETSHARE-01 SETSHARE-02', '/sharing', /^Share your content to social media/],
	['SETDISC-01 SETDISC-02 SETDISC-03', '/discussion', /^Manage advanced comment settings/],
	['TRAFFIC-01 TRAFFIC-02 TRAFFIC-03', '/traffic', /^Maximize your site's visibility/],
])(
	'SHELL-02 SHELL-14 %s shows %s with its sentence and its cards in their order',
	async (_ids, route, sentence) => {
		renderScreen(<SettingsScreen />, { route });
		await waitFor(() => expect(names()).toEqual(CARDS[route]));
		expect(title()).toHaveTextContent(new RegExp(`^${route.slice(1)}$`, 'i'));
		if (sentence) {
			expect(await screen.findByText(sentence)).toBeVisible();
		}
	},
);

it('SETSEC-26 links to the notification settings, whether monitoring is on or off', async () => {
	const { user } = openCards(SECURITY, 'monitor', { world: { modules: { active: ['monitor'] } } });
	const name = /^Configure your notification settings/;
	expect(hrefOf(name)).toContain('source=calypso-settings-security&site=');
	await user.click(screen.getByRole('switch'));
	expect(screen.getByRole('switch')).not.toBeChecked();
	expect(screen.getByRole('link', { name })).toBeVisible();
});

describe('lazy chunks', () => {
	const failOnce = () => {
		jest.spyOn(TAB_CHUNKS.sharing, 'peek').mockReturnValueOnce(undefined);
		return jest.spyOn(TAB_CHUNKS.sharing, 'load').mockRejectedValueOnce(new Error('Offline.'));
	};

	it('a tab that fails to load shows the failure below its heading, and focuses its first card after a retry', async () => {
		const load = failOnce();
		const { user } = renderScreen(<SettingsScreen />, { route: '/sharing' });
		expect(await screen.findByText("These settings didn't load")).toBeVisible();
		expect(screen.getByRole('heading', { level: 1, name: 'Sharing' })).toBeVisible();
		await user.click(screen.getByRole('button', { name: /^Try again/ }));
		await waitFor(() =>
			expect(screen.getByRole('heading', { name: 'Publicize connections' })).toHaveFocus(),
		);
		expect(load).toHaveBeenCalledTimes(2);
		const likes = screen.getByRole('switch', { name: 'Add Like buttons to your posts and pages' });
		await user.click(likes);
		expect(likes).toHaveFocus();
	});

	it('a search shows the other tabs if one fails to load', async () => {
		failOnce();
		renderScreen(<SettingsScreen />, { route: '/security?term=posts' });
		expect(await screen.findByText("These settings didn't load")).toBeVisible();
		expect(screen.getByRole('heading', { level: 2, name: 'Sharing' })).toBeVisible();
		expect(screen.getByRole('region', { name: 'Related posts' })).toBeVisible();
	});

	it('a tab shows placeholders while it is loading', () => {
		jest.spyOn(TAB_CHUNKS.traffic, 'peek').mockReturnValueOnce(undefined);
		jest.spyOn(TAB_CHUNKS.traffic, 'load').mockReturnValueOnce(new Promise(() => undefined));
		renderScreen(<SettingsScreen />, { route: '/traffic' });
		expect(screen.getByRole('heading', { level: 1, name: 'Traffic' })).toBeVisible();
		expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(2);
	});

	it.each([
		['#/traffic', ['traffic']],
		['#/settings', ['security']],
		['#/sharing?term=', Object.keys(TAB_CHUNKS)],
		['#/nowhere', ['security']],
	])('%s preloads %j', async (hash, tabs) => {
		const loaded: string[] = [];
		Object.entries(TAB_CHUNKS).forEach(([tab, chunk]) => {
			jest.spyOn(chunk, 'load').mockImplementation(() => {
				loaded.push(tab);
				return Promise.resolve({});
			});
		});
		await preloadSettings(hash);
		expect(loaded.sort()).toEqual([...tabs].sort());
	});

	it('results that fail to load show the failure, and are loaded again on request', async () => {
		jest.spyOn(SEARCH_RESULTS, 'peek').mockReturnValueOnce(undefined);
		jest.spyOn(SEARCH_RESULTS, 'load').mockRejectedValueOnce(new Error('Offline.'));
		const { user } = renderScreen(<SettingsScreen />, { route: '/security?term=posts' });
		expect(await screen.findByText("The search didn't load")).toBeVisible();
		await user.click(screen.getByRole('button', { name: /^Try again/ }));
		expect(await screen.findByRole('region', { name: 'Related posts' })).toBeVisible();
		expect(screen.getByRole('heading', { level: 1, name: 'Search results' })).toHaveFocus();
	});
});
