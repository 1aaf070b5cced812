import { stampOf } from '@/api/entities/settings';
import { callRest, loadScenario, readSetting } from '../e2e/support/rest';
import type { Role } from '../e2e/support/site';
import { turnRecord } from './record';

const KEY = 'sharing_label';

const save = (role: Role, changes: object, seen: unknown) =>
	callRest(
		role,
		`jetpack/v4/settings&dashboard-for-jetpack-seen=${encodeURIComponent(JSON.stringify(seen))}`,
		changes,
	);

const whatIs = (value: unknown, key = KEY) => ({ [key]: stampOf(value) });

beforeEach(async () => {
	await loadScenario('free');
	await callRest('admin', 'jetpack/v4/settings', { [KEY]: 'Share this:' });
});

it('a save of what the person saw is made', async () => {
	expect((await save('admin', { [KEY]: 'Tell others' }, whatIs('Share this:'))).status).toBe(200);
	expect(await readSetting(KEY)).toBe('Tell others');
});

it('a save over somebody else’s value is refused, with that value', async () => {
	await callRest('admin2', 'jetpack/v4/settings', { [KEY]: 'Theirs' });
	const { status, body } = await save('admin', { [KEY]: 'Mine' }, whatIs('Share this:'));
	expect(status).toBe(409);
	expect(body).toMatchObject({
		code: 'changed_elsewhere',
		data: { values: { [KEY]: 'Theirs' }, stamps: whatIs('Theirs'), by: '' },
	});
	expect(await readSetting(KEY)).toBe('Theirs');
});

it('the stamps of the answer allow the save, until somebody changes the value again', async () => {
	const { body } = await save('admin', { [KEY]: 'Mine' }, whatIs('Another'));
	const { stamps } = (body as { data: { stamps: object } }).data;
	expect((await save('admin', { [KEY]: 'Mine' }, stamps)).status).toBe(200);
	expect((await save('admin2', { [KEY]: 'Yours' }, stamps)).status).toBe(409);
	expect(await readSetting(KEY)).toBe('Mine');
});

it('a module and a list are compared as well', async () => {
	await callRest('admin', 'jetpack/v4/settings', { stats: true });
	await callRest('admin', 'jetpack/v4/settings', { count_roles: ['author'] });
	const seen = { ...whatIs(true, 'stats'), ...whatIs(['author'], 'count_roles') };
	expect((await save('admin', { count_roles: ['author', 'editor'] }, seen)).status).toBe(200);
	expect((await save('admin', { count_roles: ['editor'] }, seen)).status).toBe(409);
	await callRest('admin', 'jetpack/v4/settings', { stats: false });
	expect((await save('admin', { [KEY]: 'x' }, whatIs(true, 'stats'))).status).toBe(409);
});

it('the answer names who has changed the value, if the site keeps a record', async () => {
	await turnRecord('on');
	try {
		await callRest('admin2', 'jetpack/v4/settings', { [KEY]: 'Theirs' });
		const { body } = await save('admin', { [KEY]: 'Mine' }, whatIs('Share this:'));
		expect(body).toMatchObject({ data: { by: 'admin2' } });
	} finally {
		await turnRecord('off');
	}
});

it('somebody without the right learns no value', async () => {
	const { status, body } = await save('editor', { [KEY]: 'Mine' }, whatIs('x'));
	expect(status).toBe(403);
	expect(JSON.stringify(body)).not.toContain('Share this:');
});

it.each(['x', 5, ['a'], { [KEY]: 7 }, {}])(
	'%j in place of the stamps compares nothing',
	async (seen) => {
		expect((await save('admin', { [KEY]: 'Mine' }, seen)).status).toBe(200);
	},
);
