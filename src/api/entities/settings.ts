import * as z from 'zod/mini';
import type { Client } from '../client';
import { decoder, rawMap } from '../decode';

export const settingsSchema = rawMap();

/**
 * A save returns an envelope, with a value that the server generated for some keys. Saving a language returns
 * a bare boolean.
 */
const savedSchema = z.union([z.boolean(), z.looseObject({ code: z.string() })]);

export const settingsApi = (client: Client) => ({
	load: () => client.get('settings', decoder(settingsSchema)),
	/** Sends only the changed keys: the server refuses all of them if one is invalid (API-19). */
	save: (changes: object) => client.write('settings', decoder(savedSchema), changes),
	reset: () => client.write('options/options', () => undefined, { reset: true }),
});
