import { callRest, readSetting, readSettings } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';
import { readRecord, turnRecord } from './record';
import {
	answerTrial,
	ask,
	blocked,
	BLOCKED,
	controlTrials,
	expectEnd,
	expire,
	OFF,
	prepareTrials,
	saveOnTrial,
	stateOf,
	trialOf,
	visit,
} from './trial-control';

prepareTrials();

const TURNED_ON = { before: false, after: true };

describe('a save on trial', () => {
	it('is kept by an answer, and leaves neither an option nor an event', async () => {
		await saveOnTrial('admin', { sso: true });
		const { id, seconds, extensions, values } = await trialOf('admin');
		expect({ extensions, values }).toEqual({ extensions: 10, values: { sso: TURNED_ON } });
		expect(seconds).toBeGreaterThan(50);
		expect(seconds).toBeLessThanOrEqual(60);
		expect((await controlTrials()).events).toBe(1);
		expect((await ask('admin', 'keep', { id })).trial).toBeNull();
		await expectEnd({ sso: true });
	});

	it('is put back by the first visitor after its time', async () => {
		await saveOnTrial('admin', { sso: true, jetpack_sso_match_by_email: true });
		await saveOnTrial('admin', blocked(2));
		await controlTrials({ age: 1 });
		expect(await visit()).toBe(200);
		await expectEnd({ ...OFF, ...blocked(1) });
	});

	it('stays until its time is up, no matter who visits', async () => {
		await saveOnTrial('admin', { sso: true });
		await visit();
		expect(await readSetting('sso')).toBe(true);
	});

	it('is put back at once when asked', async () => {
		await saveOnTrial('admin', { sso: true });
		expect((await answerTrial('admin', 'put-back')).trial).toBeNull();
		await expectEnd({ sso: false });
	});

	it('is not overwritten if someone has changed it since', async () => {
		await saveOnTrial('admin', { sso: true, ...blocked(2) });
		await callRest('admin2', 'jetpack/v4/settings', blocked(3));
		await expire();
		await expectEnd({ sso: false, ...blocked(3) });
	});

	it('is put back once by twenty visitors at a time', async () => {
		await saveOnTrial('admin', { sso: true });
		await controlTrials({ age: 1 });
		await Promise.all(Array.from({ length: 20 }, visit));
		await expectEnd({ sso: false });
	});

	it('is put back although the site refuses every REST call and has no such user any more', async () => {
		await saveOnTrial('admin2', { sso: true });
		const { row } = await controlTrials();
		await controlTrials({ text: row!.replace(/"of":\{"\d+"/, '"of":{"987654"') });
		putMuPlugin(
			'refuses',
			`<?php foreach ( array( 'rest_authentication_errors', 'rest_pre_dispatch' ) as $hook ) { add_filter( $hook, function () { return new WP_Error( 'no', 'No.', array( 'status' => 503 ) ); } ); }`,
		);
		await expire();
		removeMuPlugin('refuses');
		await expectEnd({ sso: false });
	});

	it('gets more time up to ten times', async () => {
		await saveOnTrial('admin', { sso: true });
		const { id } = await trialOf('admin');
		const left = [];
		for (let time = 0; time < 11; time++) {
			left.push((await ask('admin', 'more', { id })).trial?.extensions);
		}
		expect(left).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
		expect((await trialOf('admin')).seconds).toBeGreaterThan(590);
	});

	it('is one question with an earlier one, not answered by a question about that, and none once both are undone', async () => {
		await saveOnTrial('admin', { sso: true });
		const { id } = await trialOf('admin');
		await saveOnTrial('admin', { protect: true });
		for (const answer of ['keep', 'put-back']) {
			expect((await ask('admin', answer, { id })).trial).not.toBeNull();
		}
		expect(await readSettings()).toMatchObject({ sso: true, protect: true });
		expect((await trialOf('admin')).values).toEqual({ sso: TURNED_ON, protect: TURNED_ON });
		await saveOnTrial('admin', { sso: false, protect: false });
		await expectEnd({});
	});
});

describe('two administrators', () => {
	it('have a question each for what each has changed', async () => {
		await saveOnTrial('admin', { sso: true });
		await saveOnTrial('admin2', { protect: true });
		await answerTrial('admin2', 'keep');
		await expire();
		await expectEnd({ sso: false, protect: true });
	});

	it.each([
		['keep', 3],
		['put-back', 1],
		['expire', 1],
	])(
		'who change the same setting have one question, for the last, and end at what was kept last: %s',
		async (end, expected) => {
			await saveOnTrial('admin', blocked(2));
			await saveOnTrial('admin2', blocked(3));
			expect(await stateOf('admin')).toBeNull();
			expect((await trialOf('admin2')).values).toEqual({
				[BLOCKED]: { before: '192.0.2.1', after: '192.0.2.3' },
			});
			await (end === 'expire' ? expire() : answerTrial('admin2', end));
			await expectEnd(blocked(expected));
		},
	);

	it('of whom one turns on and the other off what was off leave it off, with no question', async () => {
		await saveOnTrial('admin', { sso: true });
		await saveOnTrial('admin2', { sso: false });
		await expectEnd({});
		await expire();
		await expectEnd({ sso: false });
	});
});

it.each([
	['keep', true],
	['put-back', false],
])(
	'a trial that is found after more than an hour stays, and ends as any administrator says: %s',
	async (what, isOn) => {
		await saveOnTrial('admin', { sso: true });
		await controlTrials({ age: 2 * 60 * 60 });
		await visit();
		expect(await readSetting('sso')).toBe(true);
		for (const role of ['admin', 'admin2'] as const) {
			expect(await trialOf(role)).toMatchObject({ isOld: true, values: { sso: TURNED_ON } });
		}
		await answerTrial('admin2', what);
		await expectEnd({ sso: isOn });
	},
);

it.each([
	['deactivated', "do_action( 'deactivate_plugin', 'jetpack/jetpack.php', false );"],
	[
		'updated',
		"apply_filters( 'upgrader_pre_install', true, array( 'plugin' => 'jetpack/jetpack.php' ) );",
	],
])('a trial ends before a plugin is %s', async (_how, code) => {
	await saveOnTrial('admin', { sso: true });
	putMuPlugin(
		'ends',
		`<?php add_action( 'wp_loaded', function () { if ( isset( $_GET['ends'] ) ) { ${code} } } );`,
	);
	await fetch(`${SITE}/?ends`);
	removeMuPlugin('ends');
	await expectEnd({ sso: false });
});

it('the record says that nobody has put it back', async () => {
	await turnRecord('on');
	try {
		await saveOnTrial('admin', { sso: true });
		await controlTrials({ age: 1 });
		await callRest('admin', 'jetpack/v4/settings');
		const [last] = await readRecord();
		expect(last).toMatchObject({ key: 'sso', source: 'clock', userId: 0, login: '' });
	} finally {
		await turnRecord('off');
	}
});
