import { HttpResponse } from 'msw';
import MyPlanScreen from '@/screens/my-plan';
import { selectNotices } from '@/state/notices';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { holdGet, answerGet, hold } from '#tests/support/wire';

describe('products and purchases', () => {
	const open = (options: StoreOptions = {}) => renderScreen(<MyPlanScreen />, options);

	it('a site that has only products says of each idle product that it was bought, and what to do', async () => {
		open({
			scenario: 'purchases-several',
			world: { provider: { rewind: { state: 'unavailable' }, scan: { state: 'unavailable' } } },
		});
		const list = within(await screen.findByRole('region', { name: 'My Products' }));
		const row = (name: string) => within(list.getByText(name).closest('li')!);
		for (const [name, role, action] of [
			['Jetpack Anti-spam', 'button', /^Set up/],
			['Jetpack Backup (10GB)', 'link', /^Contact support/],
			['Jetpack Scan', 'link', /^Contact support/],
		] as const) {
			expect(await row(name).findByText('Not set up')).toBeVisible();
			expect(row(name).getByRole(role, { name: action })).toBeVisible();
		}
	});

	it('shows everything in one step: no part before plan, features and purchases are known', async () => {
		const { container } = open({ scenario: 'complete' });
		const release = holdGet('site/purchases');
		await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
		expect(screen.getByText('Loading your plan…')).toBeInTheDocument();
		expect(screen.queryByRole('heading', { name: 'Your features' })).not.toBeInTheDocument();
		expect(screen.queryByRole('link', { name: 'Activate a Product' })).not.toBeInTheDocument();
		release();
		await screen.findByText('Got a license key? Activate it here.');
		const blocks = [...container.querySelectorAll('h2, p')].map(({ textContent }) => textContent);
		expect(blocks.at(0)).toBe('Jetpack Complete');
		expect(blocks.at(-1)).toBe('Got a license key? Activate it here.');
	});
});

describe('the license form', () => {
	const GOOD = 'jetpack-backup_freeToUse001';
	const COUNTS = { attached: 4, detached: 0, revoked: 0, not_revoked: 4 };

	const open = async () => {
		const made = renderScreen(<MyPlanScreen />, { scenario: 'license-screen' });
		await screen.findByRole('region', { name: 'Jetpack License' });
		const texts = () => selectNotices(made.store.getState()).map(({ text }) => text);
		return { ...made, texts };
	};
	const form = () => within(screen.getByRole('region', { name: 'Jetpack License' }));
	const field = () => form().getByRole('textbox', { name: 'License key' });
	const apply = () => form().getByRole('button');

	async function enter(user: Awaited<ReturnType<typeof open>>['user'], key: string) {
		await user.click(field());
		await user.paste(key);
	}

	it('PLAN-07 is shown only if the site enables it', async () => {
		const { unmount } = await open();
		expect(form().getByRole('heading', { level: 2, name: 'Jetpack License' })).toBeVisible();
		unmount();
		renderScreen(<MyPlanScreen />);
		expect(await screen.findByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		expect(screen.queryByText('Jetpack License')).not.toBeInTheDocument();
	});

	it('LIC-24 LIC-25 LIC-40 applies a key, clears its field and refreshes the counts', async () => {
		const { user, store, texts } = await open();
		answerGet('licensing/user/counts', COUNTS);
		await enter(user, ` ${GOOD} `);
		await user.click(apply());
		await waitFor(() =>
			expect(texts()).toEqual([
				'Jetpack license key added. It may take a minute for the license to be processed.',
			]),
		);
		expect(field()).toHaveValue('');
		await waitFor(() => expect(store.getState().licensing.counts?.attached).toBe(4));
		expect(apply()).toHaveTextContent('Apply');
		// The new product appears without reloading the page.
		expect(await screen.findByText('Jetpack Backup (10GB)')).toBeVisible();
	});

	it('LIC-23 LIC-26 LIC-40 shows why a key was refused, keeps it and refreshes the counts', async () => {
		const { user, store, texts } = await open();
		answerGet('licensing/user/counts', COUNTS);
		await enter(user, 'jetpack-backup_usedBefore01');
		await user.keyboard('{Enter}');
		await waitFor(() => expect(texts()).toEqual(['Error adding Jetpack license key.']));
		expect(field()).toHaveValue('jetpack-backup_usedBefore01');
		await waitFor(() =>
			expect(field()).toHaveAccessibleDescription(/This license is already in use\./),
		);
		await waitFor(() => expect(store.getState().licensing.counts?.attached).toBe(4));
	});

	it('LIC-23 LIC-27 sends nothing for an empty key, and one request for a double click, which it shows', async () => {
		const { user, texts } = await open();
		const { called, release } = hold('licensing/set-license', () =>
			HttpResponse.json({ code: 'success' }),
		);
		await user.click(apply());
		await user.type(field(), '   {Enter}');
		expect(called).not.toHaveBeenCalled();
		await enter(user, GOOD);
		await user.dblClick(apply());
		expect(apply()).toHaveTextContent('Applying…');
		expect(field()).toHaveAttribute('readonly');
		release();
		await waitFor(() => expect(texts()).toHaveLength(1));
		expect(apply()).toHaveTextContent(/^Apply$/);
		await user.click(apply());
		expect(called.mock.calls).toEqual([[{ license: GOOD }]]);
	});
});
