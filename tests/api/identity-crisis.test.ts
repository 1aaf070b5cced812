import { identityCrisisApi } from '@/api';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

const calls = () => createTestStore().api(identityCrisisApi);

it('API-60 API-62 confirms the safe mode, and migrates', async () => {
	const crisis = calls();
	const confirmed = answerPost('identity-crisis/confirm-safe-mode', { code: 'success' });
	const migrated = answerPost('identity-crisis/migrate', { code: 'success' });
	await crisis.confirmSafeMode();
	await crisis.migrate();
	expect([confirmed, migrated]).toEqual([[{}], [{}]]);
});

it('API-61 starts afresh with the URL to come back to', async () => {
	const crisis = calls();
	const sent = answerPost('identity-crisis/start-fresh', 'https://cloud.test/authorize');
	await expect(crisis.startFresh('admin.php?page=jetpack')).resolves.toBe(
		'https://cloud.test/authorize',
	);
	await crisis.startFresh();
	expect(sent).toEqual([{ redirect_uri: 'admin.php?page=jetpack' }, {}]);
});

it.each(['', null, { authorizeUrl: 'https://cloud.test/' }])(
	'API-61 takes %j for no URL to go to',
	async (answer) => {
		const crisis = calls();
		answerPost('identity-crisis/start-fresh', answer);
		expect(await failureOf(crisis.startFresh())).toMatchObject({ kind: 'shape' });
	},
);

it('API-60 API-62 tells why the server could not', async () => {
	const crisis = calls();
	const refusal = { code: 'error_setting_jetpack_safe_mode', message: 'Not kept', data: null };
	answerPost('identity-crisis/confirm-safe-mode', refusal, 500);
	expect(await failureOf(crisis.confirmSafeMode())).toMatchObject({
		code: 'error_setting_jetpack_safe_mode',
		serverMessage: 'Not kept',
	});
});
