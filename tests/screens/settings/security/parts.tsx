import type { ReactElement } from 'react';
import { http } from 'msw';
import { renderScreen, screen, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST, type StoreOptions } from '#tests/support/store';
import { SettingsScreen } from '../loaded-screen';

interface OpenOptions extends StoreOptions {
	route?: string;
}

/** Renders the Security settings. The cards send their requests after paint, so handlers added next are in time. */
export const openSecurity = (options: OpenOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/security', ...options });

/** Renders one card, which is faster. */
export const openCard = (card: ReactElement, options: StoreOptions = {}) =>
	renderScreen(card, { route: '/security', ...options });

/** The queries within a card, by its heading. */
export const getCard = (name: string) => within(screen.getByRole('region', { name }));
export const queryCard = (name: string) => screen.queryByRole('region', { name });

/** Holds the response to a GET until `release()`; `asked` records the requests. */
export function holdRead(path: string, answer: () => Response) {
	let release = () => undefined as void;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const asked = jest.fn<void, []>();
	server.use(
		http.get(`${REST}/${path}`, async () => {
			asked();
			await released;
			return answer();
		}),
	);
	return { asked, release: () => release() };
}
