import { openPage } from '../../e2e/support/browser';
import { CONTAINER, watchNetwork } from '../../e2e/support/dashboard';
import { answerPixels, namesOf, whenSent } from '../../e2e/support/pixels';
import { PAGE } from '../../e2e/support/site';
import { check, runStep } from './check';

/** The pixels of a visit to At a Glance and Privacy, by name. */
async function visit(): Promise<string[]> {
	const { page } = await openPage('admin');
	const pixels = await answerPixels(page);
	const settle = watchNetwork(page);
	await page.goto(`${PAGE}#/dashboard`);
	await page.locator(`${CONTAINER} [data-screen-title]`).waitFor({ state: 'attached' });
	await whenSent({ settle });
	await page.evaluate(() => void (window.location.hash = '#/privacy'));
	await whenSent({ settle });
	await page.close();
	return namesOf(pixels);
}

const VIEWS = [
	'jetpack_wpa_page_view',
	'stats: dashboard',
	'jetpack_wpa_page_view',
	'stats: privacy',
];

check('Usage events', async (findings) => {
	const without = await visit();
	findings.set(
		'before the terms are agreed to',
		without.map((name) => `${name} is sent`),
	);
	await runStep({ step: 'agree', isAgreed: true });
	try {
		const sent = await visit();
		findings.set(
			'page views in order',
			sent.join() === VIEWS.join() ? [] : [`sent: ${sent.join(', ') || 'nothing'}`],
		);
	} finally {
		await runStep({ step: 'agree', isAgreed: false });
	}
});
