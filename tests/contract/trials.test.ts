import { callRest, loadScenario, nonceOf, readSetting, readSettings } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { SITE, type Role } from '../e2e/support/site';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';
import { controlTrials, putTrialControl, removeTrialControl } from './trial-control';

const NOTHING = { row: null, events: 0 };

const saveOnTrial = (role: Role, changes: object) =>
	callRest(role, 'jetpack/v4/settings&dashboard-for-jetpack-trial=1', changes);

interface Trial {
	id: string;
	seconds: number;
	extensions: number;
	values: Record<string, { before: unknown; after: unknown }>;
}

async function ask(
	role: Role,
	what: string,
	{ id = '', method = 'POST', nonce = '' } = {},
): Promise<{ status: number; trial: Trial | null }> {
	const response = await fetch(
		`${SITE}/wp-admin/admin-ajax.php?action=dashboard_for_jetpack_trial&do=${what}&id=${id}`,
		{
			method,
			headers: {
				cookie: await cookieHeaderOf(role),
				'x-wp-nonce': nonce || (await nonceOf(role)),
			},
		},
	);
	const { trial = null } = (await response.json()) as { trial?: Trial | null };
	return { status: response.status, trial };
}

const stateOf = async (role: Role) => (await ask(role, 'state', { method: 'GET' })).trial;

/** A trial of a user, which must exist. */
async function trialOf(role: Role): Promise<Trial> {
	const trial = await stateOf(role);
	if (!trial) {
		throw new Error(`${role} has no trial.`);
	}
	return trial;
}

/** A visitor who knows nothing about the trial. */
const visit = async () => (await fetch(`${SITE}/`)).status;

beforeAll(putTrialControl);
afterAll(removeTrialControl);

beforeEach(async () => {
	await loadScenario('free');
	await callRest('admin', 'jetpack/v4/settings', { likes: false, sharedaddy: true });
	await callRest('admin', 'jetpack/v4/settings', { sharing_label: 'Share this:' });
});
afterEach(async () => {
	for (const role of ['admin', 'admin2'] as const) {
		const trial = await stateOf(role);
		if (trial) {
			await ask(role, 'keep', { id: trial.id });
		}
	}
});

