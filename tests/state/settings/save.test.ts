import type { SettingKey } from '@/domain/settings/registry';
import { delay, http, HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import { saveValues } from '@/state/settings/save';
import {
	loadSettings,
	selectIsSettingOn,
	selectIsSettingPending,
	selectSetting,
	setSetting,
} from '@/state/settings';
import { server } from '#tests/support/server';
import { buildWirePageData } from '#tests/support/fixtures';
import { createTestStore, REST } from '#tests/support/store';

const SETTINGS = `${REST}/settings`;

const refuse =
	(code: string, message: string, status = 400) =>
	() =>
		HttpResponse.json({ code, message, data: { status } }, { status });

it('shows a value at once and saves only the changed key', async () => {
	const { store } = createTestStore();
	let sent: unknown;
	server.use(
		http.post(SETTINGS, async ({ request }) => {
			sent = await request.json();
			return HttpResponse.json({ code: 'success', message: '' });
		}),
	);
	const saving = store.dispatch(saveValues({ photon: true }));
	expect(selectIsSettingOn(store.getState(), 'photon')).toBe(true);
	expect(selectIsSettingPending(store.getState(), 'photon')).toBe(true);
	await expect(saving).resolves.toEqual({ data: { photon: true } });
	expect(sent).toEqual({ photon: true });
	expect(selectIsSettingOn(store.getState(), 'photon')).toBe(true);
	expect(selectIsSettingPending(store.getState(), 'photon')).toBe(false);
});

it('NOTICE-20 NOTICE-21 shows progress, then success', async () => {
	const { store } = createTestStore();
	const saving = store.dispatch(saveValues({ photon: true }));
	expect(selectNotices(store.getState())).toMatchObject([
		{ status: 'is-info', text: 'Updating settings…' },
	]);
	await saving;
	expect(selectNotices(store.getState())).toMatchObject([
		{ status: 'is-success', text: 'Updated settings.', duration: 2000 },
	]);
});

it.each([
	['message', refuse('taken', 'Your host forbids this'), 'Your host forbids this'],
	['code without a message', refuse('taken', ''), 'taken'],
	[
		'lack of a reason, in a sentence',
		() => HttpResponse.json({ code: '', message: '', data: { status: '' } }),
		"The server sent an answer that this dashboard doesn't understand.",
	],
])('NOTICE-23 a failed save rolls back and shows its %s', async (_part, answer, reason) => {
	const { store } = createTestStore();
	server.use(http.post(SETTINGS, answer));
	await expect(store.dispatch(saveValues({ photon: true }))).resolves.toHaveProperty('error');
	expect(selectIsSettingOn(store.getState(), 'photon')).toBe(false);
	expect(selectNotices(store.getState())).toMatchObject([
		{ status: 'is-error', text: `Error updating settings. ${reason}` },
	]);
});

it('reloads the settings after a partial save', async () => {
	const { store } = createTestStore();
	const outcome = await store.dispatch(saveValues({ photon: true, nonsense: 1 }));
	expect(outcome.error?.code).toBe('some_updated');
	expect(selectIsSettingOn(store.getState(), 'photon')).toBe(true);
});

it.each([
	'dismiss_dash_app_card',
	'dismiss_empty_stats_card',
	'dismiss_dash_backup_getting_started',
] as const)('NOTICE-24 saving %s shows no progress and no success notice', async (key) => {
	const { store } = createTestStore();
	const saving = store.dispatch(saveValues({ [key]: true }));
	expect(selectNotices(store.getState())).toEqual([]);
	await saving;
	expect(selectNotices(store.getState())).toEqual([]);
	expect(selectSetting(store.getState(), key)).toBe(true);
});

it('shows an error when a dismissal fails', async () => {
	const { store } = createTestStore();
	server.use(http.post(SETTINGS, refuse('rest_forbidden', 'No', 403)));
	await store.dispatch(saveValues({ dismiss_empty_stats_card: true }));
	expect(selectNotices(store.getState())).toMatchObject([{ status: 'is-error' }]);
});

it.each(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio'])(
	'NOTICE-22 NOTICE-25 reloads the page after %s',
	async (key) => {
		const { store, browser } = createTestStore();
		await store.dispatch(saveValues({ [key]: true }));
		expect(selectNotices(store.getState())).toMatchObject([
			{ text: 'Updated settings. Refreshing page…' },
		]);
		expect(browser.reload).toHaveBeenCalledTimes(1);
	},
);

it('NOTICE-25 does not reload after any other key', async () => {
	const { store, browser } = createTestStore();
	await store.dispatch(saveValues({ photon: true }));
	expect(browser.reload).not.toHaveBeenCalled();
});

it('SETGEN-04 tracks for each key whether it is being saved', async () => {
	const { store } = createTestStore();
	const isPending = (key: SettingKey) => selectIsSettingPending(store.getState(), key);
	const first = store.dispatch(saveValues({ photon: true }));
	const second = store.dispatch(saveValues({ 'lazy-images': true }));
	expect((['photon', 'lazy-images', 'likes'] as const).map(isPending)).toEqual([true, true, false]);
	await first;
	expect(isPending('photon')).toBe(false);
	await second;
	expect(isPending('lazy-images')).toBe(false);
});

it('sends quick changes in turn and keeps the last one', async () => {
	const { store } = createTestStore();
	const sent: unknown[] = [];
	server.use(
		http.post(SETTINGS, async ({ request }) => {
			sent.push(await request.json());
			await delay(5);
			return HttpResponse.json({ code: 'success', message: '' });
		}),
	);
	const saves = [true, false, true].map((value) => store.dispatch(saveValues({ photon: value })));
	await saves[0];
	expect(selectIsSettingPending(store.getState(), 'photon')).toBe(true);
	await Promise.all(saves);
	expect(sent).toEqual([{ photon: true }, { photon: false }, { photon: true }]);
	expect(selectIsSettingOn(store.getState(), 'photon')).toBe(true);
});

it('shows one persistent notice with a link to log in when the session has expired', async () => {
	const { store } = createTestStore();
	server.use(
		http.post(SETTINGS, refuse('rest_cookie_invalid_nonce', 'Cookie check failed', 403)),
		http.get('*/admin-ajax.php', () => new HttpResponse('0', { status: 400 })),
	);
	await store.dispatch(saveValues({ photon: true }));
	expect(selectNotices(store.getState())).toMatchObject([
		{
			status: 'is-error',
			duration: 0,
			isPersistent: true,
			action: { label: 'Log in', isExternal: true },
		},
	]);
});

it('TRACK-12 records a toggle', async () => {
	const { store, events } = createTestStore();
	await store.dispatch(setSetting('photon', true));
	expect(events).toEqual([
		{
			name: 'jetpack_wpa_settings_toggle',
			properties: { module: 'photon', setting: 'photon', toggled: 'on' },
		},
	]);
	expect(selectIsSettingOn(store.getState(), 'photon')).toBe(true);
});

it('loads the settings of the server', async () => {
	const { store, world } = createTestStore();
	world.settings.photon = true;
	await store.dispatch(loadSettings());
	expect(selectIsSettingOn(store.getState(), 'photon')).toBe(true);
});

describe('saved value', () => {
	const answerSave = (answer: object) =>
		server.use(http.post(SETTINGS, () => HttpResponse.json(answer)));

	it('API-20 is the new address of the response, not the sent command', async () => {
		const { store } = createTestStore();
		answerSave({ code: 'success', post_by_email_address: 'new@post.test' });
		server.use(
			http.get(SETTINGS, () => HttpResponse.json({ post_by_email_address: 'new@post.test' })),
		);
		await expect(
			store.dispatch(saveValues({ post_by_email_address: 'regenerate' })),
		).resolves.toEqual({ data: { post_by_email_address: 'new@post.test' } });
		expect(selectSetting(store.getState(), 'post_by_email_address')).toBe('new@post.test');
	});

	it('is reloaded if the server stores it in another form', async () => {
		const { store } = createTestStore();
		const { settings: known } = buildWirePageData() as { settings: object };
		answerSave({ code: 'success' });
		server.use(
			http.get(SETTINGS, () =>
				HttpResponse.json({ ...known, jetpack_protect_global_whitelist: { local: ['1.2.3.4'] } }),
			),
		);
		await store.dispatch(saveValues({ jetpack_protect_global_whitelist: '1.2.3.4\nnonsense' }));
		expect(selectSetting(store.getState(), 'jetpack_protect_global_whitelist')).toEqual({
			local: ['1.2.3.4'],
		});
	});

	it('is not reloaded after a plain switch', async () => {
		const { store } = createTestStore();
		let reads = 0;
		answerSave({ code: 'success' });
		server.use(
			http.get(SETTINGS, () => {
				reads += 1;
				return HttpResponse.json({});
			}),
		);
		await store.dispatch(saveValues({ carousel: true }));
		expect(reads).toBe(0);
		expect(selectSetting(store.getState(), 'carousel')).toBe(true);
	});
});

describe('options of a save', () => {
	const REMEDY = { has_jetpack_search_product: true };
	const SENTENCES = {
		progress: 'Warming up…',
		success: 'Warm.',
		failure: ({ code }: { code: string }) => `Cold: ${code}`,
	};

	/** Answers each save with the next of these statuses, and records what was sent. */
	function answerSaves(...statuses: number[]) {
		const sent: unknown[] = [];
		server.use(
			http.post(SETTINGS, async ({ request }) => {
				sent.push(await request.json());
				const status = statuses[sent.length - 1] ?? 200;
				const code = status === 200 ? 'success' : 'some_updated';
				return HttpResponse.json({ code, message: 'Said.' }, { status });
			}),
		);
		return sent;
	}

	const textsOf = ({ store }: ReturnType<typeof createTestStore>) =>
		selectNotices(store.getState()).map(({ text }) => text);

	it('sentences replace the texts of the notices', async () => {
		const made = createTestStore();
		answerSaves(200, 400);
		const first = made.store.dispatch(saveValues({ photon: true }, { sentences: SENTENCES }));
		expect(textsOf(made)).toEqual(['Warming up…']);
		await first;
		expect(textsOf(made)).toEqual(['Warm.']);
		await made.store.dispatch(saveValues({ photon: false }, { sentences: SENTENCES }));
		expect(textsOf(made)).toEqual(['Cold: some_updated']);
	});

	describe('SETPERF-14 refused activation', () => {
		it('saves the remedy, then repeats the save, and keeps both values', async () => {
			const made = createTestStore();
			const sent = answerSaves(400);
			const saving = made.store.dispatch(saveValues({ search: true }, { remedy: REMEDY }));
			expect(selectIsSettingOn(made.store.getState(), 'search')).toBe(true);
			await expect(saving).resolves.toEqual({ data: { search: true, ...REMEDY } });
			expect(sent).toEqual([{ search: true }, REMEDY, { search: true }]);
			expect(selectSetting(made.store.getState(), 'has_jetpack_search_product')).toBe(true);
			expect(textsOf(made)).toEqual(['Updated settings.']);
		});

		it('gives up after one more refusal', async () => {
			const made = createTestStore();
			const sent = answerSaves(400, 200, 400);
			await made.store.dispatch(saveValues({ search: true }, { remedy: REMEDY }));
			expect(sent).toHaveLength(3);
			expect(selectIsSettingOn(made.store.getState(), 'search')).toBe(false);
			expect(textsOf(made)).toEqual([expect.stringMatching(/^Error updating settings\. Said\./)]);
		});

		it.each([
			['after a crash', 500, { remedy: REMEDY }],
			['without a remedy', 400, {}],
		])('does not repeat the save %s', async (_title, status, options) => {
			const { store } = createTestStore();
			const sent = answerSaves(status);
			await store.dispatch(saveValues({ search: true }, options));
			expect(sent).toEqual([{ search: true }]);
			expect(selectIsSettingOn(store.getState(), 'search')).toBe(false);
		});
	});
});
