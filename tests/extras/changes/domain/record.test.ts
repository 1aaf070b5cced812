import {
	listSaves,
	SOURCES,
	writeSaves,
	type SiteChange,
	type SiteRecord,
} from '@/extras/changes/domain/record';
import { describeChange, type FileFacts } from '@/domain/settings/file/site-entries';
import { toModule } from '@/api/entities/modules';
import { FACTS as BARE } from '#tests/domain/settings/file/facts';

const COLOR = 'carousel_background_color';
const ON = { key: 'sitemaps', before: false, after: true };

const FACTS: FileFacts = {
	...BARE,
	modules: {
		carousel: toModule({ options: { [COLOR]: { default: 'black' } } }, 'carousel'),
		monitor: toModule({ options: { monitor_receive_notifications: {} } }, 'monitor'),
		subscriptions: toModule({ options: { stb_enabled: { default: true } } }, 'subscriptions'),
	},
};

const CHANGE: SiteChange = {
	id: 1,
	at: Date.UTC(2026, 0, 31, 12),
	request: 'a',
	userId: 1,
	login: 'anna',
	source: 'dashboard',
	author: null,
	...ON,
};

const recordOf = (...changes: Partial<SiteChange>[]) => ({
	isOn: true,
	changes: changes.map((change) => ({ ...CHANGE, ...change })),
});
const savesOf = (...changes: Partial<SiteChange>[]) => listSaves(recordOf(...changes), [], FACTS);

it('makes one entry of the changes of a request, and of those of a setting the first and the last value', () => {
	const saves = savesOf(
		{ id: 4, request: 'b', at: 9, login: '', userId: 0, source: 'cli' },
		{ id: 3, key: COLOR, before: 'gray', after: 'white' },
		{ id: 2, key: COLOR, before: 'black', after: 'gray' },
		{ id: 1 },
	);
	expect(saves).toEqual([
		{ id: 4, at: 9, by: '', changes: [ON], origin: ['Changed with WP-CLI.'] },
		{
			id: 3,
			at: CHANGE.at,
			by: 'anna',
			changes: [{ key: COLOR, before: 'black', after: 'white' }, ON],
			origin: ['Changed in this dashboard.'],
		},
	]);
});

it('leaves out a setting that ended as it began, even if the default was saved for the first time', () => {
	expect(savesOf({ before: true, after: false }, {})).toEqual([]);
	expect(savesOf({ key: 'stb_enabled', before: null, after: true })).toEqual([]);
});

it('replaces a value that was not saved with the site’s default', () => {
	const [save] = savesOf({ key: 'stb_enabled', before: null, after: false });
	expect(save?.changes).toEqual([{ key: 'stb_enabled', before: true, after: false }]);
	const [switched] = savesOf({ key: 'admin_bar', before: null, after: true });
	expect(switched?.changes).toEqual([{ key: 'admin_bar', before: false, after: true }]);
	const color = { key: COLOR, before: null, after: 'white' };
	expect(savesOf(color)[0]?.changes).toEqual([{ ...color, before: 'black', after: 'white' }]);
	const [unknown] = savesOf({ key: 'count_roles', before: null, after: ['editor'] });
	expect(unknown?.changes).toEqual([{ key: 'count_roles' }]);
});

it('trusts no value that the record cannot have written', () => {
	const [save] = savesOf(
		{ key: 'sitemaps', before: 'x', after: true },
		{ key: 'wordpress_api_key', before: 'a', after: 'b' },
		{ key: 'google', before: undefined, after: undefined },
		{ key: 'stats' },
		{ key: 'stats', before: undefined, after: undefined },
		{ key: 'stats' },
	);
	const keys = ['sitemaps', 'wordpress_api_key', 'google', 'stats'];
	expect(save?.changes).toEqual(keys.map((key) => ({ key })));
});

it('a setting of Jetpack’s own has the name of its module, and is left out beside the switch of that module', () => {
	const own = { key: 'monitor_receive_notifications', before: undefined, after: undefined };
	const [alone] = savesOf(own);
	expect(alone?.changes.map((change) => describeChange(FACTS, change))).toEqual([
		'Downtime monitoring: changed',
	]);
	const [switched] = savesOf(own, { key: 'monitor', before: false, after: true });
	expect(switched?.changes.map((change) => describeChange(FACTS, change))).toEqual([
		'Downtime monitoring: Off → On',
	]);
});

it('one list has what the site keeps, and before that what this browser has saved', () => {
	const mine = [CHANGE.at + 1, CHANGE.at - 1].map((at) => ({ at, by: 'anna', changes: [ON] }));
	const times = (record: SiteRecord | null) => listSaves(record, mine, FACTS).map(({ at }) => at);
	expect(times(recordOf({}))).toEqual([CHANGE.at, CHANGE.at - 1]);
	expect(times(recordOf())).toEqual([CHANGE.at + 1, CHANGE.at - 1]);
	expect(times({ isOn: false, changes: [] })).toEqual([CHANGE.at + 1, CHANGE.at - 1]);
	expect(times(null)).toEqual([CHANGE.at + 1, CHANGE.at - 1]);
});

const author = { kind: 'plugin', name: 'Acme', file: 'acme/a.php', line: 3 } as const;

it('names a deleted user by the number, and the code of a plugin', () => {
	const [save] = savesOf({ login: '', source: 'visit', author });
	expect(save?.by).toBe('user 1, who was deleted');
	expect(save?.origin).toEqual([
		'Changed while somebody visited the site.',
		'Changed by code in Acme (acme/a.php:3).',
	]);
});

it('describes each origin differently', () => {
	const sentences = SOURCES.map((source) => savesOf({ source })[0]?.origin?.join(' '));
	expect(new Set(sentences).size).toBe(SOURCES.length);
	expect(savesOf({ source: 'other' })[0]?.origin).toEqual([]);
});

it('writes a table in which no cell is a formula', () => {
	const saves = savesOf(
		{ login: '=cmd', key: 'jetpack_subscriptions_from_name', before: undefined, after: undefined },
		{ login: '=cmd' },
		{ request: 'b', source: 'visit', author },
	);
	expect(writeSaves(saves, FACTS).split('\r\n')).toEqual([
		'"Time","Person","Origin","Key","Setting","Before","After"',
		`"2026-01-31T12:00:00.000Z","'=cmd","Changed in this dashboard.","jetpack_subscriptions_from_name","Sender name","Not kept","Not kept"`,
		`"2026-01-31T12:00:00.000Z","'=cmd","Changed in this dashboard.","sitemaps","Sitemaps","Off","On"`,
		`"2026-01-31T12:00:00.000Z","anna","Changed while somebody visited the site. Changed by code in Acme (acme/a.php:3).","sitemaps","Sitemaps","Off","On"`,
		'',
	]);
});

it.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', 'a "b", c'])('writes %j as text', (by) => {
	const [, row = ''] = writeSaves(savesOf({ login: by }), FACTS).split('\r\n"2');
	const cell = by.replaceAll('"', '""');
	expect(row.includes(/^a/.test(by) ? `"${cell}"` : `"'${cell}"`)).toBe(true);
});
