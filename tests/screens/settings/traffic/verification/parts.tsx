import SettingsScreen from '@/screens/settings';
import { fireEvent, renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import type { WindowMessage } from '@/state/types';

export const openTraffic = (options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/traffic', ...options });

export const card = () => within(screen.getByRole('region', { name: 'Site verification' }));
export const field = (name: string) => card().getByRole('textbox', { name });
export const findField = (name: string) => card().findByRole('textbox', { name });
export const button = (name: string) => card().getByRole('button', { name });
export const findButton = (name: string) => card().findByRole('button', { name });

/** What Google knows, over the world of the free plan, and what is stored. */
export const google = (known: object, stored = ''): StoreOptions => ({
	world: {
		// Any part of what Google knows may be left out.
		verification: { google: known } as NonNullable<StoreOptions['world']>['verification'],
		settings: { google: stored },
	},
});

/** A pop-up that a test answers and closes. */
export function standInPopUp({ browser }: Pick<ReturnType<typeof openTraffic>, 'browser'>) {
	const popUp = { closed: false } as { closed: boolean } & Window;
	let listener: (message: WindowMessage) => void = () => undefined;
	browser.openPopUp.mockReturnValue(popUp);
	browser.onMessage.mockImplementation((heard) => {
		listener = heard;
		return () => undefined;
	});
	return {
		answer: () => listener({ source: popUp, origin: 'http://site.test', data: { keyring_id: 9 } }),
		close: () => void (popUp.closed = true),
	};
}

export const paste = (name: string, text: string) =>
	fireEvent.change(field(name), { target: { value: text } });
