import * as z from 'zod/mini';
import type { Client } from '../client';
import { decoder, flagOr, mapOf, textOr } from '../decode';

/** What the provider knows of the site at Google; `errors` is `[]` or a map of code → messages. */
const verificationSchema = z.object({
	verified: flagOr(),
	token: textOr(),
	is_owner: flagOr(),
	google_search_console_url: textOr(),
	errors: z.catch(mapOf(z.array(z.string())), {}),
});

const pathOf = (keyringId?: number) =>
	keyringId ? `verify-site/google/${keyringId}` : 'verify-site/google';

export const verificationApi = (client: Client) => ({
	/** With the code of the pop-up the provider asks Google in that account's name. */
	check: (keyringId?: number) => client.get(pathOf(keyringId), decoder(verificationSchema)),
	verify: (keyringId: number) =>
		client.post('verify-site/google', decoder(verificationSchema), { keyring_id: keyringId }),
});
