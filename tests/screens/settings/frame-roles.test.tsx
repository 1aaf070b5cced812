import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, within } from '#tests/support/render';

describe('a module that is not to be had', () => {
	it('SHELL-33 ROLE-19 cannot be switched without an owner where it needs one', async () => {
		renderScreen(<SettingsScreen />, { scenario: 'site-only', route: '/security' });
		const toggle = screen.getByRole('switch', { name: 'Block password guessing' });
		expect(toggle).toHaveAttribute('aria-disabled', 'true');
		expect(toggle).toHaveAccessibleDescription('Connect your user account first.');
	});

	it('SHELL-32 ROLE-20 says that it is unavailable offline', async () => {
		renderScreen(<SettingsScreen />, { scenario: 'offline', route: '/performance' });
		const toggle = screen.getByRole('switch', { name: 'Enable VideoPress' });
		expect(toggle).toHaveAttribute('aria-disabled', 'true');
		expect(toggle).toHaveAccessibleDescription('Unavailable in Offline Mode');
	});

	it('ROLE-18 publicize needs an account of one’s own', async () => {
		renderScreen(<SettingsScreen />, { scenario: 'unlinked-admin', route: '/sharing' });
		expect(
			screen.getByRole('switch', { name: 'Automatically share your posts to social networks' }),
		).toHaveAttribute('aria-disabled', 'true');
		expect(
			screen.getByRole('switch', { name: 'Add sharing buttons to your posts and pages' }),
		).not.toHaveAttribute('aria-disabled');
	});

	it.each([
		[
			'Traffic',
			'/traffic',
			[
				'Enable ads and display an ad below each post',
				'Show related content after posts',
				'Customize your SEO settings',
				'Generate shortened URLs for simpler sharing.',
			],
		],
		['Writing', '/writing', ['Publish posts by email', 'Enable the WordPress.com toolbar']],
	])('ROLE-23 on %s what needs the cloud is unavailable offline', (_tab, route, needing) => {
		renderScreen(<SettingsScreen />, { scenario: 'offline', route });
		needing.forEach((name) => {
			const toggle = screen.getByRole('switch', { name });
			expect(toggle).toHaveAttribute('aria-disabled', 'true');
			expect(toggle).toHaveAccessibleDescription(/Unavailable in Offline Mode$/);
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
		for (const [name, title, feature] of [
			['Enable the WordPress.com toolbar', 'WordPress.com toolbar', 'masterbar'],
			['Publish posts by email', 'Post by email', 'post-by-email'],
		] as const) {
			expect(screen.getByRole('switch', { name })).toHaveAttribute('aria-disabled', 'true');
			const connect = within(screen.getByRole('region', { name: title })).getByRole('link', {
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
