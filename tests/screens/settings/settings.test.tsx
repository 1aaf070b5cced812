import { preloadSettings, SEARCH_RESULTS } from '@/screens/settings';
import { TAB_CHUNKS } from '@/screens/settings/tab-chunks';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import { SettingsScreen } from './loaded-screen';

const names = () =>
	screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const title = () => screen.getByRole('heading', { level: 1 });

it.each([
	[
		'/security',
		'Security',
		"Your site is protected by Jetpack. You'll be notified if anything needs attention.",
		'security',
	],
	['/security', 'Security', 'Login protection is on. Turn on anything else you need.', 'free'],
	[
		'/writing',
		'Writing',
		'Compose content the way you want to and streamline your publishing experience.',
	],
])(
	'SHELL-14 SETSEC-03 shows %s with its sentence',
	async (route, name, sentence, scenario = 'free') => {
		renderScreen(<SettingsScreen />, { route, scenario });
		expect(title()).toHaveTextContent(name);
		expect(await screen.findByText(sentence)).toBeVisible();
	},
);

it('SETSEC-01 shows the cards of Security only on its own tab and in the search', () => {
	const other = renderScreen(<SettingsScreen />, { route: '/sharing' });
	expect(names()).not.toContain('Firewall');
	other.unmount();
	const own = renderScreen(<SettingsScreen />, { route: '/security' });
	expect(names()).toContain('Firewall');
	own.unmount();
	renderScreen(<SettingsScreen />, { route: '/sharing?term=firewall' });
	expect(screen.getByRole('heading', { name: /^Firewall$/ })).toBeVisible();
});

it('SHELL-02 shows the features of each tab', async () => {
	const { unmount } = renderScreen(<SettingsScreen />, { route: '/security' });
	expect(names()).toEqual(
		expect.arrayContaining([
			'Backups and security scanning',
			'Downtime monitoring',
			expect.stringMatching(/spam/i),
			'Firewall',
			'Brute force protection',
			'WordPress.com login',
		]),
	);
	unmount();
	const performance = renderScreen(<SettingsScreen />, { route: '/performance' });
	expect(names()).toEqual(expect.arrayContaining(['Search', 'Performance & speed', 'Media']));
	performance.unmount();
	renderScreen(<SettingsScreen />, { route: '/traffic' });
	expect(names()).toEqual(expect.arrayContaining(['Site stats', 'Ads', 'Google Analytics']));
});

describe('users who are not managers', () => {
	it('ROLE-02 SETGEN-08 shows the one card that they use, without switches', () => {
		renderScreen(<SettingsScreen />, { scenario: 'author-view', route: '/sharing' });
		expect(names()).toEqual(['Publicize connections']);
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
	});

	it('explains on Writing that no tools are enabled', () => {
		renderScreen(<SettingsScreen />, { scenario: 'subscriber-view', route: '/writing' });
		expect(
			screen.getByText(
				'Writing tools available to you will be shown here when an administrator enables them.',
			),
		).toBeVisible();
	});

	it('NAV-29 shows a subscriber a link back to the dashboard', () => {
		renderScreen(<SettingsScreen />, { scenario: 'subscriber-view', route: '/settings' });
		expect(title()).toHaveTextContent('Settings');
		expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
			'href',
			'#/dashboard',
		);
	});
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
