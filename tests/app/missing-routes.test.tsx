import { renderCards } from '#tests/screens/dashboard/parts';
import { screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { answerGet } from '#tests/support/wire';
import { goTo, openAt, renderApp } from './support/render-app';

const TITLES: Record<string, string | RegExp> = {
	'/dashboard': 'At a Glance',
	'/my-plan': 'My Plan',
	'/security': 'Security',
	'/performance': 'Performance',
	'/traffic': 'Traffic',
	'/privacy': 'Privacy',
	'/product/backup': /Backup/,
};

/**
 * The reads that a release may drop, in groups of which each leaves the screens something to show, with the screens that use them. The settings and
 * the modules are not among them, because there is no app without them.
 */
const GROUPS: Record<string, { routes: string[]; screens: string[] }> = {
	'backups, stats, search, privacy': {
		routes: [
			...['rewind', 'scan', 'site/activity', 'module/stats/data', 'tracking/settings'],
			...['search/plan', 'search/pricing', 'search/settings', 'search/stats'],
			...['verify-site/google', 'wordads/settings', 'site/benefits'],
		],
		screens: ['/dashboard', '/security', '/performance', '/traffic', '/privacy'],
	},
	'spam, plugins, plans': {
		routes: [
			...['module/akismet/data', 'module/akismet/key/check', 'plugins', 'plugin/{file}'],
			...['updates/plugins', 'site', 'site/features', 'site/purchases', 'site/products'],
			...['site/discount', 'intro-offers'],
		],
		screens: ['/dashboard', '/security', '/my-plan', '/product/backup'],
	},
	'protection, licenses, assistant': {
		routes: [
			...['module/protect/data', 'waf', 'licensing/user/licenses', 'licensing/user/counts'],
			...['licensing/error', 'recommendations/data', 'recommendations/conditional'],
			...['product-suggestions', 'step', 'upsell'].map((name) => `recommendations/${name}`),
		],
		screens: ['/dashboard', '/security', '/my-plan'],
	},
};

const toPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '.+')}$`);

/** The calls that the site would refuse, as method and path. */
function listenForRefused(missing: string[]): string[] {
	const refused: string[] = [];
	server.events.on('request:start', ({ request }) => {
		const path = new URL(request.url).pathname.replace(/^.*\/jetpack\/v4\//, '');
		if (missing.some((one) => toPattern(one).test(path))) {
			refused.push(`${request.method} ${path}`);
		}
	});
	return refused;
}
afterEach(() => server.events.removeAllListeners());

const isSettled = () =>
	expect(document.querySelector('#jp-plugin-container [aria-busy="true"]')).toBeNull();

async function visitAll(scenario: string, missing: string[], screens: string[]) {
	const refused = listenForRefused(missing);
	const { router } = renderApp({
		scenario,
		route: screens[0],
		pageData: { missingRoutes: missing },
	});
	for (const route of screens) {
		await goTo(router, route, TITLES[route]!);
		await waitFor(isSettled, { timeout: 5000 });
		const retries = screen.queryAllByRole('button', { name: /^Try again/ });
		expect([
			route,
			...retries.map(
				(button) => button.closest('[data-card]')?.textContent ?? button.parentElement?.textContent,
			),
		]).toEqual([route]);
	}
	expect(refused).toEqual([]);
}

const ALL = {
	routes: Object.values(GROUPS).flatMap(({ routes }) => routes),
	screens: Object.keys(TITLES),
};

it.each([
	['all', 'free', ALL] as const,
	...Object.entries(GROUPS).map(([name, group]) => [name, 'security', group] as const),
])(
	'offers no retry and sends no call where this Jetpack lacks routes: %s',
	(_name, scenario, { routes, screens }) => visitAll(scenario, routes, screens),
);

it.each([
	['11.2', /^This isn't available on this site: something has removed it from Jetpack\.$/],
	['of-a-host', "Jetpack on this site doesn't offer this."],
])(
	'says why the call is missing, in place of a failure: Jetpack %s',
	async (currentVersion, sentence) => {
		const pageData = { currentVersion, missingRoutes: ['rewind'] };
		renderCards('backup', { scenario: 'security', pageData });
		expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
		expect(screen.queryByText('Oops!')).toBeNull();
	},
);

const SETTINGS_SCREENS = ['/security', '/performance', '/writing', '/sharing', '/traffic'];

it('offers no switch, and says why, if no setting can be saved', async () => {
	const { router } = renderApp({ pageData: { missingRoutes: ['settings'] } });
	for (const route of SETTINGS_SCREENS) {
		await goTo(router, route);
		expect(
			await screen.findByText(
				"Jetpack on this site can't save settings, so they can't be changed.",
			),
		).toBeVisible();
		const usable = screen
			.queryAllByRole('switch')
			.filter((one) => one.getAttribute('aria-disabled') !== 'true' && !one.matches(':disabled'));
		expect([route, usable]).toEqual([route, []]);
	}
});

it('says that administrators have no right to the settings, instead of showing an empty screen', async () => {
	renderApp({ route: '/performance', world: { viewer: 'options-only' } });
	expect(
		await screen.findByText("Your account has no right to change Jetpack's settings on this site."),
	).toBeVisible();
	expect(screen.queryByText('Only administrators can change these settings.')).toBeNull();
});

it('links to the reason instead of the activation of licenses if its call is missing', async () => {
	await openAt(
		{
			route: '/license/activation',
			pageData: { missingRoutes: ['licensing/attach-licenses'], useMyJetpackLicensingUI: false },
		},
		'My Plan',
	);
	expect(await screen.findByText("Jetpack on this site can't activate licenses.")).toBeVisible();
	expect(document.querySelector('a[href="#/license/activation"]')).toBeNull();
});

it('shows the list of modules as the page printed it, without the call that reads it again', async () => {
	await openAt({ route: '/modules', pageData: { missingRoutes: ['module/all'] } }, 'All modules');
	await waitFor(isSettled);
	expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('continues in the assistant, without a retry, if plugins cannot be listed', async () => {
	renderApp({ route: '/recommendations/creative-mail', pageData: { missingRoutes: ['plugins'] } });
	expect(await screen.findByText(/n't available on this site|doesn't offer this/)).toBeVisible();
	expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

it('checks the site without calls that it lacks', async () => {
	const refused = listenForRefused(['connection', 'connection/test']);
	await openAt(
		{ route: '/tools', pageData: { missingRoutes: ['connection', 'connection/test'] } },
		'Health',
	);
	await waitFor(isSettled, { timeout: 5000 });
	expect(refused).toEqual([]);
});

it('has no assistant without the calls that keep its answers', async () => {
	const { router } = await openAt(
		{ route: '/recommendations', pageData: { missingRoutes: ['recommendations/step'] } },
		'At a Glance',
	);
	expect(router.state.location.pathname).toBe('/dashboard');
	expect(screen.queryByRole('link', { name: 'Recommendations' })).toBeNull();
});

it('keeps "Try again" if only the answer says that the route is missing, as during an update of Jetpack', async () => {
	renderCards('backup', { scenario: 'security' });
	answerGet('rewind', { code: 'rest_no_route', message: 'No route.', data: { status: 404 } }, 404);
	expect(await screen.findByText('Oops!')).toBeVisible();
	expect(screen.getByRole('button', { name: 'Try again Backup' })).toBeVisible();
	expect(screen.queryByText(/isn't available on this site|doesn't offer this/)).toBeNull();
});
