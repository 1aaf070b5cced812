import SettingsScreen from '@/screens/settings';
import { renderScreen, screen } from '#tests/support/render';

const names = () =>
	screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const title = () => screen.getByRole('heading', { level: 1 });

it.each([
	[
		'/security',
		'Security',
		"Your site is protected by Jetpack. You'll be notified if anything needs attention.",
	],
	[
		'/writing',
		'Writing',
		'Compose content the way you want to and streamline your publishing experience.',
	],
	[
		'/sharing',
		'Sharing',
		'Share your content to social media, reaching new audiences and increasing engagement.',
	],
	[
		'/discussion',
		'Discussion',
		'Manage advanced comment settings and grow your audience with email subscriptions.',
	],
	[
		'/traffic',
		'Traffic',
		"Maximize your site's visibility in search engines and view traffic stats in real time.",
	],
])('SHELL-14 SETSEC-03 opens %s with its sentence', async (route, name, sentence) => {
	renderScreen(<SettingsScreen />, { route });
	expect(title()).toHaveTextContent(name);
	expect(await screen.findByText(sentence)).toBeVisible();
});

it('SETSEC-01 shows the cards of Security on its own tab and in the search only', () => {
	const other = renderScreen(<SettingsScreen />, { route: '/sharing' });
	expect(names()).not.toContain('Firewall');
	other.unmount();
	const own = renderScreen(<SettingsScreen />, { route: '/security' });
	expect(names()).toContain('Firewall');
	own.unmount();
	renderScreen(<SettingsScreen />, { route: '/sharing?term=firewall' });
	expect(screen.getByRole('heading', { name: /^Firewall$/ })).toBeVisible();
});

it('SHELL-02 holds the features of each tab', async () => {
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

describe('for publishers', () => {
	it('ROLE-02 SETGEN-08 lists what they use, with no switch', () => {
		renderScreen(<SettingsScreen />, { scenario: 'author-view', route: '/sharing' });
		expect(names()).toEqual(['Publicize connections']);
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
	});

	it('says on Writing what would be there', () => {
		renderScreen(<SettingsScreen />, { scenario: 'subscriber-view', route: '/writing' });
		expect(
			screen.getByText(
				'Writing tools available to you will be shown here when an administrator enables them.',
			),
		).toBeVisible();
	});

	it('NAV-29 has nothing to set for a subscriber', () => {
		renderScreen(<SettingsScreen />, { scenario: 'subscriber-view', route: '/settings' });
		expect(title()).toHaveTextContent('Settings');
		expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
			'href',
			'#/dashboard',
		);
	});
});
