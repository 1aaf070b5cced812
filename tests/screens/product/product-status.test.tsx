import ProductScreen from '@/screens/product';
import { selectDiscount, selectIntroOffers } from '@/state/plans/offers';
import { selectProviderSite } from '@/state/site/provider-site';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { card, findOffer, open, readCheckout } from './parts';

it('API-69 users who cannot buy get a checkout that connects them first, if they are unlinked administrators', async () => {
	const { store } = open('backup', { scenario: 'unlinked-admin' });
	expect(readCheckout(await findOffer('Jetpack Backup'))).toMatchObject({ unlinked: '1' });
	expect(selectIntroOffers(store.getState()).phase).toBe('idle');
	expect(selectDiscount(store.getState()).phase).toBe('idle');
});

it('a product that the site has is offered again when the provider no longer lists it, although the page does', async () => {
	const { world, store } = open('backup', { scenario: 'security' });
	const features = { active: [], available: {} };
	world.plan = { ...world.plan, product_slug: 'jetpack_free', features };
	world.provider.site = { products: [] };
	world.provider['site/purchases'] = [];
	expect(card('Jetpack Backup').getByText('Included in your plan')).toBeVisible();
	await waitFor(() => expect(selectProviderSite(store.getState()).phase).toBe('ready'));
	expect(await findOffer('Jetpack Backup')).toBeVisible();
});

describe('after the checkout', () => {
	const back = (options: StoreOptions = {}) =>
		renderScreen(<ProductScreen />, { route: '/product/backup?bought', ...options });

	it('announces the active product', async () => {
		const { container } = back({ scenario: 'plan-backup-t1' });
		expect(
			await within(container).findByText('Jetpack Backup is active on this site.'),
		).toBeVisible();
	});

	it('shows the product as active once the provider reports it', async () => {
		const { user, world, container } = back();
		expect(await screen.findByText(/^Just bought Jetpack Backup\? It can take/)).toBeVisible();
		world.plan = { ...world.plan, features: { active: ['backups'], available: {} } };
		await user.click(screen.getByRole('button', { name: 'Check again' }));
		expect(
			await within(container).findByText('Jetpack Backup is active on this site.'),
		).toBeVisible();
		expect(document.activeElement).not.toBe(document.body);
	});

	it('loads the plan again when "Back" restores the page from the cache', async () => {
		const { world } = open('backup');
		await findOffer('Jetpack Backup');
		world.plan = { ...world.plan, features: { active: ['backups'], available: {} } };
		act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
		expect(await screen.findByText('Active on this site')).toBeVisible();
	});
});
