import { putScript, removeScript, runStep as runScript } from '../../companion/support/database';
import { CONTAINER, openDashboard } from '../../e2e/support/dashboard';
import type { Role } from '../../e2e/support/site';
import { check } from './check';

const setUnused = (value: number | null) =>
	runScript('option', { name: 'beside_unused_licenses', value });

/** What an administrator sees: the reminder on At a Glance, and whether My Plan ends with the recommendations (PLAN-06). */
async function look(role: Role): Promise<string> {
	const { page, settle } = await openDashboard(role, { hash: '#/dashboard' });
	await settle();
	const notice = page.locator(CONTAINER).getByText(/unused license/);
	const [reminder = 'no reminder'] = await notice.allTextContents();
	await page.evaluate(() => void (window.location.hash = '#/my-plan'));
	await settle();
	const links = await page
		.locator(`${CONTAINER} a[href="#/recommendations"]`)
		.evaluateAll((all) => all.filter((link) => !link.closest('nav, header, footer')).length);
	await page.close();
	return `${reminder} ${links === 0 ? 'No footer.' : 'Footer.'}`;
}

check('Unused licenses', async (_findings, note) => {
	putScript();
	const expectAt = async (item: string, role: Role, expected: string) => {
		const found = await look(role);
		note(item, found === expected, `${found}, not: ${expected}`);
	};
	try {
		await expectAt('none', 'admin', 'no reminder Footer.');
		await setUnused(1);
		const one = 'You have an unused license for Jetpack Scan. Activate it on this site.';
		await expectAt('one', 'admin', `${one} No footer.`);
		await setUnused(2);
		const two = 'You have 2 unused licenses. Activate them on this site.';
		await expectAt('two', 'admin', `${two} No footer.`);
		await expectAt("another administrator's", 'admin2', 'no reminder Footer.');
	} finally {
		await setUnused(null);
		removeScript();
	}
});
