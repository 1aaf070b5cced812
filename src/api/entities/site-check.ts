import { addQueryArgs } from '@wordpress/url';
import type { SitePage, SiteReplies } from '@/domain/site-check/facts';
import { joinUrl } from '@/lib/safe-url';
import type { Client } from '../client';
import { buildUrl } from '../client/send';
import { probe } from '../client/probe';
import { pluginsApi } from './plugins';

export const siteCheckApi = (client: Client) => ({
	/** Sends the calls of the check; only a manager may run the tests of the connection. Never rejects: a missing answer is one of the findings. */
	ask: async (isManager: boolean): Promise<SiteReplies & Pick<SitePage, 'root' | 'userId'>> => {
		const { root, userId, nonce, adminUrl, now = Date.now, findLack } = client.options;
		const started = now();
		const echoWord = `check${started.toString(36)}`;
		const fresh = { _cacheBuster: started };
		const ask = (url: string) => probe(url, now, nonce);
		const userUrl = buildUrl(root, 'users/me', { _fields: 'id', ...fresh }, 'wp/v2/');
		const inAddress = { _wpnonce: nonce };
		const [rest, user, userByAddress, newNonce, echo, provider, plugins] = await Promise.all([
			// Anyone may read the API's index.
			ask(buildUrl(root, findLack?.('connection') ? '' : 'connection', fresh)),
			ask(userUrl),
			probe(addQueryArgs(userUrl, inAddress), now),
			probe(joinUrl(adminUrl, 'admin-ajax.php?action=rest-nonce'), now),
			// WordPress repeats the name of the callback. The answer is only read, never run as a script.
			probe(buildUrl(root, 'types', { _fields: 'slug', _jsonp: echoWord }, 'wp/v2/'), now),
			isManager && !findLack?.('connection/test')
				? client.whenProviderIsFree(() =>
						probe(buildUrl(root, 'connection/test', { ...fresh, ...inAddress }), now),
					)
				: null,
			isManager
				? pluginsApi(client)
						.loadAll()
						.catch(() => null)
				: null,
		]);
		const replies = { rest, user, userByAddress, nonce: newNonce, echo, echoWord, provider };
		return { ...replies, plugins, root, userId };
	},
});
