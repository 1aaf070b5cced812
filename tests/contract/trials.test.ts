import { callRest, readSetting, readSettings } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';
import { readRecord, turnRecord } from './record';
import {
	answerTrial,
	ask,
	controlTrials,
	expire,
	NOTHING,
	OFF,
	prepareTrials,
	saveOnTrial,
	stateOf,
	trialOf,
	visit,
} from './trial-control';

prepareTrials();

describe('a save on trial', () => {
	it('is kept by an answer, and leaves neither an option nor an event', async () => {
		await saveOnTrial('admin', { sso: true });
		const { id, seconds, extensions, values } = await trialOf('admin');
		expect(values).toEqual({ sso: { before: false, after: true } });
		expect(seconds).toBeGreaterThan(50);
		expect(seconds).toBeLessThanOrEqual(60);
		expect(extensions).toBe(10);
		expect((await controlTrials()).events).toBe(1);
		expect((await ask('admin', 'keep', { id })).trial).toBeNull();
		expect(await controlTrials()).toEqual(NOTHING);
		expect(await readSetting('sso')).toBe(true);
	});

	it('is put back by the first visitor after its time', async () => {
		await saveOnTrial('admin', { sso: true, jetpack_sso_match_by_email: true });
		await saveOnTrial('admin', { jetpack_waf_ip_block_list: '192.0.2.2' });
		await controlTrials({ age: 1 });
		expect(await visit()).toBe(200);
		expect(await controlTrials()).toEqual(NOTHING);
		expect(await readSettings()).toMatchObject({ ...OFF, jetpack_waf_ip_block_list: '192.0.2.1' });
	});

	it('stays until its time is up, no matter who visits', async () => {
		await saveOnTrial('admin', { sso: true });
		await visit();
		expect(await readSetting('sso')).toBe(true);
	});

	it('is put back at once when asked', async () => {
		await saveOnTrial('admin', { sso: true });
		expect((await answerTrial('admin', 'put-back')).trial).toBeNull();
		expect(await readSetting('sso')).toBe(false);
		expect(await controlTrials()).toEqual(NOTHING);
	});

	it('is not overwritten if someone has changed it since', async () => {
		await saveOnTrial('admin', { sso: true, jetpack_waf_ip_block_list: '192.0.2.2' });
		await callRest('admin2', 'jetpack/v4/settings', { jetpack_waf_ip_block_list: '192.0.2.3' });
		await expire();
		expect(await readSettings()).toMatchObject({
			sso: false,
			jetpack_waf_ip_block_list: '192.0.2.3',
		});
		expect(await controlTrials()).toEqual(NOTHING);
	});

	it('is put back once by twenty visitors at a time', async () => {
		await saveOnTrial('admin', { sso: true });
		await controlTrials({ age: 1 });
		await Promise.all(Array.from({ length: 20 }, visit));
		expect(await readSetting('sso')).toBe(false);
		expect(await controlTrials()).toEqual(NOTHING);
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
		expect(await readSetting('sso')).toBe(false);
		expect(await controlTrials()).toEqual(NOTHING);
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

	it('is one question with an earlier one, and none once both are undone', async () => {
		await saveOnTrial('admin', { sso: true });
		await saveOnTrial('admin', { protect: true });
		expect((await trialOf('admin')).values).toEqual({
			sso: { before: false, after: true },
			protect: { before: false, after: true },
		});
		await saveOnTrial('admin', { sso: false, protect: false });
		expect(await controlTrials()).toEqual(NOTHING);
	});

	it('is not answered by a question about earlier changes', async () => {
		await saveOnTrial('admin', { sso: true });
		const { id } = await trialOf('admin');
		await saveOnTrial('admin', { protect: true });
		expect((await ask('admin', 'keep', { id })).trial).not.toBeNull();
		expect((await ask('admin', 'put-back', { id })).trial).not.toBeNull();
		expect(await readSettings()).toMatchObject({ sso: true, protect: true });
	});
});

describe('two administrators', () => {
	it('have a question each for what each has changed', async () => {
		await saveOnTrial('admin', { sso: true });
		await saveOnTrial('admin2', { protect: true });
		await answerTrial('admin2', 'keep');
		await expire();
		expect(await readSettings()).toMatchObject({ sso: false, protect: true });
		expect(await controlTrials()).toEqual(NOTHING);
	});

	it('who change the same setting have one question, for the last of them', async () => {
		await saveOnTrial('admin', { jetpack_waf_ip_block_list: '192.0.2.2' });
		await saveOnTrial('admin2', { jetpack_waf_ip_block_list: '192.0.2.3' });
		expect(await stateOf('admin')).toBeNull();
		expect((await trialOf('admin2')).values.jetpack_waf_ip_block_list).toEqual({
			before: '192.0.2.1',
			after: '192.0.2.3',
		});
	});

	it.each([
		['keep', '192.0.2.3'],
		['put-back', '192.0.2.1'],
		['expire', '192.0.2.1'],
	])('who change the same setting end at what was kept last: %s', async (end, expected) => {
		await saveOnTrial('admin', { jetpack_waf_ip_block_list: '192.0.2.2' });
		await saveOnTrial('admin2', { jetpack_waf_ip_block_list: '192.0.2.3' });
		await (end === 'expire' ? expire() : answerTrial('admin2', end));
		expect(await readSetting('jetpack_waf_ip_block_list')).toBe(expected);
		expect(await controlTrials()).toEqual(NOTHING);
	});

	it('of whom one turns on and the other off what was off leave it off, with no question', async () => {
		await saveOnTrial('admin', { sso: true });
		await saveOnTrial('admin2', { sso: false });
		expect(await controlTrials()).toEqual(NOTHING);
		await expire();
		expect(await readSetting('sso')).toBe(false);
	});
});

describe('a trial that is found after more than an hour', () => {
	const OLD = { age: 2 * 60 * 60 };

	it('is not put back, and every administrator is asked', async () => {
		await saveOnTrial('admin', { sso: true });
		await controlTrials(OLD);
		await visit();
		expect(await readSetting('sso')).toBe(true);
		for (const role of ['admin', 'admin2'] as const) {
			expect(await trialOf(role)).toMatchObject({
				isOld: true,
				values: { sso: { before: false, after: true } },
			});
		}
	});

	it.each([
		['keep', true],
		['put-back', false],
	])('ends as another administrator says: %s', async (what, isOn) => {
		await saveOnTrial('admin', { sso: true });
		await controlTrials(OLD);
		await answerTrial('admin2', what);
		expect(await readSetting('sso')).toBe(isOn);
		expect(await controlTrials()).toEqual(NOTHING);
	});
});

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
	expect(await controlTrials()).toEqual(NOTHING);
	expect(await readSetting('sso')).toBe(false);
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
