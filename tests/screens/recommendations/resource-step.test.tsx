import { screen, waitFor } from '#tests/support/render';
import { answerGet } from '#tests/support/wire';
import { link, openPage, queryLink } from './parts';

const SECURITY = { name: /^Jetpack Security/ };

it('RECS-38 is read later, without being skipped', async () => {
	const { user, world, events } = openPage('security-plan', { scenario: 'recommendations-new' });
	const later = link('Read Later');
	expect(later).toHaveAttribute('href', '#/recommendations/summary');
	await user.click(later);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'recommendations-read-later', step: 'security-plan' },
	});
	await waitFor(() =>
		expect(world.recommendations?.data).toMatchObject({
			viewedRecommendations: expect.arrayContaining(['security-plan']),
			skippedRecommendations: ['creative-mail', 'site-accelerator'],
		}),
	);
});

it('RECS-39 opens what there is to read beside the page, which goes on', async () => {
	const { user } = openPage('anti-spam', { scenario: 'recommendations-new' });
	const read = link(/^Read about blocking spam/);
	expect(read).toHaveAttribute('target', '_blank');
	expect(read).toHaveAttribute('href', expect.stringMatching(/^https:\/\/jetpack\.com\/redirect/));
	await user.click(read);
	expect(screen.getByRole('heading', { level: 1, name: 'Your recommendations' })).toBeVisible();
});

it('RECS-46 RECS-49 RECS-09 offers the plan that it takes, with its price and the discount, which counts as seen', async () => {
	const { world } = openPage('security-plan', {
		scenario: 'discount-valid',
		world: { recommendations: { conditional: ['security-plan'] } },
	});
	const offer = await screen.findByRole('region', SECURITY);
	expect(offer).toHaveTextContent('/month, paid yearly');
	await waitFor(() => expect(offer).toHaveTextContent(/Save up to \d+%/));
	const checkout = new URL(link(/^Get Jetpack Security/).getAttribute('href') ?? '');
	const query = new URLSearchParams(checkout.searchParams.get('query') ?? '');
	expect(checkout.searchParams.get('path')).toBe('jetpack_security_t1_yearly');
	expect(query.get('coupon')).toBe('WELCOME30');
	expect(query.get('redirect_to')).toMatch(/admin\.php\?page=jetpack#\/recommendations$/);
	expect(offer).toHaveTextContent('The discount applies to the first term only.');
	await waitFor(() =>
		expect(world.recommendations?.data).toMatchObject({ viewedDiscounts: ['security-plan'] }),
	);
});

it.each(['discount-used', 'discount-expired'])('RECS-46 %s is none', async (scenario) => {
	const { store, world } = openPage('security-plan', { scenario });
	const offer = await screen.findByRole('region', SECURITY);
	await waitFor(() => expect(store.getState().discount.phase).toBe('ready'));
	expect(offer).not.toHaveTextContent(/Save/);
	await waitFor(() => expect(world.recommendations?.data).toBeDefined());
	expect(world.recommendations?.data).not.toHaveProperty('viewedDiscounts');
});

it('RECS-49 offers nothing to a site that has it, nor before that is known', async () => {
	const { store } = openPage('security-plan', { scenario: 'security' });
	expect(screen.queryByRole('region', SECURITY)).not.toBeInTheDocument();
	await waitFor(() => expect(store.getState().offers.siteProducts.phase).toBe('ready'));
	await waitFor(() => expect(store.getState().cloudSite.phase).toBe('ready'));
	expect(screen.queryByRole('region', SECURITY)).not.toBeInTheDocument();
});

it('RECS-49 offers without a price what no price is known of', async () => {
	openPage('security-plan');
	answerGet('site/products', { code: 'failed_to_fetch_data', message: 'No.' }, 500);
	const offer = await screen.findByRole('region', SECURITY);
	expect(offer).toHaveTextContent("You'll see the price before you pay.");
});

it('offers nothing where the host forbids promotions', async () => {
	const { store } = openPage('security-plan', { world: { site: { showPromotions: false } } });
	await waitFor(() => expect(store.getState().offers.siteProducts.phase).toBe('ready'));
	expect(queryLink(/^Get /)).not.toBeInTheDocument();
});
