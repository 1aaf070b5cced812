import * as v from 'valibot';
import type { Client } from '../client';
import { decoder, flag, ignoreAnswer, objectOf, plainOr, textOr } from '../decode';

const testSchema = objectOf({ code: v.string(), message: plainOr() });
const authorizeSchema = objectOf({ authorizeUrl: v.string() });
const reconnectSchema = objectOf({ status: v.string(), authorizeUrl: textOr() });

/** The parameters of registering the site (DATA-02). */
export interface Registration {
	nonce: string;
	/** Where the person returns to, relative to wp-admin. */
	redirectUri?: string;
	pluginSlug?: string;
	/** The screen that registers, for the provider's records. */
	from?: string;
}

/** Calls that a click or a single screen starts. The decoders of the connection are in another file, because every page needs them. */
export const connectionActsApi = (client: Client) => ({
	loadAuthorizeUrl: (redirectUri?: string) =>
		client.get('connection/authorize_url', decoder(authorizeSchema), {
			no_iframe: true,
			redirect_uri: redirectUri,
		}),
	test: () => client.get('connection/test', decoder(testSchema)),
	register: ({ nonce, redirectUri, pluginSlug, from }: Registration) =>
		client.post('connection/register', decoder(authorizeSchema), {
			registration_nonce: nonce,
			no_iframe: true,
			redirect_uri: redirectUri,
			plugin_slug: pluginSlug,
			from,
		}),
	disconnectSite: () => client.post('connection', ignoreAnswer, { isActive: false }),
	unlinkUser: () => client.post('connection/user', ignoreAnswer, { linked: false }),
	reconnect: () => client.post('connection/reconnect', decoder(reconnectSchema)),
	markStoreSetupSeen: () =>
		client.post('seen-wc-connection-modal', decoder(objectOf({ success: flag() }))),
});
