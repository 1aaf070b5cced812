import { printedPageData } from '../e2e/support/page-data';
import { putScript, removeScript, runStep } from './support/database';
import { phpComplaints } from './support/log';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';

type Wire = Record<string, unknown>;

const TEXTS = { welcome: 'Welcome from the double', invitation: '', comment_follow: 7 };
const STANDARD = { welcome: 'Welcome from the double' };

/** @param double Options of Jetpack's double. With `texts`, its module for subscribers is loaded. */
async function printedTexts(double: object, role: 'admin' | 'editor' = 'admin') {
	await runStep('option', { name: 'jetpack_double', value: double });
	const wire: Wire = await printedPageData(role, OWN_PAGE);
	return {
		printed: (wire.siteData as Wire).subscriptionTexts,
		failures: wire.pageDataFailures,
	};
}

const storeTexts = (value: object | null) =>
	runStep('option', { name: 'subscription_options', value });

describe('the page data about the texts for subscribers', () => {
	beforeAll(async () => {
		putScript();
		await switchPlugin(JETPACK, 'active');
	});
	afterAll(async () => {
		await storeTexts(null);
		await runStep('option', { name: 'jetpack_double', value: null });
		removeScript();
		await switchPlugin(JETPACK, 'inactive');
	});

	it("has Jetpack's own texts, and whether the site has stored some, empty ones too", async () => {
		const unstored = await printedTexts({ texts: TEXTS });
		expect(unstored.printed).toEqual({ isStored: false, standard: STANDARD });
		await storeTexts({ welcome: '' });
		const stored = await printedTexts({ texts: TEXTS });
		expect(stored.printed).toEqual({ isStored: true, standard: STANDARD });
	});

	it('has none while the module is not loaded, and for those who cannot edit them', async () => {
		expect(await printedTexts({})).toEqual({ printed: undefined, failures: [] });
		expect(await printedTexts({ texts: TEXTS }, 'editor')).toMatchObject({ printed: undefined });
	});

	it('has none if their filter throws, which is not a failure of the page', async () => {
		const throwing = ['Jetpack_Subscriptions'];
		await expect(printedTexts({ texts: TEXTS, throwing })).resolves.toEqual({
			printed: undefined,
			failures: [],
		});
	});

	it('causes no PHP warning', () => {
		expect(phpComplaints()).toBe('');
	});
});
