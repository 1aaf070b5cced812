import { settingsApi } from '@/api/entities/settings';
import { toVerificationCode, toVerificationTag, VERIFICATION_TAGS } from '@/domain/verification';
import { keysOf } from '@/lib/values';
import { callRest, loadScenario, readSettings } from '../e2e/support/rest';
import { HALVES } from './halves';

const SERVICES = keysOf(VERIFICATION_TAGS);
const CODE = 'aB_9-z';

const FORMS = {
	'a bare code': () => CODE,
	'its tag': (service: (typeof SERVICES)[number]) => toVerificationTag(service, CODE),
	'a tag without quotes': () => `<meta name=x content=${CODE}>`,
	'a tag with single quotes': () => `<META content='${CODE}' name='x'/>`,
};

describe.each(HALVES)('verification in %s', (_half, start) => {
	it.each(keysOf(FORMS))('VERIFY-04 saves %s as its code, for each service', async (form) => {
		const api = await start('free');
		const sent = Object.fromEntries(SERVICES.map((service) => [service, FORMS[form](service)]));
		await api(settingsApi).save(sent);
		const kept = await api(settingsApi).load();
		for (const service of SERVICES) {
			expect(kept[service]).toBe(CODE);
			expect(toVerificationCode(sent[service] ?? '')).toBe(CODE);
		}
	});

	it.each(['two words', '<script>alert(1)</script>'])(
		'VERIFY-04 rejects %s and saves nothing',
		async (text) => {
			const api = await start('free');
			await expect(api(settingsApi).save({ bing: text })).rejects.toMatchObject({
				code: 'rest_invalid_param',
				fields: { bing: expect.any(String) },
			});
			expect(await api(settingsApi).load()).toMatchObject({ bing: '' });
		},
	);
});

it('VERIFY-28 the response has the field names of the wire', async () => {
	await loadScenario('verification-withdrawn');
	const { body } = await callRest('admin', 'jetpack/v4/verify-site/google');
	expect(body).toMatchObject({
		verified: false,
		token: expect.any(String),
		is_owner: true,
		errors: { 'unverify-site-error': [expect.any(String)] },
	});
	expect(await readSettings()).toMatchObject({ google: 'an-older-token' });
});
