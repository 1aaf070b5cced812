import { AntiSpamCard } from '@/screens/settings/security/anti-spam/anti-spam-card';
import { buildWirePageData, type WorldOptions } from '#tests/support/fixtures';
import { coverOf } from '#tests/support/long';
import { renderScreen, screen } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { inApp, renderApp, findTitle } from './support/render-app';

describe('a key of the server', () => {
	const FIXED = { pageData: { fixedAntiSpamKey: 'constant' } };
	const WHERE =
		/Your key is set in wp-config\.php \(WPCOM_API_KEY\), and Akismet refuses it\. Correct it there/;

	/** Only the cards of Anti-spam. The key's card is unfolded, unless it is already open because it needs an action. */
	async function openCards(options: StoreOptions) {
		const { user } = renderScreen(<AntiSpamCard />, { route: '/security', ...options });
		await screen.findAllByRole('button', { name: /Anti-spam/ });
		const folded = screen
			.queryAllByRole('button', { name: /Anti-spam/, expanded: false })
			.find(
				(button) =>
					!button.hasAttribute('aria-haspopup') && /^Anti-spam/.test(button.textContent ?? ''),
			);
		if (folded) {
			await user.click(folded);
		}
	}

	it.each(['anti-spam-no-key', 'anti-spam-invalid'])(
		'SETSEC-13 a wrong constant is named on the card of the key, without a field that would never be used: %s',
		async (scenario) => {
			await openCards({ ...FIXED, scenario });
			expect((await screen.findAllByText(WHERE)).length).toBeGreaterThan(0);
			expect(screen.queryByRole('textbox', { name: /Anti-spam|key/i })).not.toBeInTheDocument();
			expect(screen.getByText('Your site is not protected from spam.')).toBeVisible();
		},
	);

	it('names the constant on At a Glance instead of linking to a page without a field', async () => {
		renderApp({ ...FIXED, scenario: 'anti-spam-invalid' });
		expect((await inApp().findAllByText(WHERE)).length).toBeGreaterThan(0);
		expect(inApp().queryByRole('link', { name: 'Set your key' })).not.toBeInTheDocument();
	});

	it('names the site’s code that sets a wrong key, instead of a field that would never be used', async () => {
		await openCards({ pageData: { fixedAntiSpamKey: 'code' }, scenario: 'anti-spam-invalid' });
		const where = /Your key is set in code by this site's owner or host, and Akismet refuses it\./;
		expect((await screen.findAllByText(where)).length).toBeGreaterThan(0);
		expect(screen.queryByRole('textbox', { name: /Anti-spam|key/i })).not.toBeInTheDocument();
	});

	it.each([
		['constant', /^Your key is set in wp-config\.php \(WPCOM_API_KEY\)\. Nothing to enter here\.$/],
		['code', /^Your key is set in code by this site's owner or host\. Nothing to enter here\.$/],
	])('SETSEC-13 names where a valid key is set: %s', async (fixedAntiSpamKey, where) => {
		await openCards({ pageData: { fixedAntiSpamKey }, scenario: 'anti-spam-active' });
		expect(await screen.findByText(where)).toBeVisible();
		expect(screen.getByRole('textbox', { name: /key/i })).toBeDisabled();
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

	const NO_PLUGINS = {
		manage_plugins: false,
		install_plugins: false,
		activate_plugins: false,
		update_plugins: false,
	};

	/** A user with only `manage_options`, as a role plugin grants it. */
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
			renderApp({ ...build(scenario), route });
			await findTitle(title);
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
