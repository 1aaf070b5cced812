import { decodePageData } from '@/api';
import { closePages, openPage } from '../e2e/support/browser';
import { CONTAINER } from '../e2e/support/dashboard';
import { printedPageData } from '../e2e/support/page-data';
import { PAGE } from '../e2e/support/site';
import { putScript, removeScript, runStep } from './support/database';
import { phpComplaints } from './support/log';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';

const setDouble = (faults: object | null) =>
	runStep('option', { name: 'jetpack_double', value: faults });

const crisisOf = (wpcomUrl: string, isConfirmed: boolean) => ({
	wpcom_url: wpcomUrl,
	current_url: '127.0.0.1/',
	is_confirmed: isConfirmed,
});

beforeAll(async () => {
	putScript();
	await switchPlugin(JETPACK, 'active');
});
afterAll(async () => {
	await setDouble(null);
	removeScript();
	await switchPlugin(JETPACK, 'inactive');
	await closePages();
});

it.each([
	['old-shop.example/', false],
	['/elpmaxe.pohs-dlo', true],
])(
	'DATA-01 the page data have the addresses of a crisis, the other one stored as %s, and whether safe mode was confirmed: %s',
	async (stored, isConfirmed) => {
		await setDouble({ crisis: crisisOf(stored, isConfirmed) });
		const page = decodePageData(await printedPageData('admin', OWN_PAGE), PAGE);
		expect(page.site.pageDataFailures).toEqual([]);
		expect(page.identityCrisis).toEqual({
			knownUrl: 'old-shop.example',
			currentUrl: '127.0.0.1',
			isSafeModeConfirmed: isConfirmed,
		});
	},
);

it('names the addresses that Jetpack prints in the footer, below the app, where its class has none', async () => {
	await setDouble({
		crisis: crisisOf('/elpmaxe.pohs-dlo', true),
		throwing: ['Automattic\\Jetpack\\Identity_Crisis::get_mismatched_urls'],
	});
	const { page } = await openPage('admin');
	await page.goto(`${OWN_PAGE}#/privacy`);
	const text = 'has the address old-shop.example for this site, but it is now 127.0.0.1.';
	await page.locator(CONTAINER).getByText(text).waitFor();
});

it('causes no PHP warning', () => {
	expect(phpComplaints()).toBe('');
});
