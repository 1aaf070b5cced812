import { delay, http, HttpResponse } from 'msw';
import { loadFeatures } from '@/state/entitlements';
import { selectNotices } from '@/state/notices';
import { openStep } from '@/state/recommendations';
import {
	retrySettings,
	selectIsSettingOn,
	selectSaveFailure,
	setSetting,
	setSettings,
	undoSettings,
} from '@/state/settings';
import { server } from '#tests/support/server';
import { createTestStore, REST, type TestStore } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

const SUCCESS = () => HttpResponse.json({ code: 'success', message: '' });
const noticesOf = ({ store }: TestStore) => selectNotices(store.getState());

describe('one act in every place', () => {
	it('SETPERF-07 the galleries follow the images, whichever screen switches them', async () => {
		const made = createTestStore({ world: { modules: { active: [] } } });
		const sent = answerPost('settings', { code: 'success', message: '' });
		await made.store.dispatch(setSetting('photon', true));
		expect(sent).toEqual([{ photon: true, 'tiled-gallery': true, tiled_galleries: true }]);
	});

	it('TRACK-12 records one event for each switch, with its module', async () => {
		const { store, events } = createTestStore({ world: { modules: { active: [] } } });
		await store.dispatch(setSettings({ likes: true, carousel_display_exif: true }));
		await store.dispatch(setSetting('site-accelerator', true));
		await store.dispatch(setSetting('jetpack_blocks_disabled', true));
		expect(events.map(({ properties }) => properties)).toEqual([
			{ module: 'likes', setting: 'likes', toggled: 'on' },
			{ module: 'carousel', setting: 'carousel_display_exif', toggled: 'on' },
			{ module: 'photon', setting: 'photon', toggled: 'on' },
			{ module: 'photon-cdn', setting: 'photon-cdn', toggled: 'on' },
			{ module: 'blocks', setting: 'jetpack_blocks_disabled', toggled: 'off' },
		]);
	});

	it('TRACK-12 records no event for an undo, another try or a dismissal', async () => {
		const made = createTestStore();
		answerPost('settings', { code: 'activation_failed', message: 'No.' }, 400);
		await made.store.dispatch(setSetting('likes', true));
		answerPost('settings', { code: 'success', message: '' });
		await made.store.dispatch(retrySettings('likes'));
		await made.store.dispatch(undoSettings(noticesOf(made)[0]!.undo!));
		await made.store.dispatch(setSetting('dismiss_dash_app_card', true));
		expect(made.events).toHaveLength(1);
		expect(selectIsSettingOn(made.store.getState(), 'likes')).toBe(false);
	});

	it('tries again with companions and remedy, as the first time', async () => {
		const made = createTestStore({ scenario: 'search-unknown' });
		await made.store.dispatch(loadFeatures());
		server.use(
			http.post(`${REST}/settings`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
		);
		await made.store.dispatch(setSetting('instant_search_enabled', true));
		expect(selectSaveFailure(made.store.getState(), 'instant_search_enabled')).toMatchObject({
			values: { instant_search_enabled: true },
		});
		await expect(
			made.store.dispatch(retrySettings('instant_search_enabled')),
		).resolves.toMatchObject({ data: { search: true, has_jetpack_search_product: true } });
	});

	it('asks for nothing where the same switch is on its way already', async () => {
		const made = createTestStore({ world: { modules: { active: [] } } });
		const sent = answerPost('settings', { code: 'success', message: '' });
		const first = made.store.dispatch(setSetting('likes', true));
		await expect(made.store.dispatch(setSetting('likes', true))).resolves.toMatchObject({
			error: { code: 'busy' },
		});
		await first;
		expect(sent).toEqual([{ likes: true }]);
		expect(made.events).toHaveLength(1);
	});

	it('waits with its save while the assistant saves', async () => {
		const { store } = createTestStore();
		const order: string[] = [];
		server.use(
			http.post(`${REST}/recommendations/step`, async () => {
				order.push('step');
				await delay(30);
				return HttpResponse.json(true);
			}),
			http.post(`${REST}/recommendations/data`, () => {
				order.push('data');
				return HttpResponse.json(true);
			}),
			http.post(`${REST}/settings`, () => {
				order.push('settings');
				return SUCCESS();
			}),
		);
		const saving = store.dispatch(openStep('monitor'));
		await store.dispatch(setSetting('likes', true));
		await saving;
		expect(order).toEqual(['step', 'data', 'settings']);
	});
});