describe('a save on trial', () => {
	it('is kept by an answer, and leaves neither an option nor an event', async () => {
		await saveOnTrial('admin', { likes: true });
		const { id, seconds, extensions, values } = await trialOf('admin');
		expect(values).toEqual({ likes: { before: false, after: true } });
		expect(seconds).toBeGreaterThan(50);
		expect(seconds).toBeLessThanOrEqual(60);
		expect(extensions).toBe(10);
		expect((await controlTrials('read')).events).toBe(1);
		expect((await ask('admin', 'keep', { id })).trial).toBeNull();
		expect(await controlTrials('read')).toEqual(NOTHING);
		expect(await readSetting('likes')).toBe(true);
	});

	it('is put back by the first visitor after its time', async () => {
		await saveOnTrial('admin', { likes: true, sharing_label: 'Tell others' });
		await controlTrials('due');
		expect(await visit()).toBe(200);
		expect(await controlTrials('read')).toEqual(NOTHING);
		expect(await readSettings()).toMatchObject({ likes: false, sharing_label: 'Share this:' });
	});

	it('stays until its time is up, no matter who visits', async () => {
		await saveOnTrial('admin', { likes: true });
		await visit();
		expect(await readSetting('likes')).toBe(true);
	});

	it('is put back at once when asked', async () => {
		await saveOnTrial('admin', { likes: true });
		const { id } = await trialOf('admin');
		expect((await ask('admin', 'put-back', { id })).trial).toBeNull();
		expect(await readSetting('likes')).toBe(false);
		expect(await controlTrials('read')).toEqual(NOTHING);
	});

	it('is not overwritten if someone has changed it since', async () => {
		await saveOnTrial('admin', { likes: true, sharing_label: 'Tell others' });
		await callRest('admin2', 'jetpack/v4/settings', { sharing_label: 'Mine' });
		await controlTrials('due');
		await visit();
		expect(await readSettings()).toMatchObject({ likes: false, sharing_label: 'Mine' });
		expect(await controlTrials('read')).toEqual(NOTHING);
	});

	it('is left to the request that has claimed it', async () => {
		await saveOnTrial('admin', { likes: true });
		await controlTrials('due');
		await controlTrials('claimed');
		await visit();
		expect(await readSetting('likes')).toBe(true);
	});

	it('is put back by the next request after a worker that died', async () => {
		await saveOnTrial('admin', { likes: true });
		await controlTrials('due');
		await controlTrials('abandoned');
		await visit();
		expect(await readSetting('likes')).toBe(false);
		expect(await controlTrials('read')).toEqual(NOTHING);
	});

	it('that Jetpack fails to put back is tried again, not by each visitor', async () => {
		await saveOnTrial('admin', { likes: true });
		putMuPlugin(
			'refuses',
			`<?php add_filter( 'rest_request_before_callbacks', function ( $response, $handler, $request ) {
				return 'POST' === $request->get_method() && 'GET' === $_SERVER['REQUEST_METHOD'] ? new WP_Error( 'some_updated', 'No.', array( 'status' => 400 ) ) : $response;
			}, 10, 3 );`,
		);
		await controlTrials('due');
		await visit();
		removeMuPlugin('refuses');
		await visit();
		expect(await readSetting('likes')).toBe(true);
		await controlTrials('abandoned');
		await visit();
		expect(await readSetting('likes')).toBe(false);
		expect(await controlTrials('read')).toEqual(NOTHING);
	});

	it('is put back once by twenty visitors at a time', async () => {
		await saveOnTrial('admin', { likes: true });
		await controlTrials('due');
		await Promise.all(Array.from({ length: 20 }, visit));
		expect(await readSetting('likes')).toBe(false);
		expect(await controlTrials('read')).toEqual(NOTHING);
	});

	it('gets more time up to ten times', async () => {
		await saveOnTrial('admin', { likes: true });
		const { id } = await trialOf('admin');
		const left = [];
		for (let time = 0; time < 11; time++) {
			left.push((await ask('admin', 'more', { id })).trial?.extensions);
		}
		expect(left).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
		expect((await trialOf('admin')).seconds).toBeGreaterThan(590);
	});

	it('is one question with an earlier one, and none once both are undone', async () => {
		await saveOnTrial('admin', { likes: true });
		await saveOnTrial('admin', { sharedaddy: false });
		expect((await trialOf('admin')).values).toEqual({
			likes: { before: false, after: true },
			sharedaddy: { before: true, after: false },
		});
		await saveOnTrial('admin', { likes: false, sharedaddy: true });
		expect(await controlTrials('read')).toEqual(NOTHING);
	});

	it('is not answered by a question about earlier changes', async () => {
		await saveOnTrial('admin', { likes: true });
		const { id } = await trialOf('admin');
		await saveOnTrial('admin', { sharedaddy: false });
		expect((await ask('admin', 'keep', { id })).trial).not.toBeNull();
		expect((await ask('admin', 'put-back', { id })).trial).not.toBeNull();
		expect(await readSettings()).toMatchObject({ likes: true, sharedaddy: false });
	});

	it('of one administrator is not that of another', async () => {
		await saveOnTrial('admin', { likes: true });
		await saveOnTrial('admin2', { sharedaddy: false });
		const { id } = await trialOf('admin2');
		await ask('admin2', 'keep', { id });
		await controlTrials('due');
		await visit();
		expect(await readSettings()).toMatchObject({ likes: false, sharedaddy: false });
		expect(await controlTrials('read')).toEqual(NOTHING);
	});
});

describe('there is no trial', () => {
	it.each([
		['without the parameter', () => callRest('admin', 'jetpack/v4/settings', { likes: true })],
		['of a value that is the old one', () => saveOnTrial('admin', { likes: false })],
		['of a save that is refused', () => saveOnTrial('admin', { likes: 'perhaps' })],
		['of a setting that nobody knows', () => saveOnTrial('admin', { nonsense: true })],
		['of an editor', () => saveOnTrial('editor', { likes: true })],
	])('%s', async (_name, save) => {
		await save();
		expect(await controlTrials('read')).toEqual(NOTHING);
	});

	it('on a site whose option is damaged, and its pages work', async () => {
		await controlTrials('damaged');
		expect(await visit()).toBe(200);
		expect(await stateOf('admin')).toBeNull();
		await saveOnTrial('admin', { likes: true });
		const { id } = await trialOf('admin');
		await ask('admin', 'keep', { id });
		expect(await controlTrials('read')).toEqual(NOTHING);
	});
});

it.each<[string, Role, string]>([
	['an editor', 'editor', ''],
	['a subscriber', 'subscriber', ''],
	['a request without a nonce', 'admin', 'x'],
])('%s can neither read nor answer the question', async (_name, role, nonce) => {
	await saveOnTrial('admin', { likes: true });
	const { id } = await trialOf('admin');
	for (const what of ['state', 'keep', 'put-back', 'more']) {
		expect(await ask(role, what, { id, nonce })).toEqual({ status: 403, trial: null });
	}
	expect((await trialOf('admin')).extensions).toBe(10);
});

it('an answer by GET changes nothing', async () => {
	await saveOnTrial('admin', { likes: true });
	const { id } = await trialOf('admin');
	await ask('admin', 'put-back', { id, method: 'GET' });
	expect(await readSetting('likes')).toBe(true);
});
