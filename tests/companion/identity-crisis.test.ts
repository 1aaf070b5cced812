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

const ADDRESS = 'jetpack_url_mismatch';
const FILES = 'jetpack_site_url_mismatch';

/** As Jetpack stores it: the error concerns one of the two pairs of addresses. */
const crisisOf = (wpcomUrl: string, isConfirmed: boolean, error = ADDRESS) => ({
	home: '127.0.0.1/',
	siteurl: '127.0.0.1/',
	wpcom_home: error === ADDRESS ? wpcomUrl : '127.0.0.1/',
	wpcom_siteurl: error === ADDRESS ? '127.0.0.1/' : wpcomUrl,
	error_code: error,
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
	['old-shop.example/', false, ADDRESS],
	['old-shop.example/', true, ADDRESS],
	['/elpmaxe.pohs-dlo', true, FILES],
])(
	'DATA-01 the page data have the addresses of a crisis, the other one stored as %s, and whether safe mode was confirmed: %s (%s)',
	async (stored, isConfirmed, error) => {
		await setDouble({ crisis: crisisOf(stored, isConfirmed, error) });
		const page = decodePageData(await printedPageData('admin', OWN_PAGE), PAGE);
		expect(page.site.pageDataFailures).toEqual([]);
		expect(page.identityCrisis).toEqual({
			knownUrl: 'old-shop.example',
			currentUrl: '127.0.0.1',
			isSafeModeConfirmed: isConfirmed,
		});
	},
);

it('names the addresses that Jetpack prints in the footer, below the app, if its class has none', async () => {
	await setDouble({
		crisis: crisisOf('/elpmaxe.pohs-dlo', false),
		throwing: ['Automattic\\Jetpack\\Identity_Crisis::check_identity_crisis'],
	});
	const { page } = await openPage('admin');
	await page.goto(`${OWN_PAGE}#/privacy`);
	const text = 'has the address old-shop.example for this site, but it is now 127.0.0.1.';
	await page.locator(CONTAINER).getByText(text).waitFor();
});

it('causes no PHP warning', () => {
	expect(phpComplaints()).toBe('');
});
