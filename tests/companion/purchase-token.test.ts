import { printedPageData } from '../e2e/support/page-data';
import { listChanged, putScript, readRows, removeScript, runStep } from './support/database';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';

const TOKEN = 'jetpack_purchase_token';

const setOption = (name: string, value: unknown) => runStep('option', { name, value });

const readToken = async () => (await printedPageData('admin', OWN_PAGE)).purchaseToken;

beforeAll(async () => {
	putScript();
	await switchPlugin(JETPACK, 'active');
});
afterEach(async () => {
	await setOption('jetpack_double', null);
	await setOption(TOKEN, null);
});
afterAll(async () => {
	removeScript();
	await switchPlugin(JETPACK, 'inactive');
});

it.each([
	[true, 'token1234567'],
	[false, false],
])(
	'PLAN-23 the page has the token that Jetpack has created, for those who may buy without an account: %s',
	async (isPurchaser, expected) => {
		await setOption('jetpack_double', { isPurchaser });
		await setOption(TOKEN, 'token1234567');
		expect(await readToken()).toBe(expected);
	},
);

it('the page creates no token where Jetpack has none, and saves nothing else', async () => {
	await setOption('jetpack_double', { isPurchaser: true });
	const before = await readRows();
	expect(await readToken()).toBe(false);
	expect(listChanged(before, await readRows())).toEqual([]);
});
