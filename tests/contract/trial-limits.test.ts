import { callRest, readSetting, readSettings } from '../e2e/support/rest';
import { SITE, type Role } from '../e2e/support/site';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';
import {
	answerTrial,
	ask,
	controlTrials,
	expire,
	NOTHING,
	prepareTrials,
	saveOnTrial,
	stateOf,
	trialOf,
	visit,
} from './trial-control';

prepareTrials();

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

	it('of a save that is refused after a part of it was saved, which changes nothing', async () => {
		putMuPlugin(
			'refuses',
			`<?php add_filter( 'rest_request_after_callbacks', function ( $response ) { return isset( $_GET['dashboard-for-jetpack-trial'] ) ? new WP_Error( 'some_updated', 'No.', array( 'status' => 400 ) ) : $response; } );`,
		);
		await saveOnTrial('admin', { sso: true, likes: true });
		removeMuPlugin('refuses');
		expect(await readSettings()).toMatchObject({ sso: false, likes: true });
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

	const trialOf1 = (facts: string) =>
		`{"site":"${SITE}","of":{"1":{"id":"a",${facts}}},"ended":[]}`;
	it.each([
		['no JSON', 'x'],
		['a number', '7'],
		['texts for lists', `{"site":"${SITE}","of":"x","ended":"y"}`],
		['trials of texts', `{"site":"${SITE}","of":{"1":"x"},"ended":["y",3]}`],
		['no time', trialOf1('"extended":0,"changes":{"sso":{}}')],
		['no changes', trialOf1('"until":1700000000,"extended":0,"changes":{"sso":{"option":5}}')],
	])('on a site whose option has %s, and its pages work', async (_name, text) => {
		await controlTrials({ text });
		expect(await visit()).toBe(200);
		expect(await stateOf('admin')).toBeNull();
		await saveOnTrial('admin', { sso: true });
		await answerTrial('admin', 'keep');
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
