import * as v from 'valibot';
import type { Client } from '../client';
import * as d from '../decode';

/** The actions that resolve an identity crisis, in which two sites share one connection. */
export const identityCrisisApi = (client: Client) => ({
	/** API-60: this site is the copy, and changes nothing at the provider. */
	confirmSafeMode: () => client.post('identity-crisis/confirm-safe-mode', d.ignoreAnswer),
	/** API-62: this site is the original at a new address. */
	migrate: () => client.post('identity-crisis/migrate', d.ignoreAnswer),
	/** API-61: this site gets a connection of its own, approved at the returned URL. It is disconnected and registered again at once. */
	startFresh: (redirectUri?: string) =>
		client.post('identity-crisis/start-fresh', d.decoder(v.pipe(v.string(), v.minLength(1))), {
			redirect_uri: redirectUri,
		}),
});
