import * as v from 'valibot';
import type { Client } from '../client';
import { decoder, flag, objectOf } from '../decode';

interface AdsSettings {
	isActive: boolean;
}

const settingsSchema = v.pipe(
	objectOf({ module_active: flag() }),
	v.transform((settings): AdsSettings => ({ isActive: settings.module_active })),
);

/**
 * API-66. These routes exist only on sites whose own code shares the ads screen, and otherwise return 404, so
 * our card saves with the other settings.
 */
export const adsApi = (client: Client) => ({
	loadSettings: () => client.get('wordads/settings', decoder(settingsSchema)),
	saveSettings: ({ isActive }: AdsSettings) =>
		client.write('wordads/settings', decoder(settingsSchema), { module_active: isActive }),
});
