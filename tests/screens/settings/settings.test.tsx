import { http, HttpResponse } from 'msw';
import SettingsScreen from '@/screens/settings';
import { hold } from '#tests/app/support/hold';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';

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
])('SHELL-14 opens %s with its sentence', async (route, name, sentence) => {
	renderScreen(<SettingsScreen />, { route });
	expect(title()).toHaveTextContent(name);
	expect(screen.getByText(sentence)).toBeVisible();
});

it('SHELL-02 holds the features of each tab', async () => {
	const { unmount } = renderScreen(<SettingsScreen />, { route: '/security' });
	expect(names()).toEqual(
		expect.arrayContaining([
			'Brute force protection',
			'Monitor',
			'Firewall',
			'Anti-spam',
			'Backups and security scanning',
		]),
	);
	unmount();
	const performance = renderScreen(<SettingsScreen />, { route: '/performance' });
	expect(names()).toEqual(expect.arrayContaining(['Image CDN', 'Search', 'VideoPress']));
	performance.unmount();
	renderScreen(<SettingsScreen />, { route: '/traffic' });
	expect(names()).toEqual(expect.arrayContaining(['Site Stats', 'Ads', 'Google Analytics']));
});

describe('a module', () => {
	it('SETGEN-12 SETGEN-13 is switched at once, and saved alone', async () => {
		const { user } = renderScreen(<SettingsScreen />, { route: '/writing' });
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		const toggle = screen.getByRole('switch', { name: 'Copy Post' });
		const before = toggle.getAttribute('aria-checked') === 'true';
		await user.click(toggle);
		expect(toggle).toHaveAttribute('aria-checked', String(!before));
		expect(toggle).toHaveAttribute('aria-busy', 'true');
		release();
		await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
		expect(called.mock.calls).toEqual([[{ 'copy-post': !before }]]);
		expect(toggle).toHaveAttribute('aria-checked', String(!before));
	});

	it('goes back when the server refuses, and keeps the focus', async () => {
		const { user } = renderScreen(<SettingsScreen />, { route: '/writing' });
		server.use(
			http.post(`${REST}/settings`, () =>
				HttpResponse.json({ code: 'no', message: 'Not today.' }, { status: 400 }),
			),
		);
		const toggle = screen.getByRole('switch', { name: 'Copy Post' });
		const before = toggle.getAttribute('aria-checked');
		await user.click(toggle);
		await waitFor(() => expect(toggle).toHaveAttribute('aria-checked', before));
		expect(toggle).toHaveFocus();
	});

	it('SHELL-33 ROLE-19 cannot be switched without an owner where it needs one', async () => {
		renderScreen(<SettingsScreen />, { scenario: 'site-only', route: '/security' });
		const toggle = screen.getByRole('switch', { name: 'Brute force protection' });
		expect(toggle).toHaveAttribute('aria-disabled', 'true');
		expect(toggle).toHaveAccessibleDescription('Connect your user account first.');
	});

	it('SHELL-32 ROLE-20 says that it is unavailable offline', async () => {
		renderScreen(<SettingsScreen />, { scenario: 'offline', route: '/performance' });
		const toggle = screen.getByRole('switch', { name: 'Image CDN' });
		expect(toggle).toHaveAttribute('aria-disabled', 'true');
		expect(toggle).toHaveAccessibleDescription('Unavailable in Offline Mode');
	});

	it('ROLE-18 publicize needs an account of one’s own', async () => {
		renderScreen(<SettingsScreen />, { scenario: 'unlinked-admin', route: '/sharing' });
		expect(screen.getByRole('switch', { name: 'Publicize' })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		expect(screen.getByRole('switch', { name: 'Sharing' })).not.toHaveAttribute('aria-disabled');
	});

	it.each([
		[
			'Traffic',
			'/traffic',
			['Ads', 'Google Analytics', 'Related posts', 'SEO Tools', 'Site Stats'],
		],
		[
			'Writing',
			'/writing',
			['Post by email', 'WordPress.com Toolbar and Dashboard customizations'],
		],
	])('ROLE-23 on %s what needs the cloud is unavailable offline', (_tab, route, needing) => {
		renderScreen(<SettingsScreen />, { scenario: 'offline', route });
		needing.forEach((name) => {
			const toggle = screen.getByRole('switch', { name });
			expect(toggle).toHaveAttribute('aria-disabled', 'true');
			expect(toggle).toHaveAccessibleDescription('Unavailable in Offline Mode');
		});
		const usable = screen
			.getAllByRole('switch')
			.filter((toggle) => toggle.getAttribute('aria-disabled') !== 'true');
		expect(usable.length).toBeGreaterThan(0);
	});

	it.each([
		['with the site connected only', 'site-only'],
		['to who has no linked account', 'unlinked-admin'],
	])('ROLE-24 the toolbar and post by email offer to connect %s', async (_title, scenario) => {
		const { user, events } = renderScreen(<SettingsScreen />, { scenario, route: '/writing' });
		for (const [name, feature] of [
			['WordPress.com Toolbar and Dashboard customizations', 'masterbar'],
			['Post by email', 'post-by-email'],
		] as const) {
			expect(screen.getByRole('switch', { name })).toHaveAttribute('aria-disabled', 'true');
			const connect = within(screen.getByRole('region', { name })).getByRole('link', {
				name: 'Connect',
			});
			expect(connect).toHaveAttribute('href', '#/connect-user');
			await user.click(connect);
			expect(events).toContainEqual({
				name: 'jetpack_wpa_click',
				properties: { target: 'connect-banner', feature },
			});
		}
	});
});

describe('for publishers', () => {
	it('ROLE-02 SETGEN-08 lists what they use, with no switch', () => {
		renderScreen(<SettingsScreen />, { scenario: 'author-view', route: '/sharing' });
		expect(names()).toEqual(['Publicize']);
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

it('FIND-16 finds modules of every tab, in one list', async () => {
	const { container } = renderScreen(<SettingsScreen />, { route: '/writing?term=CDN' });
	expect(title()).toHaveTextContent('Search results');
	expect(names()).toEqual(expect.arrayContaining(['Image CDN', 'Asset CDN']));
	expect(within(container).getByText(/features? found/)).toBeVisible();
});
