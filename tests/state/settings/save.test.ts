import { delay, http, HttpResponse } from 'msw';
import type { SettingsMap } from '@/domain/settings/effects';
import type { SettingKey } from '@/domain/settings/registry';
import { selectNotices } from '@/state/notices';
import { type Plan, saveValues } from '@/state/settings/save';
import {
	loadSettings,
	selectIsSettingOn,
	selectIsSettingPending,
	selectSetting,
	setSetting,
} from '@/state/settings';
import { server } from '#tests/support/server';
import { buildWirePageData } from '#tests/support/fixtures';
import { REST } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { open } from '../site';

function openForm() {
	const site = open();
	return {
		...site,
		save: (changes: SettingsMap, plan: Partial<Plan> = {}) =>
			site.dispatch(saveValues({ ...plan, changes })),
		isOn: (key: string) => Boolean(site.read(selectSetting, key as SettingKey)),
		isPending: (key: string) => site.read(selectIsSettingPending, key as SettingKey),
		texts: () => site.said().map(([, text]) => text),
	};
}

const SUCCESS = { code: 'success', message: '' };
const LIST = 'jetpack_protect_global_whitelist';
const ADDRESS = 'post_by_email_address';

it('SETGEN-04 shows a value at once, tracks for each key whether it is being saved, and sends only the changed keys', async () => {
	const { save, isOn, isPending } = openForm();
	const sent = answerPost('settings', SUCCESS);
	const saving = save({ photon: true });
	const other = save({ 'lazy-images': true });
	expect(isOn('photon')).toBe(true);
	expect(['photon', 'lazy-images', 'likes'].map(isPending)).toEqual([true, true, false]);
	await expect(saving).resolves.toEqual({ data: { photon: true } });
	expect([isOn('photon'), isPending('photon')]).toEqual([true, false]);
	await other;
	expect(isPending('lazy-images')).toBe(false);
	expect(sent).toEqual([{ photon: true }, { 'lazy-images': true }]);
});

it('NOTICE-20 NOTICE-21 NOTICE-25 shows progress, then success, and does not reload the page', async () => {
	const { save, said, read, browser } = openForm();
	const saving = save({ photon: true });
	expect(said()).toEqual([['is-info', 'Updating settings…']]);
	await saving;
	expect(said()).toEqual([['is-success', 'Updated settings.']]);
	expect(read(selectNotices)).toMatchObject([{ duration: 2000 }]);
	expect(browser.reload).not.toHaveBeenCalled();
});

it.each([
	['message', { code: 'taken', message: 'Your host forbids this' }, 400, 'Your host forbids this'],
	['code without a message', { code: 'taken', message: '' }, 400, 'taken'],
	[
		'lack of a reason, in a sentence',
		{ code: '', message: '', data: { status: '' } },
		200,
		"The server sent an answer that this dashboard doesn't understand.",
	],
])('NOTICE-23 a failed save rolls back and shows its %s', async (_part, answer, status, reason) => {
	const { save, said, isOn } = openForm();
	answerPost('settings', answer, status);
	await expect(save({ photon: true })).resolves.toHaveProperty('error');
	expect(isOn('photon')).toBe(false);
	expect(said()).toEqual([['is-error', `Error updating settings. ${reason}`]]);
});

it('reloads the settings after a partial save', async () => {
	const { save, isOn } = openForm();
	const { error } = await save({ photon: true, nonsense: 1 });
	expect(error?.code).toBe('some_updated');
	expect(isOn('photon')).toBe(true);
});

it.each([
	'dismiss_dash_app_card',
	'dismiss_empty_stats_card',
	'dismiss_dash_backup_getting_started',
])('NOTICE-24 saving %s shows no progress and no success, but an error', async (key) => {
	const { save, said, isOn } = openForm();
	const saving = save({ [key]: true });
	expect(said()).toEqual([]);
	await saving;
	expect(said()).toEqual([]);
	expect(isOn(key)).toBe(true);
	answerPost('settings', { code: 'rest_forbidden', message: 'No' }, 403);
	await save({ [key]: false });
	expect(said()).toMatchObject([['is-error', expect.any(String)]]);
});

it.each(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio'])(
	'NOTICE-22 NOTICE-25 reloads the page after %s',
	async (key) => {
		const { save, texts, browser } = openForm();
		await save({ [key]: true });
		expect(texts()).toEqual(['Updated settings. Refreshing page…']);
		expect(browser.reload).toHaveBeenCalledTimes(1);
	},
);

