import ProductScreen from '@/screens/product';
import { renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';

export const open = (key: string, options: StoreOptions = {}) =>
	renderScreen(<ProductScreen />, { route: `/product/${key}`, ...options });
export const card = (name: string) => within(screen.getByRole('region', { name }));
export const names = () =>
	screen
		.getAllByRole('region')
		.map((one) => one.getAttribute('aria-labelledby'))
		.map((id) => document.getElementById(id ?? '')?.textContent);
export const findOffer = (name: string) => screen.findByRole('link', { name: `Get ${name}` });

export function readCheckout(link: HTMLElement) {
	const url = new URL(link.getAttribute('href') ?? '');
	const { query = '', ...rest } = Object.fromEntries(url.searchParams);
	return { host: url.host, ...rest, ...Object.fromEntries(new URLSearchParams(query)) };
}
