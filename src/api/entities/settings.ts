import * as z from 'zod/mini';
import type { Client } from '../client';
import { decoder, rawMap } from '../decode';

export const settingsSchema = rawMap();

/** A save answers an envelope, and for some keys a value that the server made. Choosing a language answers a bare boolean. */
const savedSchema = z.union([z.boolean(), z.looseObject({ code: z.string() })]);

export const settingsApi = (client: Client) => ({
	load: () => client.get('settings', decoder(settingsSchema)),
	/** Only the changed keys: one that is invalid would have the server refuse all (API-19). */
	save: (changes: object) => client.write('settings', decoder(savedSchema), changes),
	reset: () => client.write('options/options', () => undefined, { reset: true }),
});
