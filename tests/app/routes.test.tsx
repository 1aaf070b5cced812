import { HttpResponse } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { findTitle, goTo, renderApp, waitForPath } from './support/render-app';

it.each([
	['SHELL-03', '/', 'At a Glance'],
	['SHELL-04', '/dashboard', 'At a Glance'],
	['SHELL-05', '/nope', 'At a Glance'],
	['SHELL-11', '/my-plan', 'My Plan'],
	['SHELL-14', '/settings', 'Security'],
	['SHELL-14', '/security', 'Security'],
	['SHELL-14', '/performance', 'Performance'],
	['SHELL-14', '/writing', 'Writing'],
	['SHELL-14', '/sharing', 'Sharing'],
	['SHELL-14', '/discussion', 'Discussion'],
	['SHELL-14', '/traffic', 'Traffic'],
	['SHELL-14', '/privacy', 'Privacy'],
	['SHELL-15', '/recommendations/monitor', 'Downtime monitoring'],
	['SHELL-17', '/license/activation', 'Activate a license'],
	['SHELL-20', '/product/videopress', 'Jetpack VideoPress'],
])('%s shows the screen of %s under one first-level heading', async (_id, route, title) => {
	renderApp({ route });
	expect(await findTitle(title)).toBeVisible();
	expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it.each([
	['SHELL-05', '/nope', {}],
	['SHELL-16', '/recommendations', { world: { site: { showRecommendations: false } } }],
	['SHELL-16', '/recommendations/summary', { world: { site: { showRecommendations: false } } }],
	['SHELL-18', '/license/activation', { scenario: 'linked-admin' }],
	['SHELL-31', '/my-plan', { scenario: 'editor-view' }],
	['PRODUCT-04', '/product/boost', {}],
])('%s redirects from %s to /dashboard', async (_id, route, options) => {
	const { history } = renderApp({ route, ...options });
	await waitForPath(history, '/dashboard');
	expect(await findTitle('At a Glance')).toBeVisible();
});

it('RECS-01 RECS-02 redirects from /recommendations to the saved step', async () => {
	const { history } = renderApp({ route: '/recommendations' });
	await waitForPath(history, '/recommendations/site-type');
});

it('ERR-14 redirects from /recommendations to the start if the saved step is unknown', async () => {
	const { history } = renderApp({
		route: '/recommendations',
		world: { site: { recommendationsStep: 'a-step-of-tomorrow' } },
	});
	await waitForPath(history, '/recommendations/site-type');
});

it('RECS-31 goes on in the assistant while a step is being saved', async () => {
	const { user } = renderApp({ route: '/recommendations/monitor' });
	const { called } = hold('recommendations/step', () => HttpResponse.json(true));
	await findTitle('Downtime monitoring');
	for (const title of ['Related posts', 'Creative Mail']) {
		await user.click(screen.getByRole('link', { name: 'Not now' }));
		expect(await findTitle(title)).toBeVisible();
	}
	expect(called).toHaveBeenCalled();
	expect(screen.queryByText(/Couldn't save/)).toBeNull();
});

it('SHELL-01 changes the screen with the hash, without reloading the page', async () => {
	const { user, browser } = renderApp({ route: '/security' });
	await findTitle('Security');
	await user.click(screen.getByRole('link', { name: 'Traffic' }));
	expect(await findTitle('Traffic')).toBeVisible();
	expect(window.location.hash).toBe('#/traffic');
	expect(browser.reload).not.toHaveBeenCalled();
	expect(browser.navigate).not.toHaveBeenCalled();
});

it('SHELL-05 leaves no entry for an unknown route in the history', async () => {
	const { history } = renderApp({ route: '/traffic' });
	await findTitle('Traffic');
	await goTo(history, '/nope');
	await waitForPath(history, '/dashboard');
	history.go(-1);
	await waitForPath(history, '/traffic');
});

it.each([
	['SHELL-12', '/plans', 'jetpack-plans'],
	['SHELL-13', '/plans-prompt', 'jetpack-plans-prompt'],
])(
	"%s sends the browser from %s to this site's plans page, and shows a link to it",
	async (_id, route, source) => {
		const { browser } = renderApp({ route });
		const url = `https://jetpack.com/redirect/?source=${source}&site=site.test`;
		await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(url, { isReplacing: true }));
		expect(await findTitle('Taking you to the plans page…')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Open the plans page' })).toHaveAttribute('href', url);
	},
);

it.each([
	['SHELL-21', '/dashboard', true],
	['SHELL-21', '/security', true],
	['SHELL-21', '/recommendations/summary', true],
	['SHELL-21', '/product/scan', false],
	['SHELL-21', '/license/activation', false],
])('%s shows the masthead on %s: %s', async (_id, route, isShown) => {
	renderApp({ route });
	await screen.findByRole('heading', { level: 1 });
	expect(screen.queryAllByRole('link', { name: 'Jetpack' })).toHaveLength(isShown ? 1 : 0);
});

it.each([
	'/dashboard',
	'/traffic',
	'/recommendations/summary',
	'/license/activation',
	'/product/scan',
])('SHELL-22 shows the footer on %s', async (route) => {
	renderApp({ route });
	await screen.findByRole('heading', { level: 1 });
	const footer = screen.getByRole('navigation', { name: 'About Jetpack' });
	expect(within(footer).getByRole('link', { name: 'Privacy' })).toHaveAttribute(
		'href',
		'#/privacy',
	);
});

it('SHELL-31 shows a non-manager of a connected site At a Glance and no other tab', async () => {
	renderApp({ scenario: 'editor-view' });
	await findTitle('At a Glance');
	const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
	expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['At a Glance']);
});

it.each([
	['a multisite', 'multisite'],
	['a site hosted by the provider', 'atomic'],
	['a development version', 'development'],
])('SHELL-34 starts on %s', async (_name, scenario) => {
	renderApp({ scenario });
	expect(await findTitle('At a Glance')).toBeVisible();
});

it.each([
	['brute-force protection', '/security', 'Brute force protection'],
	['anti-spam', '/security', /spam/i],
	['malware scanning and backups', '/security', 'Backups and security scanning'],
	['downtime monitoring', '/security', 'Downtime monitoring'],
	['image acceleration', '/performance', 'Performance & speed'],
	['search', '/performance', 'Search'],
	['video hosting', '/performance', 'Media'],
	['site stats', '/traffic', 'Site stats'],
	['ads', '/traffic', 'Ads'],
	['analytics', '/traffic', 'Google Analytics'],
	['sharing', '/sharing', 'Publicize connections'],
	['license activation', '/license/activation', 'Activate a license'],
	['the recommendations assistant', '/recommendations', 'Tell us about your site'],
])('SHELL-02 has a screen for %s', async (_feature, route, heading) => {
	renderApp({ route });
	expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

it.each(['/dashboard', '/my-plan'])(
	'SHELL-23 shows backup status, support and apps at %s, and not on other routes',
	async (route) => {
		const { history } = renderApp({ route });
		expect(await screen.findByRole('heading', { name: "We're here to help" })).toBeVisible();
		expect(screen.getByRole('heading', { name: 'Jetpack in your pocket' })).toBeVisible();
		expect(screen.getByRole('heading', { name: 'Backup' })).toBeVisible();
		await goTo(history, '/traffic');
		await findTitle('Traffic');
		expect(screen.queryByText("We're here to help")).not.toBeInTheDocument();
		expect(screen.queryByText('Jetpack in your pocket')).not.toBeInTheDocument();
		expect(screen.queryByRole('heading', { name: 'Backup' })).not.toBeInTheDocument();
	},
);
