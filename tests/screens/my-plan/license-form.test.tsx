import MyPlanScreen from '@/screens/my-plan';
import { selectNotices } from '@/state/notices';
import { HttpResponse } from 'msw';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import { answerGet, hold } from '#tests/support/wire';

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

/** Holds the response to a license key. */
const holdKey = () => hold('licensing/set-license', () => HttpResponse.json({ code: 'success' }));

it('LIC-23 shows that a key is being applied', async () => {
	const { user } = await open();
	const { release } = holdKey();
	await enter(user, GOOD);
	await user.click(apply());
	expect(apply()).toHaveTextContent('Applying…');
	expect(field()).toHaveAttribute('readonly');
	release();
	await waitFor(() => expect(apply()).toHaveTextContent(/^Apply$/));
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

it('LIC-27 sends nothing for an empty key, and one request for a double click', async () => {
	const { user, texts } = await open();
	const { called, release } = holdKey();
	await user.click(apply());
	await user.type(field(), '   {Enter}');
	expect(called).not.toHaveBeenCalled();
	await enter(user, GOOD);
	await user.dblClick(apply());
	release();
	await waitFor(() => expect(texts()).toHaveLength(1));
	await user.click(apply());
	expect(called.mock.calls).toEqual([[{ license: GOOD }]]);
});