it('sends quick changes in turn and keeps the last one', async () => {
	const { save, isOn, isPending } = openForm();
	const sent: unknown[] = [];
	server.use(
		http.post(`${REST}/settings`, async ({ request }) => {
			sent.push(await request.json());
			await delay(5);
			return HttpResponse.json(SUCCESS);
		}),
	);
	const saves = [true, false, true].map((value) => save({ photon: value }));
	await saves[0];
	expect(isPending('photon')).toBe(true);
	await Promise.all(saves);
	expect(sent).toEqual([{ photon: true }, { photon: false }, { photon: true }]);
	expect(isOn('photon')).toBe(true);
});

it('shows one persistent notice with a link to log in when the session has expired', async () => {
	const { save, read } = openForm();
	answerPost('settings', { code: 'rest_cookie_invalid_nonce', message: 'Cookie check' }, 403);
	server.use(http.get('*/admin-ajax.php', () => new HttpResponse('0', { status: 400 })));
	await save({ photon: true });
	const action = { label: 'Log in', isExternal: true };
	expect(read(selectNotices)).toMatchObject([
		{ status: 'is-error', duration: 0, isPersistent: true, action },
	]);
});

it('loads the settings of the server', async () => {
	const { dispatch, read, world } = open();
	world.settings.photon = true;
	await dispatch(loadSettings());
	expect(read(selectIsSettingOn, 'photon')).toBe(true);
});

it('TRACK-12 records a toggle', async () => {
	const { dispatch, events } = open();
	await dispatch(setSetting('photon', true));
	const properties = { module: 'photon', setting: 'photon', toggled: 'on' };
	expect(events).toEqual([{ name: 'jetpack_wpa_settings_toggle', properties }]);
});

describe('saved value', () => {
	it('API-20 is the new address of the response, not the sent command', async () => {
		const { save, read } = openForm();
		const saved = { [ADDRESS]: 'new@post.test' };
		answerPost('settings', { ...SUCCESS, ...saved });
		answerGet('settings', saved);
		await expect(save({ [ADDRESS]: 'regenerate' })).resolves.toEqual({ data: saved });
		expect(read(selectSetting, ADDRESS)).toBe('new@post.test');
	});

	it('is reloaded if the server stores it in another form', async () => {
		const { save, read } = openForm();
		const { settings: known } = buildWirePageData() as { settings: object };
		answerPost('settings', SUCCESS);
		answerGet('settings', { ...known, [LIST]: { local: ['1.2.3.4'] } });
		await save({ [LIST]: '1.2.3.4\nnonsense' });
		expect(read(selectSetting, LIST)).toEqual({ local: ['1.2.3.4'] });
	});

	it('is not reloaded after a plain switch', async () => {
		const { save, isOn } = openForm();
		const read = jest.fn();
		answerPost('settings', SUCCESS);
		server.use(http.get(`${REST}/settings`, () => void read()));
		await save({ carousel: true });
		expect(read).not.toHaveBeenCalled();
		expect(isOn('carousel')).toBe(true);
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
			http.post(`${REST}/settings`, async ({ request }) => {
				sent.push(await request.json());
				const status = statuses[sent.length - 1] ?? 200;
				const code = status === 200 ? 'success' : 'some_updated';
				return HttpResponse.json({ code, message: 'Said.' }, { status });
			}),
		);
		return sent;
	}

	it('sentences replace the texts of the notices', async () => {
		const { save, texts } = openForm();
		answerSaves(200, 400);
		const first = save({ photon: true }, { sentences: SENTENCES });
		expect(texts()).toEqual(['Warming up…']);
		await first;
		expect(texts()).toEqual(['Warm.']);
		await save({ photon: false }, { sentences: SENTENCES });
		expect(texts()).toEqual(['Cold: some_updated']);
	});

	it('SETPERF-14 after a refused activation saves the remedy, then repeats the save, and keeps both values', async () => {
		const { save, isOn, texts } = openForm();
		const sent = answerSaves(400);
		const saving = save({ search: true }, { remedy: REMEDY });
		expect(isOn('search')).toBe(true);
		await expect(saving).resolves.toEqual({ data: { search: true, ...REMEDY } });
		expect(sent).toEqual([{ search: true }, REMEDY, { search: true }]);
		expect(isOn('has_jetpack_search_product')).toBe(true);
		expect(texts()).toEqual(['Updated settings.']);
	});

	it.each([
		['gives up after one more refusal', [400, 200, 400], { remedy: REMEDY }, 3],
		['does not repeat the save after a crash', [500], { remedy: REMEDY }, 1],
		['does not repeat the save without a remedy', [400], {}, 1],
	])('SETPERF-14 %s', async (_title, statuses, options, count) => {
		const { save, isOn, texts } = openForm();
		const sent = answerSaves(...statuses);
		await save({ search: true }, options);
		expect(sent).toHaveLength(count);
		expect(sent[0]).toEqual({ search: true });
		expect(isOn('search')).toBe(false);
		expect(texts()).toEqual([expect.stringMatching(/^Error updating settings\. Said\./)]);
	});
});
