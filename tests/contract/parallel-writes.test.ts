import { callRest, loadScenario, readSettings } from '../e2e/support/rest';
import { printedPageData } from '../e2e/support/page-data';

const AT_ONCE = 50;

/** Boolean options and modules that can be switched on any connected site. */
async function switchable(): Promise<string[]> {
	const values = await readSettings();
	const { body } = await callRest('admin', 'jetpack/v4/module/all');
	const modules = body as Record<string, { available: boolean; deactivate: boolean }>;
	const options =
		/^(carousel_display|dismiss_|jetpack_sso|sharedaddy_disable|show_|st[bc]_|wordads_)/;
	return Object.keys(values).filter((key) => {
		const { available, deactivate } = modules[key] ?? {
			available: options.test(key),
			deactivate: true,
		};
		return typeof values[key] === 'boolean' && available && deactivate;
	});
}

describe('concurrent writes', () => {
	beforeEach(() => loadScenario('free'));

	it('API-19 fifty parallel saves of different keys lose none', async () => {
		const keys = (await switchable()).slice(0, AT_ONCE);
		expect(keys).toHaveLength(AT_ONCE);
		const before = await readSettings();
		const answers = await Promise.all(
			keys.map((key) => callRest('admin', 'jetpack/v4/settings', { [key]: !before[key] })),
		);
		expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
		const after = await readSettings();
		expect(keys.filter((key) => after[key] === before[key])).toEqual([]);
	});

	it('API-05 parallel registrations all succeed and leave the site registered without an owner', async () => {
		await loadScenario('disconnected');
		const { registrationNonce } = await printedPageData('admin');
		const register = () =>
			callRest('admin', 'jetpack/v4/connection/register', {
				registration_nonce: registrationNonce,
			});
		const answers = await Promise.all([register(), register(), register()]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		const { body } = await callRest('admin', 'jetpack/v4/connection');
		expect(body).toMatchObject({ isRegistered: true, hasConnectedOwner: false });
	});

	it('API-11 of two parallel disconnects, one succeeds and one reports that it is already done', async () => {
		const disconnect = () => callRest('admin', 'jetpack/v4/connection', { isActive: false });
		const answers = await Promise.all([disconnect(), disconnect()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
		expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
			code: 'disconnect_failed',
		});
	});
});
