import { FILE_FORMAT } from '@/domain/settings/file/values';
import { OF_SAVES } from '@/extras/saves';
import ChangesScreen from '@/extras/changes/views/changes-screen';
import CopySettingsScreen from '@/extras/copy-settings/views/copy-settings-screen';
import { SETTINGS_HISTORY_KEY } from '@/extras/changes/state/recent-changes';
import { setSetting } from '@/state/settings';
import { act, fireEvent, renderScreen, screen, within, userEvent } from '#tests/support/render';

const saveExtras = OF_SAVES.flatMap(({ save }) => save ?? []);

describe('history', () => {
	const open = () =>
		renderScreen(<ChangesScreen />, {
			saveExtras,
			route: '/tools/changes',
			world: { modules: { active: ['stats'] } },
		});

	async function findCard() {
		const title = await screen.findByRole('heading', { name: 'Settings history', level: 2 });
		return within(title.closest('section') ?? document.body);
	}

	it('lists changes, undoes them, and can be cleared', async () => {
		const { user, store } = open();
		const history = await findCard();
		expect(history.getByText('No changes yet.')).toBeVisible();
		await act(() => store.dispatch(setSetting('sitemaps', true)));
		expect(await history.findByText('Sitemaps: Off → On')).toBeVisible();
		expect(history.getByText(/^Jan 3[01], 2026, .+, by .+$/)).toBeVisible();
		await user.click(history.getByRole('button', { name: 'Undo' }));
		expect(await history.findByText('Sitemaps: On → Off')).toBeVisible();
		expect(history.getByText('This has been changed again since then.')).toBeVisible();
		expect(store.getState().settings.saved.sitemaps).toBe(false);
		await user.click(history.getByRole('button', { name: 'Clear history' }));
		expect(history.getByText('No changes yet.')).toBeVisible();
	});

	it('shows what another tab has changed', async () => {
		const { user, store, browser } = open();
		const history = await findCard();
		await act(() => store.dispatch(setSetting('sitemaps', true)));
		const kept = browser.recall(SETTINGS_HISTORY_KEY) ?? '';
		await user.click(await history.findByRole('button', { name: 'Clear history' }));
		browser.remember(SETTINGS_HISTORY_KEY, kept);
		fireEvent(window, new StorageEvent('storage', { key: 'of-another-plugin' }));
		expect(history.getByText('No changes yet.')).toBeVisible();
		fireEvent(window, new StorageEvent('storage', { key: SETTINGS_HISTORY_KEY }));
		expect(history.getByText('Sitemaps: Off → On')).toBeVisible();
	});

	it('shows five changes, and all of them on request', async () => {
		const { user, store } = open();
		const history = await findCard();
		for (let count = 0; count < 7; count++) {
			await act(() => store.dispatch(setSetting('sitemaps', count % 2 === 0)));
		}
		const shown = () => history.getAllByText(/^Sitemaps: /);
		await user.click(await history.findByRole('button', { name: 'Show all 7' }));
		expect(shown()).toHaveLength(7);
	});

	it('shows what someone else has saved since, and restores the earlier value only on request', async () => {
		const SCHEME = 'jetpack_comment_form_color_scheme';
		const { store, world } = renderScreen(<ChangesScreen />, {
			saveExtras,
			route: '/tools/changes',
			world: { modules: { active: ['comments'] }, settings: { [SCHEME]: 'light' } },
		});
		const history = await findCard();
		await act(() => store.dispatch(setSetting(SCHEME, 'dark')));
		const undo = await history.findByRole('button', { name: 'Undo' });
		world.settings = { ...world.settings, [SCHEME]: 'transparent' };
		await userEvent.click(undo);
		expect(await history.findByText('Color scheme: Light → Dark. Now: Transparent')).toBeVisible();
		expect(history.getByText('This has been changed again since then.')).toBeVisible();
		expect(history.queryByRole('button', { name: 'Undo' })).toBeNull();
		await userEvent.click(history.getByRole('button', { name: 'Restore anyway' }));
		expect(await history.findByText('Color scheme: Transparent → Light')).toBeVisible();
		expect(store.getState().settings.saved[SCHEME]).toBe('light');
	});
});

describe('a file that meets changes of somebody else', () => {
	const SCHEME = 'jetpack_comment_form_color_scheme';
	const NAME = 'Color scheme';

	const FILE = {
		format: FILE_FORMAT,
		version: 1,
		site: 'Bakery',
		modules: { sitemaps: true },
		settings: { [SCHEME]: 'dark' },
	};

	async function open(locks?: object) {
		const view = renderScreen(<CopySettingsScreen />, {
			saveExtras,
			route: '/tools/copy',
			world: { modules: { active: ['comments'] }, settings: { [SCHEME]: 'light' } },
		});
		Object.assign(view.browser, locks);
		const text = JSON.stringify(FILE);
		const file = Object.assign(new File([text], 'bakery.json'), { text: async () => text });
		await userEvent.upload(await screen.findByLabelText('Settings file'), file);
		const saveElsewhere = (scheme: string) => {
			view.world.settings = { ...view.world.settings, [SCHEME]: scheme };
		};
		return { ...view, saveElsewhere };
	}

	const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });
	const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

	it('shows values that were changed elsewhere, with all three versions, and overwrites them only on request', async () => {
		const { store, saveElsewhere } = await open();
		saveElsewhere('transparent');
		await press('Apply 2 changes');
		await heading('1 of 2 changes applied.');
		expect(screen.getByText(/^These settings were changed somewhere else\./)).toBeVisible();
		const choice = screen.getByRole('checkbox', { name: NAME });
		expect(choice).not.toBeChecked();
		expect(choice).toHaveAccessibleDescription('Light → Dark. Now: Transparent');
		expect(screen.getByRole('button', { name: 'Overwrite 0 settings' })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		await userEvent.click(choice);
		await press('Overwrite 1 setting');
		await heading('2 changes applied.');
		expect(store.getState().settings.saved[SCHEME]).toBe('dark');
		await press('Undo all');
		await heading('Undone. Your earlier settings are back.');
		expect(store.getState().settings.saved[SCHEME]).toBe('transparent');
	});

	it('keeps the plan while another tab applies a file', async () => {
		let isHeld = true;
		const request = (_name: string, _options: object, task: (lock: unknown) => unknown) =>
			Promise.resolve(task(isHeld ? null : {}));
		await open({ locks: () => ({ request }) });
		await userEvent.click(screen.getByRole('checkbox', { name: NAME }));
		await press('Apply 1 change');
		expect(await heading('bakery.json')).toBeVisible();
		expect(screen.getByRole('checkbox', { name: NAME })).not.toBeChecked();
		isHeld = false;
		await press('Apply 1 change');
		expect(await heading('1 change applied.')).toBeVisible();
		await press('Done');
		expect(screen.getByRole('button', { name: 'Download settings' })).toBeVisible();
	});
});
