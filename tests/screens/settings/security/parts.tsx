import type { ReactElement } from 'react';
import { http } from 'msw';
import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST, type StoreOptions } from '#tests/support/store';

interface OpenOptions extends StoreOptions {
	route?: string;
}

/** Draws the Security settings. What the cards ask for goes out after paint: answers given next are in time. */
export const openSecurity = (options: OpenOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/security', ...options });

/** Draws one card of them, which is quicker. */
export const openCard = (card: ReactElement, options: StoreOptions = {}) =>
	renderScreen(card, { route: '/security', ...options });

/** A card by its heading, with the queries within it. */
export const getCard = (name: string) => within(screen.getByRole('region', { name }));
export const queryCard = (name: string) => screen.queryByRole('region', { name });

/** Answers a read only when the test says so, and tells whether it was asked. */
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
