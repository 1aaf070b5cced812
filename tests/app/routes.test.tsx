import { HttpResponse } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { findTitle, goTo, renderApp, waitForPath } from './support/render-app';

/**
 * A route with its title, the features that have a place on it, and whether it has the masthead. `domain/screen-choice` tests all other routes of
 * SHELL-14.
 */
const SCREENS: [ids: string, route: string, title: string, places: (string | RegExp)[], boolean][] =
	[
		[
			'SHELL-02 SHELL-14',
			'/security',
			'Security',
			['Brute force protection', /spam/i, 'Backups and security scanning', 'Downtime monitoring'],
			true,
		],
		[
			'SHELL-02 SHELL-14',
			'/performance',
			'Performance',
			['Performance & speed', 'Search', 'Media'],
			true,
		],
		['SHELL-02 SHELL-14', '/traffic', 'Traffic', ['Site stats', 'Ads', 'Google Analytics'], true],
		['SHELL-02 SHELL-14', '/sharing', 'Sharing', ['Publicize connections'], true],
		['SHELL-02 SHELL-17', '/license/activation', 'Activate a license', [], false],
		['SHELL-20', '/product/videopress', 'Jetpack VideoPress', [], false],
	];

it.each(SCREENS)(
	'%s SHELL-21 SHELL-22 shows the screen of %s under one first-level heading, with the footer',
	async (_ids, route, title, places, hasMasthead) => {
		renderApp({ route });
		expect(await findTitle(title)).toBeVisible();
		expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
		for (const name of places) {
			expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
		}
		expect(screen.queryAllByRole('link', { name: 'Jetpack' })).toHaveLength(hasMasthead ? 1 : 0);
		const footer = within(screen.getByRole('navigation', { name: 'About Jetpack' }));
		expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#/privacy');
	},
);

it('SHELL-02 SHELL-15 RECS-01 RECS-02 redirects from /recommendations to the saved step', async () => {
	const { router } = renderApp({ route: '/recommendations' });
	await waitForPath(router, '/recommendations/site-type');
	expect(await findTitle('Tell us about your site')).toBeVisible();
});

it('RECS-31 continues in the assistant while a step is being saved', async () => {
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

it.each([
	['SHELL-12', '/plans', 'jetpack-plans'],
	['SHELL-13', '/plans-prompt', 'jetpack-plans-prompt'],
])(
	"%s sends the browser from %s to this site's plans page, and shows a link to it",
	async (_id, route, source) => {
		const { browser } = renderApp({ route });
		const url = `https://jetpack.com/redirect/?source=${source}&site=site.test&u=1`;
		await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(url, { isReplacing: true }));
		expect(await findTitle('Taking you to the plans page…')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Open the plans page' })).toHaveAttribute('href', url);
	},
);

it('PLAN-23 PLAN-24 takes the token of a site without an owner, and its partner, to the plans', async () => {
	const { browser } = renderApp({
		scenario: 'site-only',
		route: '/plans',
		pageData: { aff: 'partner', partnerSubsidiaryId: '7' },
	});
	await waitFor(() => expect(browser.navigate).toHaveBeenCalled());
	const { searchParams } = new URL(browser.navigate.mock.calls[0]?.[0] ?? '');
	expect(Object.fromEntries(searchParams)).toEqual({
		source: 'jetpack-nav-site-only-plans',
		site: 'site.test',
		query: 'unlinked=1&purchasetoken=token1234567',
		aff: 'partner',
		u: '1',
		subsidiaryId: '7',
	});
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
	['SHELL-04', '/dashboard', 'At a Glance'],
	['SHELL-11', '/my-plan', 'My Plan'],
])(
	'%s SHELL-23 shows backup status, support and apps at %s, and not on other routes',
	async (_id, route, title) => {
		const { router } = renderApp({ route });
		expect(await findTitle(title)).toBeVisible();
		expect(await screen.findByRole('heading', { name: "We're here to help" })).toBeVisible();
		expect(screen.getByRole('heading', { name: 'Jetpack in your pocket' })).toBeVisible();
		expect(screen.getByRole('heading', { name: 'Backup' })).toBeVisible();
		await goTo(router, '/privacy', 'Privacy');
		expect(screen.queryByText("We're here to help")).not.toBeInTheDocument();
		expect(screen.queryByText('Jetpack in your pocket')).not.toBeInTheDocument();
		expect(screen.queryByRole('heading', { name: 'Backup' })).not.toBeInTheDocument();
	},
);
