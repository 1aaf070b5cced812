import { coverOf, IS_LONG } from '#tests/support/long';
import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { loadScenario } from './support/rest';
import { ROLES } from './support/site';

/** Every route that stays on the page; `/plans` and `/plans-prompt` leave it. */
const ROUTES = [
	'/',
	'/dashboard',
	'/reconnect',
	'/disconnect',
	'/connect-user',
	'/woo-setup',
	'/setup',
	'/my-plan',
	'/settings',
	'/security',
	'/performance',
	'/writing',
	'/sharing',
	'/discussion',
	'/traffic',
	'/privacy',
	'/modules',
	'/tools',
	'/recommendations',
	'/license/activation',
	'/product/backup',
	'/nope',
];

const ALL = [
	...ROLES.map((role) => ({ role, direction: 'left to right', isRightToLeft: false })),
	// stage/accessibility.test.ts tests the screens of the other roles from right to left.
	...(['admin', 'editor'] as const).map((role) => ({
		role,
		direction: 'right to left',
		isRightToLeft: true,
	})),
];

/** The screens that only some roles see are among those of an administrator, an editor and a subscriber. */
const CASES = coverOf(
	ALL.filter(({ role }) => IS_LONG || ['admin', 'editor', 'subscriber'].includes(role)),
	({ role, direction }) => [role, direction],
);

beforeAll(() => loadScenario('security'));
afterEach(() => closePages());

describe('every route', () => {
	it.each(CASES)(
		'as $role, $direction: axe finds no violation',
		async ({ role, isRightToLeft }) => {
			const { page, goTo } = await openDashboard(role, { isRightToLeft });
			const offences: string[] = [];
			for (const route of ROUTES) {
				await goTo(`#${route}`);
				offences.push(...(await findViolations(page)).map((found) => `${route} ${found}`));
				// The next route closes a dialog that ignores Escape.
				await page.keyboard.press('Escape');
			}
			expect(offences).toEqual([]);
		},
	);
});
