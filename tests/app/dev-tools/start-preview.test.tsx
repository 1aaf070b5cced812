// Loaded with the test and not within it: a busy machine takes its time for the chunk.
import '@/app/dev-tools';
import { previewAddress } from '@/app/dev-tools-item';
import { selectCapabilities } from '@/state/connection';
import { selectNotices } from '@/state/notices';
import { saveSettings } from '@/state/settings';
import { createTestStore } from '#tests/support/store';

const LINK = '#/my-plan?preview-role=subscriber';
const manages = ({ store }: ReturnType<typeof createTestStore>) =>
	selectCapabilities(store.getState()).canManageModules;

it('an address is shown as its preview says before anything is drawn, and nothing is saved by then', async () => {
	const made = createTestStore({ scenario: 'development' });
	await previewAddress(made.store, LINK);
	expect(manages(made)).toBe(false);
	const { error } = await made.store.dispatch(saveSettings({ monitor: true }));
	expect(error?.message).toBe('Nothing was saved, because a preview was on.');
});

it('DEV-01 on another version it is shown as it is, with a word', async () => {
	const made = createTestStore();
	await previewAddress(made.store, LINK);
	expect(manages(made)).toBe(true);
	expect(selectNotices(made.store.getState())).toEqual([
		expect.objectContaining({ text: 'Previews need a development version of Jetpack.' }),
	]);
});

it.each(['', '#/my-plan', '#/my-plan?term=preview-role', '#/my-plan?preview-role=king'])(
	'%s is shown as it is, without a word',
	async (hash) => {
		const made = createTestStore({ scenario: 'development' });
		const truth = made.store.getState();
		await previewAddress(made.store, hash);
		expect(made.store.getState()).toBe(truth);
	},
);
