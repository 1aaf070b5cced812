import * as v from 'valibot';
import type { AntiSpamData, AntiSpamUnavailable, AntiSpamKeyCheck } from '@/domain/anti-spam';
import type { Client } from '../client';
import * as d from '../decode';

const UNAVAILABLE = {
	not_installed: 'not-installed',
	not_active: 'inactive',
	invalid_key: 'invalid-key',
	'N/A': 'unavailable',
} as const satisfies Record<string, AntiSpamUnavailable>;

/** Why there is no count, in the wire's spelling: `N/A` if it isn't available on this site (CARD-04). */
const gapSchema = v.pipe(
	v.picklist(['not_installed', 'not_active', 'invalid_key', 'N/A']),
	v.transform((word): AntiSpamUnavailable => UNAVAILABLE[word]),
);

const dataSchema = v.union([gapSchema, d.number()]);

const checkSchema = d.objectOf({
	validKey: v.nullable(d.flag()),
	invalidKeyCode: d.textOr(),
	invalidKeyMessage: d.plainOr(),
});

/** If the service has no keys, the answer is a bare false (DATA-26). */
const keyCheckSchema = v.union([
	checkSchema,
	v.pipe(
		v.literal(false),
		v.transform((validKey) => v.parse(checkSchema, { validKey })),
	),
]);

export const antiSpamApi = (client: Client) => ({
	/** The amount of blocked spam, or why there is no count (API-31). */
	loadData: (): Promise<AntiSpamData> =>
		client.getFromProvider('module/akismet/data', d.decoder(dataSchema)),
	/** Whether the saved key is valid (API-32). */
	checkSavedKey: (): Promise<AntiSpamKeyCheck> =>
		client.getFromProvider('module/akismet/key/check', d.decoder(keyCheckSchema)),
	/** API-33. A key with other characters than letters and digits is refused with 400. */
	checkKey: (key: string): Promise<AntiSpamKeyCheck> =>
		client.post('module/akismet/key/check', d.decoder(keyCheckSchema), { api_key: key }),
});
