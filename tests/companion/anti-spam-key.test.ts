import { printedPageData } from '../e2e/support/page-data';
import { putScript, removeScript, runStep } from './support/database';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';

const printedKey = async (double: object) => {
	await runStep('option', { name: 'jetpack_double', value: double });
	const { fixedAntiSpamKey, pageDataFailures } = await printedPageData('admin', OWN_PAGE);
	return { fixedAntiSpamKey, pageDataFailures };
};

describe('the page data about a key of Akismet that code sets', () => {
	beforeAll(async () => {
		putScript();
		await switchPlugin(JETPACK, 'active');
	});
	afterAll(async () => {
		await runStep('option', { name: 'jetpack_double', value: null });
		removeScript();
		await switchPlugin(JETPACK, 'inactive');
	});

	it.each([
		['no code', {}, null],
		["Akismet's filter", { keyInCode: true }, 'code'],
		['a filter that throws', { keyInCode: true, throwing: ['akismet_'] }, null],
	])('%s', async (_name, double, fixedAntiSpamKey) => {
		expect(await printedKey(double)).toEqual({ fixedAntiSpamKey, pageDataFailures: [] });
	});
});
