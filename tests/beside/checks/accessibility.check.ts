import { ROUTES } from '@/extras/routes';
import { findViolations } from '../../e2e/support/axe';
import { check, isShort } from './check';
import { openScreens } from './screens';

const SHORT_PATHS = ['/dashboard', '/security', '/traffic', '/my-plan'];

check('Accessibility (axe)', async (findings) => {
	const all = ROUTES.filter(({ screen }) => screen !== 'none').map(({ path }) => path);
	const screens = await openScreens('admin');
	for (const path of isShort ? SHORT_PATHS : all) {
		await screens.visit(path);
		findings.set(path, await findViolations(screens.dashboard.page));
		// A dialog would cover the next screen.
		await screens.dashboard.page.keyboard.press('Escape');
	}
	await screens.close();
});
