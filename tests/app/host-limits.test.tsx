import { AntiSpamCard } from '@/screens/settings/security/anti-spam/anti-spam-card';
import { renderCards } from '#tests/screens/dashboard/parts';
import { buildWirePageData, type WorldOptions } from '#tests/support/fixtures';
import { coverOf } from '#tests/support/long';
import { renderScreen, screen } from '#tests/support/render';
import { inApp, openAt, renderApp } from './support/render-app';

describe('a key of the server', () => {
	const OWNER = "by this site's owner or host";

	it.each([
		[
			'a wrong constant, instead of a field that would never be used',
			'constant',
			'anti-spam-no-key',
			/Your key is set in wp-config\.php \(WPCOM_API_KEY\), and Akismet refuses it\. Correct it there/,
		],
		[
			'the code that sets a valid key',
			'code',
			'anti-spam-active',
			new RegExp(`^Your key is set in code ${OWNER}\\. Nothing to enter here\\.$`),
		],
	])('SETSEC-13 is named on its card: %s', async (_what, fixedAntiSpamKey, scenario, where) => {
		const options = { route: '/security', scenario, pageData: { fixedAntiSpamKey } };
		const { user } = renderScreen(<AntiSpamCard />, options);
		await screen.findAllByRole('button', { name: /Anti-spam/ });
		const [fold] = screen.queryAllByRole('button', { name: /^Anti-spam/, expanded: false });
		// A card that needs an action is open.
		await (fold && !fold.hasAttribute('aria-haspopup') && user.click(fold));
		expect((await screen.findAllByText(where)).length).toBeGreaterThan(0);
		const field = screen.queryByRole('textbox', { name: /key/i });
		expect(field === null || field.matches(':disabled')).toBe(true);
		expect(field === null).toBe(scenario !== 'anti-spam-active');
	});

	it('is named on At a Glance instead of a link to a page without a field', async () => {
		renderCards('anti-spam', {
			scenario: 'anti-spam-invalid',
			pageData: { fixedAntiSpamKey: 'constant' },
		});
		expect(await screen.findByText(/wp-config\.php \(WPCOM_API_KEY\), and Akismet/)).toBeVisible();
		expect(screen.queryByRole('link', { name: 'Set your key' })).not.toBeInTheDocument();
	});
});

describe('no right to install', () => {
	const HOST = /This host doesn't allow installing plugins here\./;
	const ROLE = /Ask someone who can install plugins on this site\./;

	/** A host with DISALLOW_FILE_MODS. */
	const onLockedHost = (scenario: string): WorldOptions => ({
		scenario,
		world: { site: { areFilesLocked: true } },
	});

	/** A user with only `manage_options`, as a role plugin grants it. */
	function withoutPlugins(scenario: string): WorldOptions {
		const { currentUser } = buildWirePageData({ scenario }).userData as {
			currentUser: { permissions: object };
		};
		const lacked = ['manage', 'install', 'activate', 'update'].map((act) => [
			`${act}_plugins`,
			false,
		]);
		const permissions = { ...currentUser.permissions, ...Object.fromEntries(lacked) };
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
	].flatMap((one) =>
		SCREENS.map(([scenario, route, title]) => ({ ...one, scenario, route, title })),
	);

	// Each scenario, and each screen for both reasons.
	const CHOSEN = coverOf(CASES, ({ reason, scenario, route }) => [
		`${scenario} ${route}`,
		`${reason} ${route}`,
	]);

	it.each(CHOSEN)(
		'ROLE-07 the scenario $scenario neither offers nor asks for an installation on $route to $reason, and says why',
		async ({ build, sentence, scenario, route, title }) => {
			await openAt({ ...build(scenario), route }, title);
			expect((await inApp().findAllByText(sentence)).length).toBeGreaterThan(0);
			expect(actions()).toEqual([]);
			expect(inApp().queryAllByText(/^Install /)).toEqual([]);
		},
	);

	it('a host that forbids installing still activates installed plugins', async () => {
		renderApp({ ...onLockedHost('anti-spam-inactive'), route: '/security' });
		expect(await inApp().findByRole('button', { name: 'Activate Akismet' })).toBeEnabled();
	});

	it('a host that forbids updates is named instead of the number of updates', async () => {
		renderApp(onLockedHost('free'));
		expect(
			await inApp().findByText("This host doesn't allow updating plugins here."),
		).toBeVisible();
	});
});
