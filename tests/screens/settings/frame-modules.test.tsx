import { http, HttpResponse } from 'msw';
import SettingsScreen from '@/screens/settings';
import { hold } from '#tests/app/support/hold';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';

const COPY = 'Copy existing posts and pages into new ones';

describe('a module', () => {
	it('SETGEN-12 SETGEN-13 is switched at once, and saved alone', async () => {
		const { user, events } = renderScreen(<SettingsScreen />, { route: '/writing' });
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		const toggle = screen.getByRole('switch', { name: COPY });
		const before = toggle.getAttribute('aria-checked') === 'true';
		await user.click(toggle);
		expect(toggle).toHaveAttribute('aria-checked', String(!before));
		expect(toggle).toHaveAttribute('aria-busy', 'true');
		release();
		await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
		expect(called.mock.calls).toEqual([[{ 'copy-post': !before }]]);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_settings_toggle',
			properties: { module: 'copy-post', setting: 'copy-post', toggled: before ? 'off' : 'on' },
		});
		expect(toggle).toHaveAttribute('aria-checked', String(!before));
	});

	it('SETGEN-14 rests its options while it is off, and while it is being switched', async () => {
		const { user } = renderScreen(<SettingsScreen />, {
			route: '/traffic',
			world: { modules: { active: [] } },
		});
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		const option = screen.getByRole('switch', { name: 'Highlight related content with a heading' });
		expect(option).toHaveAttribute('aria-disabled', 'true');
		await user.click(option);
		const toggle = screen.getByRole('switch', { name: 'Show related content after posts' });
		await user.click(toggle);
		expect(toggle).toHaveAttribute('aria-checked', 'true');
		expect(option).toHaveAttribute('aria-disabled', 'true');
		release();
		await waitFor(() => expect(option).not.toHaveAttribute('aria-disabled'));
		expect(called.mock.calls).toEqual([[{ 'related-posts': true }]]);
	});

	it('goes back when the server refuses, and keeps the focus', async () => {
		const { user } = renderScreen(<SettingsScreen />, { route: '/writing' });
		server.use(
			http.post(`${REST}/settings`, () =>
				HttpResponse.json({ code: 'no', message: 'Not today.' }, { status: 400 }),
			),
		);
		const toggle = screen.getByRole('switch', { name: COPY });
		const before = toggle.getAttribute('aria-checked');
		await user.click(toggle);
		await waitFor(() => expect(toggle).toHaveAttribute('aria-checked', before));
		expect(toggle).toHaveFocus();
	});
});
