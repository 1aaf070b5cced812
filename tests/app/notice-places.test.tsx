import { createNotice } from '@/domain/notices/notice';
import { dialogOpened } from '@/state/navigation/dialogs';
import { noticeShown } from '@/state/notices';
import { setSetting } from '@/state/settings';
import { act, screen, waitFor, within } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { inApp, openAt, renderApp } from './support/render-app';

const say = (text: string, options: object = {}) =>
	noticeShown(createNotice('info', text, { id: text, ...options }));

describe('NOTICE-06 a notice while a dialog is open', () => {
	async function openDialog() {
		const app = await openAt({ route: '/privacy' }, 'Privacy');
		act(() => void app.store.dispatch(dialogOpened('reset-options')));
		return { ...app, dialog: await screen.findByRole('dialog', { name: 'Reset Options' }) };
	}

	it('is drawn above the dialog if it is an overlay, where its buttons can be reached', async () => {
		const { dialog, store, user } = await openDialog();
		act(() => void store.dispatch(say('failed', { isOverlay: true })));
		expect(within(dialog).getByText('failed')).toBeVisible();
		await user.click(within(dialog).getByRole('button', { name: 'Dismiss this notice' }));
		expect(inApp().queryByText('failed')).not.toBeInTheDocument();
		expect(dialog).toBeVisible();
	});

	it('stays below the dialog if it is not an overlay', async () => {
		const { dialog, store } = await openDialog();
		act(() => void store.dispatch(say('quiet')));
		expect(within(dialog).queryByText('quiet')).not.toBeInTheDocument();
		expect(inApp().getByText('quiet')).toBeInTheDocument();
	});

	it('is on the page again once the dialog has closed', async () => {
		const { dialog, store, user } = await openDialog();
		act(() => void store.dispatch(say('failed', { isOverlay: true })));
		await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
		await waitFor(() => expect(dialog).not.toBeInTheDocument());
		expect(inApp().getByText('failed')).toBeVisible();
	});

	it('is an overlay if a call behind the dialog has failed', async () => {
		const { dialog, store } = await openDialog();
		answerPost('settings', { code: 'no', message: 'Not on a Sunday.' }, 400);
		await act(async () => void (await store.dispatch(setSetting('monitor', true))));
		expect(within(dialog).getByText(/Error updating settings. Not on a Sunday/)).toBeVisible();
	});
});

describe('the notice with Undo', () => {
	const COPY = 'Copy existing posts and pages into new ones';
	const MONITOR =
		"Get alerts if your site goes offline. We'll let you know when it's back up, too.";

	/** Everything that the polite region has announced, because the status of At a Glance may follow right after a notice. */
	function listen() {
		const said: (string | null)[] = [];
		const region = document.getElementById('a11y-speak-polite')!;
		new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
		return said;
	}

	const undo = () => screen.findByRole('button', { name: 'Undo' });
	const noticeOf = (text: string) => inApp().getByText(text).closest('.global');

	afterEach(() => jest.useRealTimers());

	async function turnOff(route: string, name: string, active: string[]) {
		const app = renderApp({ route, world: { modules: { active } } });
		await app.user.click(await screen.findByRole('switch', { name }));
		await undo();
		return app;
	}

	it('NOTICE-36 stays ten seconds, paused while the pointer is on it', async () => {
		const { user } = await turnOff('/writing', COPY, ['copy-post']);
		const notice = noticeOf('Updated settings.')!;
		await user.hover(notice);
		jest.useFakeTimers();
		act(() => jest.advanceTimersByTime(60_000));
		expect(notice).toBeInTheDocument();
		await user.unhover(notice);
		act(() => jest.advanceTimersByTime(9_999));
		expect(notice).toBeInTheDocument();
		act(() => jest.advanceTimersByTime(1));
		expect(notice).not.toBeInTheDocument();
	});

	it.each([
		['a feature', '/security', MONITOR, 'monitor', 'Downtime monitoring'],
		['several things', '/traffic', 'Generate XML sitemaps', 'sitemaps', '“Sitemaps”'],
		['a dashboard card', '/dashboard', 'Downtime monitoring', 'monitor', 'Downtime monitoring'],
		['a module of the list', '/modules', 'Downtime monitoring', 'monitor', 'Downtime monitoring'],
	])(
		'NOTICE-21 says that %s is off now, and on after Undo',
		async (_what, route, label, slug, name) => {
			const { user } = await turnOff(route, label, [slug]);
			expect(noticeOf('Updated settings.')).toHaveTextContent(`Updated settings. ${name} is off.`);
			const said = listen();
			await user.click(await undo());
			await inApp().findByText('Undone.');
			expect(noticeOf('Undone.')).toHaveTextContent(`Undone. ${name} is on.`);
			await waitFor(() => expect(said).toContain(`Undone. ${name} is on.`));
		},
	);

	it('NOTICE-21 says of a switch that saves its opposite what the switch is', async () => {
		const { user } = renderApp({
			route: '/writing',
			world: { settings: { jetpack_blocks_disabled: false } },
		});
		const label = "Add Jetpack's blocks to the editor";
		await user.click(await screen.findByRole('switch', { name: label }));
		await undo();
		expect(noticeOf('Updated settings.')).toHaveTextContent(`Updated settings. “${label}” is off.`);
	});
});
