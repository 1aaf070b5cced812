import { delay, http, HttpResponse } from 'msw';
import {
	checkAntiSpamKey,
	checkSavedAntiSpamKey,
	loadAntiSpam,
	selectAntiSpam,
	selectAntiSpamKeyCheck,
	selectIsAntiSpamKeyChecking,
} from '@/state/anti-spam';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const PATH = 'module/akismet/key/check';

const setUp = () => {
	const { store } = createTestStore();
	return {
		store,
		check: () => selectAntiSpamKeyCheck(store.getState()),
		isChecking: () => selectIsAntiSpamKeyChecking(store.getState()),
	};
};

it.each([
	[12, 12],
	['not_installed', 'not-installed'],
	['N/A', 'unavailable'],
])('API-31 loads the anti-spam data %j', async (answer, data) => {
	const { store } = setUp();
	expect(selectAntiSpam(store.getState())).toEqual({ phase: 'idle' });
	answerGet('module/akismet/data', answer);
	await store.dispatch(loadAntiSpam());
	expect(selectAntiSpam(store.getState())).toEqual({ phase: 'ready', data });
});

it('API-32 DATA-26 knows nothing of the key, checks it, then knows', async () => {
	const { store, check, isChecking } = setUp();
	expect(check()).toMatchObject({ validKey: null, invalidKeyCode: '', invalidKeyMessage: '' });
	expect(isChecking()).toBe(false);
	answerGet(PATH, { validKey: false, invalidKeyCode: 'not_active', invalidKeyMessage: 'Off' });
	const checking = store.dispatch(checkSavedAntiSpamKey());
	expect(isChecking()).toBe(true);
	expect(check().validKey).toBeNull();
	await checking;
	expect(isChecking()).toBe(false);
	expect(check()).toMatchObject({
		validKey: false,
		invalidKeyCode: 'not_active',
		invalidKeyMessage: 'Off',
	});
});

it('API-33 SETSEC-15 checks a typed key without the blanks around it', async () => {
	const { store, check } = setUp();
	const sent = answerPost(PATH, { validKey: true });
	await store.dispatch(checkAntiSpamKey('  abcdef123456 \n'));
	expect(sent).toEqual([{ api_key: 'abcdef123456' }]);
	expect(check().validKey).toBe(true);
});

it('DATA-26 ignores the late answer of an older check', async () => {
	const { store, check, isChecking } = setUp();
	server.use(
		http.post(`${REST}/${PATH}`, async ({ request }) => {
			const { api_key: key } = (await request.json()) as { api_key: string };
			await delay(key === 'slow' ? 60 : 5);
			return HttpResponse.json({ validKey: key === 'quick' });
		}),
	);
	const slow = store.dispatch(checkAntiSpamKey('slow'));
	await store.dispatch(checkAntiSpamKey('quick'));
	expect(check().validKey).toBe(true);
	await slow;
	expect(check().validKey).toBe(true);
	expect(isChecking()).toBe(false);
});

it('API-33 takes a key that the server refuses to check for invalid, and points out why', async () => {
	const { store, check } = setUp();
	const params = { api_key: 'Letters and digits only.' };
	const refusal = {
		code: 'rest_invalid_param',
		message: 'Invalid parameter(s): api_key',
		data: { status: 400, params, details: [] },
	};
	answerPost(PATH, refusal, 400);
	await store.dispatch(checkAntiSpamKey('not-a-key'));
	expect(check()).toMatchObject({
		validKey: false,
		invalidKeyCode: 'rest_invalid_param',
		invalidKeyMessage: 'Letters and digits only.',
		error: null,
	});
});

it('API-33 does not call a key invalid that could not be checked', async () => {
	const { store, check, isChecking } = setUp();
	answerPost(PATH, { code: 'x', message: 'Down', data: null }, 500);
	await expect(store.dispatch(checkAntiSpamKey('abc'))).resolves.toMatchObject({
		error: { status: 500 },
	});
	expect(check()).toMatchObject({ validKey: null, error: { message: 'Down (Status 500)' } });
	expect(isChecking()).toBe(false);
});
