import { callRest, loadScenario } from '../e2e/support/rest';
import { IS_LONG } from '#tests/support/long';
import { createRandom } from '#tests/support/random';
import { SettingsModel, type WireModule } from './settings-model/model';

const WRITES = IS_LONG ? 1000 : 300;
const SEED = 20261121;

const read = async <T>(path: string) => (await callRest('admin', path)).body as T;

interface Answer {
	code: string;
	message: string;
	data?: { params?: Record<string, string> };
}

/** The keys in a response: the rejected parameters, or the keys in its message. */
function namesIn({ code, message, data }: Answer, keys: string[]): string[] {
	return code === 'rest_invalid_param'
		? Object.keys(data?.params ?? {})
		: keys.filter((key) => new RegExp(`(^|[\\s,:])${key}([.,:]|$)`).test(message));
}

it('API-18, API-19 random writes, valid and invalid, leave the settings as the rules require', async () => {
	await loadScenario('free');
	const model = new SettingsModel(
		await read<Record<string, unknown>>('jetpack/v4/settings'),
		await read<Record<string, WireModule>>('jetpack/v4/module/all'),
	);
	const random = createRandom(SEED);
	const codes = new Map<string, number>();
	for (let written = 0; written < WRITES;) {
		const payload = model.payload(random);
		const expected = model.save(payload);
		const { status, body } = await callRest('admin', 'jetpack/v4/settings', payload);
		const answer = body as Answer;
		expect({
			payload,
			status,
			code: answer.code,
			named: namesIn(answer, Object.keys(payload)).sort(),
		}).toEqual({ payload, ...expected, named: expected.named.sort() });
		codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
		written += Object.keys(payload).length;
	}
	expect([...codes.keys()].sort()).toEqual(['rest_invalid_param', 'some_updated', 'success']);
	expect(await read('jetpack/v4/settings')).toEqual({
		...model.values,
		// Derived from the style of the buttons, which is one of the written settings.
		sharing_services: expect.any(Object),
	});
}, 600_000);
