import { http, HttpResponse } from 'msw';
import { createPageStore } from '@/app/create-page-store';
import { selectNotices } from '@/state/notices';
import { setSettings, selectIsSettingOn } from '@/state/settings';
import { screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { inApp } from './support/render-app';
import { field, isPageGuarded, typeIn } from './support/unsaved';

describe('another user has logged in', () => {
	const MESSAGE = 'Someone else is logged in now, so nothing was saved.';
	const STALE = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' };

	/** Switches the browser's session to user 2, which invalidates the page's nonce. */
	function logInAsOtherUser() {
		const kept: unknown[] = [];
		server.use(
			http.post(`${REST}/settings`, async ({ request }) => {
				if (request.headers.get('X-WP-Nonce') === 'renewed123') {
					kept.push(await request.json());
					return HttpResponse.json({ code: 'success' });
				}
				return HttpResponse.json(STALE, { status: 403 });
			}),
			http.get('*/wp/v2/users/me', () => HttpResponse.json({ id: 2 })),
		);
		return kept;
	}

	it('refuses to save as another user, shows a notice and reloads the page', async () => {
		const { page, browser } = createTestStore();
		const store = createPageStore(page, browser);
		const before = selectIsSettingOn(store.getState(), 'photon');
		const kept = logInAsOtherUser();
		await expect(store.dispatch(setSettings({ photon: !before }))).resolves.toMatchObject({
			error: { kind: 'other-user' },
		});
		expect(kept).toEqual([]);
		expect(browser.reload).toHaveBeenCalledTimes(1);
		expect(selectIsSettingOn(store.getState(), 'photon')).toBe(before);
		expect(selectNotices(store.getState())).toMatchObject([
			{
				noticeId: 'other-user',
				status: 'is-error',
				text: MESSAGE,
				duration: 0,
				isPersistent: true,
				action: {
					label: 'Reload the page',
					href: 'http://site.test/wp-admin/admin.php?page=jetpack',
				},
			},
		]);
	});

	it('keeps the typed text and the unsaved guard, and explains the failed save in one notice', async () => {
		const { user, browser } = await typeIn();
		const kept = logInAsOtherUser();
		await user.click(screen.getByRole('button', { name: /^Save settings/ }));
		await waitFor(() => expect(browser.reload).toHaveBeenCalledTimes(1));
		expect(await inApp().findAllByText(MESSAGE)).toHaveLength(1);
		expect(inApp().getByRole('link', { name: 'Reload the page' })).toBeVisible();
		expect(field()).toHaveValue('Say hello');
		expect(isPageGuarded()).toBe(true);
		expect(kept).toEqual([]);
	});
});
