import { buildWirePageData, type WorldOptions } from '#tests/support/fixtures';
import { coverOf } from '#tests/support/long';
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

const CASES = [
	{ reason: 'a host that forbids it', build: onLockedHost, sentence: HOST },
	{ reason: 'a user without the right', build: withoutPlugins, sentence: ROLE },
].flatMap((one) => SCREENS.map(([scenario, route, title]) => ({ ...one, scenario, route, title })));

// Each scenario, and each screen for both reasons.
const CHOSEN = coverOf(CASES, ({ reason, scenario, route }) => [
	`${scenario} ${route}`,
	`${reason} ${route}`,
]);

it.each(CHOSEN)(
	'ROLE-07 the scenario $scenario neither offers nor asks for an installation on $route to $reason, and says why',
	async ({ build, sentence, scenario, route, title }) => {
		renderApp({ ...build(scenario), route });
		await findTitle(title);
		expect((await inApp().findAllByText(sentence)).length).toBeGreaterThan(0);
		expect(actions()).toEqual([]);
		expect(inApp().queryAllByText(/^Install /)).toEqual([]);
	},
);

it('a host that forbids installing still activates what is installed', async () => {
	renderApp({ ...onLockedHost('anti-spam-inactive'), route: '/security' });
	expect(await inApp().findByRole('button', { name: 'Activate Akismet' })).toBeEnabled();
});

it('a host that forbids updates is named in place of the number of updates', async () => {
	renderApp(onLockedHost('free'));
	expect(await inApp().findByText("This host doesn't allow updating plugins here.")).toBeVisible();
});
