import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import {
	checkGoogleVerification,
	selectGoogleVerification,
	verifyWithGoogle,
} from '@/state/verification';

const PATH = `${REST}/verify-site/google`;

it('DATA-28 fetches, then knows whether the site is verified', async () => {
	const { store } = createTestStore();
	server.use(http.get(PATH, () => HttpResponse.json({ verified: true, token: 'tag', errors: [] })));
	expect(selectGoogleVerification(store.getState())).toMatchObject({
		fetching: false,
		verifying: false,
		verified: false,
	});
	const checking = store.dispatch(checkGoogleVerification());
	expect(selectGoogleVerification(store.getState())).toMatchObject({
		fetching: true,
		verifying: false,
	});
	await checking;
	expect(selectGoogleVerification(store.getState())).toMatchObject({
		fetching: false,
		verified: true,
		token: 'tag',
	});
});

it('DATA-28 verifies with the code of the pop-up', async () => {
	const { store } = createTestStore();
	let sent: unknown;
	server.use(
		http.post(PATH, async ({ request }) => {
			sent = await request.json();
			return HttpResponse.json({ verified: true, errors: [] });
		}),
	);
	const verifying = store.dispatch(verifyWithGoogle(77));
	expect(selectGoogleVerification(store.getState())).toMatchObject({
		fetching: false,
		verifying: true,
	});
	await verifying;
	expect(sent).toEqual({ keyring_id: 77 });
	expect(selectGoogleVerification(store.getState())).toMatchObject({
		verifying: false,
		verified: true,
	});
});

it('DATA-28 stops and keeps the reason when either fails', async () => {
	const { store } = createTestStore();
	server.use(
		http.get(PATH, () =>
			HttpResponse.json({ code: 'forbidden', message: 'Coming soon' }, { status: 500 }),
		),
	);
	await store.dispatch(checkGoogleVerification());
	expect(selectGoogleVerification(store.getState())).toMatchObject({
		fetching: false,
		verified: false,
		error: { code: 'forbidden', message: 'Coming soon (Status 500)' },
	});
});

it('API-49 keeps the reason that came with a verdict', async () => {
	const { store } = createTestStore();
	const errors = { 'unverify-site-error': ['No tag'] };
	server.use(http.get(PATH, () => HttpResponse.json({ verified: false, errors })));
	await store.dispatch(checkGoogleVerification());
	expect(selectGoogleVerification(store.getState())).toMatchObject({
		verified: false,
		error: { kind: 'envelope', code: 'unverify-site-error', message: 'No tag' },
	});
});
