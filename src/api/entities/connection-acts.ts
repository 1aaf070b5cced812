import * as v from 'valibot';
import type { Client } from '../client';
import * as d from '../decode';

const testSchema = d.objectOf({ code: v.string(), message: d.plainOr() });
const authorizeSchema = d.objectOf({ authorizeUrl: v.string() });
const reconnectSchema = d.objectOf({ status: v.string(), authorizeUrl: d.textOr() });

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
		client.get('connection/authorize_url', d.decoder(authorizeSchema), {
			no_iframe: true,
			redirect_uri: redirectUri,
		}),
	test: () => client.get('connection/test', d.decoder(testSchema)),
	register: ({ nonce, redirectUri, pluginSlug, from }: Registration) =>
		client.post('connection/register', d.decoder(authorizeSchema), {
			registration_nonce: nonce,
			no_iframe: true,
			redirect_uri: redirectUri,
			plugin_slug: pluginSlug,
			from,
		}),
	disconnectSite: () => client.post('connection', d.ignoreAnswer, { isActive: false }),
	unlinkUser: () => client.post('connection/user', d.ignoreAnswer, { linked: false }),
	reconnect: () => client.post('connection/reconnect', d.decoder(reconnectSchema)),
	markStoreSetupSeen: () =>
		client.post('seen-wc-connection-modal', d.decoder(d.objectOf({ success: d.flag() }))),
});
