import { HttpResponse } from 'msw';
import { screen, waitFor } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { findTitle, renderApp } from './support/render-app';

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
