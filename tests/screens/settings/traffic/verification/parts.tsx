import type { SettingsCardId } from '@/domain/settings/registry';
import TRAFFIC from '@/screens/settings/traffic';
import { fireEvent, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import type { WindowMessage } from '@/state/types';
import { openCards } from '../../parts';

export const openVerification = (options?: StoreOptions, others: readonly SettingsCardId[] = []) =>
	openCards(TRAFFIC, ['verification', ...others], options);

export const card = () => within(screen.getByRole('region', { name: 'Site verification' }));
export const field = (name: string) => card().getByRole('textbox', { name });
export const findField = (name: string) => card().findByRole('textbox', { name });
export const button = (name: string) => card().getByRole('button', { name });
export const findButton = (name: string) => card().findByRole('button', { name });

/** A free site with this state at Google and this saved code. */
export const google = (state: object, saved = ''): StoreOptions => ({
	world: {
		// Tests give only a part of the state.
		verification: { google: state } as NonNullable<StoreOptions['world']>['verification'],
		settings: { google: saved },
	},
});

/** Replaces the pop-up with one that the test answers and closes. */
export function fakePopUp({ browser }: Pick<ReturnType<typeof openVerification>, 'browser'>) {
	const popUp = { closed: false } as { closed: boolean } & Window;
	let listener: (message: WindowMessage) => void = () => undefined;
	browser.openPopUp.mockReturnValue(popUp);
	browser.onMessage.mockImplementation((added) => {
		listener = added;
		return () => undefined;
	});
	return {
		answer: () => listener({ source: popUp, origin: 'http://site.test', data: { keyring_id: 9 } }),
		close: () => void (popUp.closed = true),
	};
}

export const paste = (name: string, text: string) =>
	fireEvent.change(field(name), { target: { value: text } });
