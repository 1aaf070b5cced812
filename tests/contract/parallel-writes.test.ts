import { callRest, loadScenario, readSettings } from '../e2e/support/rest';

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
});
