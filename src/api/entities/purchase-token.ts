import * as z from 'zod/mini';
import type { Client } from '../client';
import { decoder } from '../decode';

/** What lets an administrator buy for a site on which nobody has an account yet. */
export const purchaseTokenApi = (client: Client) => ({
	/** "" where there is none. */
	load: () => client.get('purchase-token', decoder(z.string())),
	/** A token is good for one purchase. */
	remove: () => client.post('purchase-token', decoder(z.literal(true))),
});
