import * as z from 'zod/mini';
import { ANTI_SPAM_GAPS, type AntiSpamData, type AntiSpamKeyCheck } from '@/domain/anti-spam';
import type { Client } from '../client';
import { decoder, textOr } from '../decode';

/** A bare count, perhaps in quotes, or a bare word. */
const dataSchema = z.union([
	z.number(),
	z.literal(ANTI_SPAM_GAPS),
	z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
]);

const checkSchema = z.object({
	validKey: z.nullable(z.boolean()),
	invalidKeyCode: textOr(),
	invalidKeyMessage: textOr(),
});

/** A service that knows no keys is answered with a bare false (DATA-26). */
const keyCheckSchema = z.union([
	checkSchema,
	z.pipe(
		z.literal(false),
		z.transform((): AntiSpamKeyCheck => ({
			validKey: false,
			invalidKeyCode: '',
			invalidKeyMessage: '',
		})),
	),
]);

export const antiSpamApi = (client: Client) => ({
	/** How much spam was blocked, or why nobody counts (API-31). */
	loadData: (): Promise<AntiSpamData> => client.get('module/akismet/data', decoder(dataSchema)),
	/** Whether the saved key is good (API-32). */
	checkSavedKey: (): Promise<AntiSpamKeyCheck> =>
		client.get('module/akismet/key/check', decoder(keyCheckSchema)),
	/** API-33. A key with anything but letters and digits is refused with 400. */
	checkKey: (key: string): Promise<AntiSpamKeyCheck> =>
		client.post('module/akismet/key/check', decoder(keyCheckSchema), { api_key: key }),
});
