import { http, HttpResponse } from 'msw';
import type { SettingKey } from '@/domain/settings/cards';
import { selectConnectionStatus } from '@/state/connection';
import { selectModule } from '@/state/modules';
import { reportOldPage, selectNotices } from '@/state/notices';
import refreshPage from '@/state/site/refresh-page';
import {
	saveFields,
	selectFieldConflict,
	selectFieldValue,
	selectIsSettingOn,
	setSettings,
	typeField,
} from '@/state/settings';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerGet, answerPost, crash, hold } from '#tests/support/wire';
import { PROMPT, saveElsewhere } from '../settings/form-parts';
import { open, type Site } from '../site';

const TEXT = 'This page may show old settings.';

const isOn = ({ read }: Site, key: SettingKey) => read(selectIsSettingOn, key);
const said = ({ read }: Site) => read(selectNotices).map(({ noticeId, text }) => [noticeId, text]);
const refresh = ({ dispatch }: Site) => dispatch(refreshPage());

it('replaces the printed switches, modules and connection with those of the site', async () => {
	const world = open({ world: { modules: { active: ['photon'] } } });
	await saveElsewhere({ photon: false, [PROMPT]: 'From elsewhere' });
	answerGet('module/all', { podcast: { module: 'podcast', name: 'Podcast' } });
	world.world.connection = { ...world.world.connection, owner: null };
	expect(isOn(world, 'photon')).toBe(true);
	expect(world.read(selectConnectionStatus).hasConnectedOwner).toBe(true);
	await expect(refresh(world)).resolves.toEqual({ data: true });
	expect(isOn(world, 'photon')).toBe(false);
	expect(world.read(selectFieldValue, PROMPT)).toBe('From elsewhere');
	expect(world.read(selectModule, 'podcast')?.name).toBe('Podcast');
	expect(world.read(selectConnectionStatus).hasConnectedOwner).toBe(false);
	expect(said(world)).toEqual([]);
});

it('keeps the value of a save in flight, and reads only after it', async () => {
	const world = open({ world: { modules: { active: [] } } });
	const reads: string[] = [];
	server.use(http.get(`${REST}/settings`, () => void reads.push('settings')));
	const held = hold('settings', () => HttpResponse.json({ code: 'success' }));
	const saving = world.dispatch(setSettings({ photon: true }));
	const refreshing = refresh(world);
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(reads).toEqual([]);
	expect(isOn(world, 'photon')).toBe(true);
	world.world.modules.active.push('photon');
	held.release();
	await Promise.all([saving, refreshing]);
	expect(reads).toEqual(['settings']);
	expect(isOn(world, 'photon')).toBe(true);
});

it('keeps and sends a switch that is turned while the page is refreshed', async () => {
	const world = open({ world: { modules: { active: ['photon'] } } });
	const sent = answerPost('settings', { code: 'success' });
	const refreshing = refresh(world);
	const saving = world.dispatch(setSettings({ photon: false }));
	await refreshing;
	expect(isOn(world, 'photon')).toBe(false);
	await saving;
	expect(sent).toEqual([expect.objectContaining({ photon: false })]);
	expect(isOn(world, 'photon')).toBe(false);
});

const LASTING = { status: 'is-error', duration: 0, isPersistent: true };

it('keeps typed text, and asks before it overwrites a text from elsewhere', async () => {
	const world = open();
	const { dispatch, read } = world;
	dispatch(typeField(PROMPT, 'Mine'));
	await saveElsewhere({ [PROMPT]: 'Theirs' });
	await refresh(world);
	expect(read(selectFieldValue, PROMPT)).toBe('Mine');
	const { error } = await dispatch(saveFields([PROMPT]));
	expect(error?.code).toBe('changed_elsewhere');
	expect(world.world.settings?.[PROMPT]).toBe('Theirs');
	expect(read(selectFieldConflict, PROMPT)).toBe('Theirs');
	expect(read(selectFieldValue, PROMPT)).toBe('Mine');
});

it.each(['module/all', 'settings', 'connection'])(
	'offers to reload the page if %s fails, and keeps what was printed',
	async (path) => {
		const world = open({ world: { modules: { active: ['photon'] } } });
		crash('get', path);
		await expect(refresh(world)).resolves.toMatchObject({ error: { status: 500 } });
		expect(world.read(selectNotices)).toMatchObject([
			{ ...LASTING, text: TEXT, action: { label: 'Reload the page' } },
		]);
		expect(isOn(world, 'photon')).toBe(true);
		expect(world.read(selectModule, 'photon')).toBeDefined();
	},
);

it('removes the notice of an earlier failure', async () => {
	const world = open();
	world.dispatch(reportOldPage());
	expect(said(world)).toEqual([['old-page', TEXT]]);
	await refresh(world);
	expect(said(world)).toEqual([]);
});

it('asks to log in if the session has ended', async () => {
	const world = open();
	server.use(
		http.get(`${REST}/settings`, () =>
			HttpResponse.json({ code: 'rest_cookie_invalid_nonce', message: 'No.' }, { status: 403 }),
		),
		http.get('*/admin-ajax.php', () => HttpResponse.text('0')),
	);
	await refresh(world);
	expect(world.read(selectNotices)).toMatchObject([{ action: { label: 'Log in' } }]);
});

const LACKING = [
	{ piece: 'settings', message: 'Refused.' },
	{ piece: 'plan', message: 'Broken.' },
];

it('asks the site for the pieces that the page lacks, which are no longer missing then', async () => {
	const world = open({ pageData: { settings: {}, pageDataFailures: LACKING } });
	await expect(refresh(world)).resolves.toEqual({ data: true });
	const left = world.getState().site.pageDataFailures.filter(({ isRead }) => !isRead);
	expect(left.map(({ piece }) => piece)).toEqual(['plan']);
	expect(world.read(selectFieldValue, PROMPT)).not.toBeUndefined();
});

it("says the site's own reason where it refuses a piece that the page lacks", async () => {
	const world = open({ pageData: { settings: {}, pageDataFailures: LACKING } });
	server.use(
		http.get(`${REST}/settings`, () =>
			HttpResponse.json({ code: 'no', message: 'Refused by a plugin.' }, { status: 401 }),
		),
	);
	await refresh(world);
	expect(said(world)).toEqual([['old-page', expect.stringContaining('Refused by a plugin.')]]);
	expect(world.getState().site.pageDataFailures.some(({ isRead }) => isRead)).toBe(false);
});
