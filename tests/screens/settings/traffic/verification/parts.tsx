import type { SettingsCardId } from '@/domain/settings/registry';
import TRAFFIC from '@/screens/settings/traffic';
import { fireEvent, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
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

export const paste = (name: string, text: string) =>
	fireEvent.change(field(name), { target: { value: text } });
