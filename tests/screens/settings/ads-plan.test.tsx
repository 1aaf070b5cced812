import { screen, waitFor } from '#tests/support/render';
import { answerGet, answerPost } from '#tests/support/wire';
import { getCard, openTraffic, withActive } from './traffic-parts';

const MISSING = "Your plan doesn't include ads.";

const card = () => getCard('Ads');
const toggle = () =>
	card().getByRole('switch', { name: 'Enable ads and display an ad below each post' });

it.each([
	['free', 'Upgrade', '#/plans'],
	['site-only', 'Connect', '#/connect-user'],
])('ROLE-10 ads rest without the plan, and it can be had: %s', async (scenario, name, href) => {
	const { user, events } = openTraffic({ scenario });
	expect(toggle()).toHaveAccessibleDescription('Loading your plan…');
	const link = await card().findByRole('link', { name });
	expect(link).toHaveAttribute('href', href);
	expect(toggle()).toHaveAttribute('aria-disabled', 'true');
	expect(toggle()).toHaveAccessibleDescription(MISSING);
	await user.click(link);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: `${name.toLowerCase()}-banner`, feature: 'wordads' },
	});
});

it('ROLE-12 says what is missing where nothing may be offered', async () => {
	openTraffic({ scenario: 'no-promotions' });
	await waitFor(() => expect(card().getAllByText(MISSING).at(-1)).toBeVisible());
	expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

it('asks nobody where the page’s plan has ads', async () => {
	const { store } = openTraffic({ scenario: 'complete', ...withActive() });
	await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-disabled'));
	expect(store.getState().features.phase).toBe('idle');
});

/** What the provider says of the site from now on. */
function answerPlan(slug: string) {
	answerGet('site', {
		code: 'success',
		data: JSON.stringify({ plan: { product_slug: slug, features: { active: [] } } }),
	});
}

it('believes the provider, not the page: bought since', async () => {
	const { store } = openTraffic();
	answerPlan('jetpack_premium');
	await waitFor(() => expect(store.getState().cloudSite.phase).toBe('ready'));
	await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-disabled'));
	expect(card().queryByText(MISSING)).not.toBeInTheDocument();
});

describe('a plan that could not be loaded', () => {
	const fail = async () => {
		const made = openTraffic();
		answerGet('site', { code: 'site_data_fetch_failed', message: 'No.' }, 400);
		const again = await card().findByRole('button', { name: 'Try again' });
		expect(card().getByText("Couldn't load your plan.")).toBeVisible();
		return { ...made, again };
	};

	it('is said, and loaded', async () => {
		const { user, again } = await fail();
		answerPlan('jetpack_free');
		await user.click(again);
		expect(await card().findByRole('link', { name: 'Upgrade' })).toBeVisible();
	});

	it('leaves it to the site whether ads can be had', async () => {
		const { user } = await fail();
		const message = 'wordads: Not part of the current plan';
		answerPost('settings', { code: 'some_updated', message, data: { status: 400 } }, 400);
		await user.click(toggle());
		await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
		expect(toggle()).not.toBeChecked();
	});
});

it('offers nothing offline, and fades', () => {
	openTraffic({ scenario: 'offline' });
	expect(screen.getByRole('region', { name: 'Ads' })).toHaveClass('disabled');
	expect(toggle()).toHaveAccessibleDescription('Unavailable in Offline Mode');
	expect(card().queryByText(MISSING)).not.toBeInTheDocument();
});

it('leaves ads on where a plan has ended: they can be turned off', async () => {
	const { user, world } = openTraffic(withActive('wordads'));
	await user.click(toggle());
	await waitFor(() => expect(world.modules.active).not.toContain('wordads'));
});
