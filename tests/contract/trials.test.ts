import { callRest, loadScenario, readSetting, readSettings } from '../e2e/support/rest';
import { SITE, type Role } from '../e2e/support/site';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';
import {
	ask,
	controlTrials,
	putTrialControl,
	removeTrialControl,
	stateOf,
	trialOf,
} from './trial-control';

const NOTHING = { row: null, events: 0 };

const saveOnTrial = (role: Role, changes: object) =>
	callRest(role, 'jetpack/v4/settings&dashboard-for-jetpack-trial=1', changes);

const answer = async (role: Role, what: string) =>
	ask(role, what, { id: (await trialOf(role)).id });

/** A visitor who knows nothing about the trial. */
const visit = async () => (await fetch(`${SITE}/`)).status;

async function expire(): Promise<void> {
	await controlTrials({ age: 1 });
	await visit();
}

const OFF = { sso: false, protect: false, jetpack_sso_match_by_email: false };

beforeAll(putTrialControl);
afterAll(removeTrialControl);

beforeEach(async () => {
	await loadScenario('free');
	await callRest('admin', 'jetpack/v4/settings', OFF);
	await callRest('admin', 'jetpack/v4/settings', { jetpack_waf_ip_block_list: '192.0.2.1' });
});
afterEach(() => controlTrials({ text: 'none' }));

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
		expect((await answer('admin', 'put-back')).trial).toBeNull();
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
		await answer('admin2', 'keep');
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
		await (end === 'expire' ? expire() : answer('admin2', end));
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
		await answer('admin2', what);
		expect(await readSetting('sso')).toBe(isOn);
		expect(await controlTrials()).toEqual(NOTHING);
	});
});

describe('there is no trial', () => {
	it.each([
		['without the parameter', () => callRest('admin', 'jetpack/v4/settings', { sso: true })],
		['of what locks nobody out', () => saveOnTrial('admin', { likes: true })],
		['of a value that is the old one', () => saveOnTrial('admin', { sso: false })],
		['of a save that is refused', () => saveOnTrial('admin', { sso: 'perhaps' })],
		['of a setting that nobody knows', () => saveOnTrial('admin', { nonsense: true })],
		['of an editor', () => saveOnTrial('editor', { sso: true })],
	])('%s', async (_name, save) => {
		await save();
		expect(await controlTrials()).toEqual(NOTHING);
	});

	it.each(['exit;', "throw new Error( 'x' );", 'missing_function();', "wp_die( 'x', 403 );"])(
		'of a save that ends the request by %s, which changes nothing',
		async (end) => {
			putMuPlugin(
				'ends',
				`<?php add_action( 'updated_option', function ( $name ) { if ( 'dashboard_for_jetpack_modules' === $name && isset( $_GET['dashboard-for-jetpack-trial'] ) ) { ${end} } } );`,
			);
			await saveOnTrial('admin', { sso: true });
			removeMuPlugin('ends');
			expect(await readSetting('sso')).toBe(false);
			expect(await controlTrials()).toEqual(NOTHING);
		},
	);

	const HOURS_AGO = 1_700_000_000;
	it.each([
		['no JSON', 'x'],
		['a number', '7'],
		['texts for lists', `{"site":"${SITE}","of":"x","ended":"y"}`],
		['trials of texts', `{"site":"${SITE}","of":{"1":"x"},"ended":["y",3]}`],
		[
			'no time',
			`{"site":"${SITE}","of":{"1":{"id":"a","extended":0,"changes":{"sso":{}}}},"ended":[]}`,
		],
		[
			'changes of nothing',
			`{"site":"${SITE}","of":{"1":{"id":"a","until":${HOURS_AGO},"extended":0,"changes":{"sso":{"option":5}}}},"ended":[]}`,
		],
	])('on a site whose option has %s, and its pages work', async (_name, text) => {
		await controlTrials({ text });
		expect(await visit()).toBe(200);
		expect(await stateOf('admin')).toBeNull();
		await saveOnTrial('admin', { sso: true });
		await answer('admin', 'keep');
		expect(await controlTrials()).toEqual(NOTHING);
	});

	it('on a copy of a site', async () => {
		await saveOnTrial('admin', { sso: true });
		const { row } = await controlTrials();
		await controlTrials({ text: row!.replace(/"site":"[^"]*"/, '"site":"https://other.example"') });
		await expire();
		expect(await readSetting('sso')).toBe(true);
		expect(await stateOf('admin')).toBeNull();
	});
});

it.each<[string, Role, string]>([
	['an editor', 'editor', ''],
	['a subscriber', 'subscriber', ''],
	['a request without a nonce', 'admin', 'x'],
])('%s can neither read nor answer the question', async (_name, role, nonce) => {
	await saveOnTrial('admin', { sso: true });
	const { id } = await trialOf('admin');
	for (const what of ['state', 'keep', 'put-back', 'more']) {
		expect(await ask(role, what, { id, nonce })).toEqual({ status: 403, trial: null });
	}
	expect((await trialOf('admin')).extensions).toBe(10);
});

it('an answer by GET changes nothing', async () => {
	await saveOnTrial('admin', { sso: true });
	const { id } = await trialOf('admin');
	await ask('admin', 'put-back', { id, method: 'GET' });
	expect(await readSetting('sso')).toBe(true);
});
