import { buildWirePageData, type WorldOptions } from '#tests/support/fixtures';
import { findTitle, inApp, renderApp } from './support/render-app';

const HOST = /This host doesn't allow installing plugins here\./;
const ROLE = /Ask someone who can install plugins on this site\./;

/** A host with DISALLOW_FILE_MODS. */
const onLockedHost = (scenario: string): WorldOptions => ({
	scenario,
	world: { site: { areFilesLocked: true } },
});

const NO_PLUGINS = {
	manage_plugins: false,
	install_plugins: false,
	activate_plugins: false,
	update_plugins: false,
};

/** Somebody with `manage_options` alone, as a plugin for roles grants it. */
function withoutPlugins(scenario: string): WorldOptions {
	const { currentUser } = buildWirePageData({ scenario }).userData as {
		currentUser: { permissions: object };
	};
	const permissions = { ...currentUser.permissions, ...NO_PLUGINS };
	return { scenario, pageData: { userData: { currentUser: { ...currentUser, permissions } } } };
}

/** The buttons about a plugin. A bare "Activate" is a module's. */
const actions = () =>
	inApp()
		.queryAllByRole('button')
		.map(({ textContent }) => textContent ?? '')
		.filter((text) => /^(Install|Activate .|Set up)/.test(text));

const SCREENS = [
	['free', '/dashboard', 'At a Glance'],
	['free', '/security', 'Security'],
	['security', '/my-plan', 'My Plan'],
	['plan-anti-spam', '/my-plan', 'My Plan'],
	['vaultpress-missing', '/dashboard', 'At a Glance'],
	['vaultpress-missing', '/security', 'Security'],
	['vaultpress-missing', '/my-plan', 'My Plan'],
	['recommendations-creative-mail', '/recommendations/creative-mail', /./],
	['recommendations-summary', '/recommendations/summary', /./],
] as const;

describe.each([
	['a host that forbids it', onLockedHost, HOST],
	['a user without the right', withoutPlugins, ROLE],
] as const)('ROLE-07 on %s', (_name, build, sentence) => {
	it.each(SCREENS)(
		'the scenario %s neither offers nor asks for an installation on %s, and says why',
		async (scenario, route, title) => {
			renderApp({ ...build(scenario), route });
			await findTitle(title);
			expect((await inApp().findAllByText(sentence)).length).toBeGreaterThan(0);
			expect(actions()).toEqual([]);
			expect(inApp().queryAllByText(/^Install /)).toEqual([]);
		},
	);
});

it('a host that forbids installing still activates what is installed', async () => {
	renderApp({ ...onLockedHost('anti-spam-inactive'), route: '/security' });
	expect(await inApp().findByRole('button', { name: 'Activate Akismet' })).toBeEnabled();
});

it('a host that forbids updates is named in place of the number of updates', async () => {
	renderApp(onLockedHost('free'));
	expect(await inApp().findByText("This host doesn't allow updating plugins here.")).toBeVisible();
});
