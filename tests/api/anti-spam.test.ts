import { antiSpamApi } from '@/api';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const KEY_CHECK = 'module/akismet/key/check';
const calls = () => createTestStore().api(antiSpamApi);

it.each([
	[0, 0],
	[4711, 4711],
	['4711', 4711],
	['not_installed', 'not-installed'],
	['not_active', 'inactive'],
	['invalid_key', 'invalid-key'],
	['N/A', 'unavailable'],
])('API-31 CARD-04 reads the anti-spam data %j', async (wire, expected) => {
	const antiSpam = calls();
	answerGet('module/akismet/data', wire);
	await expect(antiSpam.loadData()).resolves.toBe(expected);
});

const CHECKS = [
	{ wire: { validKey: true }, expected: [true, '', ''] },
	{ wire: { validKey: false }, expected: [false, '', ''] },
	{ wire: { validKey: null }, expected: [null, '', ''] },
	{ wire: false, expected: [false, '', ''] },
	{
		wire: { validKey: false, invalidKeyCode: 'not_installed', invalidKeyMessage: 'Absent' },
		expected: [false, 'not_installed', 'Absent'],
	},
];

it.each(CHECKS)('API-32 API-33 DATA-26 reads the key check $wire', async ({ wire, expected }) => {
	const antiSpam = calls();
	const [validKey, invalidKeyCode, invalidKeyMessage] = expected;
	const check = { validKey, invalidKeyCode, invalidKeyMessage };
	answerGet(KEY_CHECK, wire);
	await expect(antiSpam.checkSavedKey()).resolves.toEqual(check);
	const sent = answerPost(KEY_CHECK, wire);
	await expect(antiSpam.checkKey('abcdef123456')).resolves.toEqual(check);
	expect(sent).toEqual([{ api_key: 'abcdef123456' }]);
});

it('API-32 takes an answer without a verdict for none', async () => {
	const antiSpam = calls();
	answerGet(KEY_CHECK, { invalidKeyCode: 'not_active' });
	expect(await failureOf(antiSpam.checkSavedKey())).toMatchObject({ kind: 'shape' });
});
