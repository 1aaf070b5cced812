// Imported here because loading the chunk can take seconds on a busy machine.
import '@/ui/modal/frame';
import { surveyApi } from '@/api/entities/survey';
import { recordPageView } from '@/state/store/analytics';
import { setSettings } from '@/state/settings';
import type { AppThunk } from '@/state/store/types';
import { markStoreSetupSeen } from '@/state/connection';
import { act, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { inApp } from '../support/render-app';
import { openPanel, panel } from './parts';

const question = () => screen.findByRole('dialog', { name: 'Turn the preview off first?' });

function listenForWrites(): string[] {
	const writes: string[] = [];
	server.events.on('request:start', ({ request }) => {
		if (request.method !== 'GET') {
			writes.push(request.url);
		}
	});
	return writes;
}

function setUserActivation(isActive: boolean) {
	Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
}

afterEach(() => {
	server.events.removeAllListeners();
	Reflect.deleteProperty(navigator, 'userActivation');
});

/** Starts an action that may wait for an answer to the dialog. */
function start<T>(run: () => Promise<T>): Promise<T> {
	let running: Promise<T> | undefined;
	act(() => {
		running = run();
	});
	return running ?? Promise.reject(new Error('Nothing was started.'));
}

const open = () => openPanel({ route: '/privacy' }, 'Privacy');

async function preview() {
	const app = await open();
	await app.pick('Role', 'admin_secondary');
	return app;
}

it('asks before a write while a preview is on, sends nothing for either answer, and sends the same write once the preview is off', async () => {
	const { store, user } = await preview();
	const writes = listenForWrites();
	const before = store.getState().settings.saved;
	for (const answer of ['Keep the preview', 'Turn it off']) {
		const saving = start(() => store.dispatch(setSettings({ monitor: true })));
		const dialog = within(await question());
		await user.click(dialog.getByRole('button', { name: answer }));
		const { error } = await act(() => saving);
		expect(error?.message).toBe('Nothing was saved, because a preview was on.');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	}
	expect(writes).toEqual([]);
	expect(store.getState().settings.saved).toEqual(before);
	expect(panel()).toHaveTextContent('2 changes were not saved');
	await act(() => store.dispatch(setSettings({ monitor: true })));
	expect(writes).toEqual([expect.stringContaining('settings')]);
});

it('shows at the switch that nothing was saved', async () => {
	const { user } = await preview();
	const writes = listenForWrites();
	const choice = screen.getByRole('switch', { name: 'Share how you use Jetpack' });
	const wasOn = choice.getAttribute('aria-checked');
	await user.click(choice);
	await user.click(within(await question()).getByRole('button', { name: 'Keep the preview' }));
	await inApp().findByText(/Nothing was saved, because a preview was on\./);
	expect(choice).toHaveAttribute('aria-checked', wasOn);
	expect(writes).toEqual([]);
});

it('refuses a write without a user action, and a POST to the provider, without asking', async () => {
	const { store } = await preview();
	const writes = listenForWrites();
	setUserActivation(false);
	const { error } = await act(() => store.dispatch(markStoreSetupSeen()));
	expect(error?.message).toMatch(/Nothing was saved/);
	expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	expect(panel()).toHaveTextContent('1 change was not saved');
	const submit: AppThunk<Promise<unknown>> = (_dispatch, _getState, { api }) =>
		api(surveyApi).submitToProvider({ siteId: 1, userId: 1, reason: 'not-working', text: null });
	await expect(act(() => store.dispatch(submit))).rejects.toThrow('Nothing was saved');
	expect(writes).toEqual([]);
});

it('sends only reads while choices change', async () => {
	const { pick } = await open();
	const asked: string[] = [];
	server.events.on('request:start', ({ request }) => void asked.push(request.method));
	await pick('Role', 'editor');
	await pick('Role', 'admin_master');
	expect(asked.filter((method) => method !== 'GET')).toEqual([]);
});

it('records no events while a preview is on, and records them again afterwards', async () => {
	const { store, events, pick } = await open();
	await pick('Stats', 'hide_stats');
	await waitFor(() => expect(panel()).toBeVisible());
	const before = events.length;
	store.dispatch(recordPageView('/privacy'));
	expect(events).toHaveLength(before);
	await pick('Stats', '');
	store.dispatch(recordPageView('/privacy'));
	expect(events).toHaveLength(before + 1);
});

it('rejects a pending write when the panel unmounts', async () => {
	const { store, unmount } = await preview();
	const saving = start(() => store.dispatch(setSettings({ monitor: true })));
	await question();
	unmount();
	expect((await saving).error).toBeDefined();
});
