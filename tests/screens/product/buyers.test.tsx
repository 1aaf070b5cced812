import { act, screen } from '#tests/support/render';
import { findOffer, names, open, readCheckout } from './parts';

describe('who may buy', () => {
	it.each([
		['ROLE-13', 'unlinked-editor', 'Ask an administrator of this site to get this.'],
		['ROLE-13', 'subscriber-view', 'Ask an administrator of this site to get this.'],
		['ROLE-12', 'offline', 'Unavailable in Offline Mode'],
		['ROLE-13', 'no-promotions', 'Upgrades are turned off on this site.'],
		['ROLE-10', 'site-only', 'Connect your account to see the price and upgrade.'],
	])('%s in %s: %s', async (_id, scenario, text) => {
		const { store } = open('backup', { scenario });
		expect(screen.getByText(text)).toBeVisible();
		expect(names()).toEqual(['Jetpack Backup']);
		await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect(screen.getByText(text)).toBeVisible();
		expect(store.getState().offers.siteProducts.phase).toBe('idle');
		expect(screen.queryByText(/[$]|money-back/)).not.toBeInTheDocument();
	});

	it('API-69 an administrator without an account buys by way of one', async () => {
		const { store } = open('backup', { scenario: 'unlinked-admin' });
		expect(readCheckout(await findOffer('Jetpack Backup'))).toMatchObject({ unlinked: '1' });
		expect(store.getState().offers.introOffers.phase).toBe('idle');
		expect(store.getState().discount.phase).toBe('idle');
	});
});
