import * as z from 'zod/mini';
import type { AntiSpamData, AntiSpamUnavailable, AntiSpamKeyCheck } from '@/domain/anti-spam';
import type { Client } from '../client';
import { decoder, textOr } from '../decode';

const UNAVAILABLE = {
	not_installed: 'not-installed',
	not_active: 'inactive',
	invalid_key: 'invalid-key',
	'N/A': 'unavailable',
} as const satisfies Record<string, AntiSpamUnavailable>;

/** Why there is no count, as the wire spells it: `N/A` where it cannot be had here (CARD-04). */
const gapSchema = z.pipe(
	z.enum(['not_installed', 'not_active', 'invalid_key', 'N/A']),
	z.transform((word): AntiSpamUnavailable => UNAVAILABLE[word]),
);

/** A bare count, perhaps in quotes, or a bare word. */
const dataSchema = z.union([
	z.number(),
	gapSchema,
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
