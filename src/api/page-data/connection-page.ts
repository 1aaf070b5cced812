import * as v from 'valibot';
import type { PageData } from '@/domain/site/page-data';
import { decoder, numberOr, objectOf, plain, rawMap, textOr } from '../decode';
import { decodePageData } from '.';

const connectionPageSchema = objectOf({
	apiRoot: v.string(),
	apiNonce: v.string(),
	registrationNonce: textOr(),
	adminUrl: textOr(),
	blogId: numberOr(0),
	connectionStatus: rawMap(),
	userConnectionData: objectOf({ currentUser: rawMap() }),
	connectedPlugins: v.fallback(v.array(objectOf({ slug: v.string(), name: plain() })), []),
});

/** The connection data that one of WordPress's own pages prints, as page data with empty remaining parts: enough for a dialog over that page. */
export function decodeConnectionPage(json: unknown, pageUrl: string): PageData {
	const page = decoder(connectionPageSchema)(json);
	const wire = {
		WP_API_root: page.apiRoot,
		WP_API_nonce: page.apiNonce,
		registrationNonce: page.registrationNonce,
		adminUrl: page.adminUrl,
		connectionStatus: page.connectionStatus,
		userData: { currentUser: page.userConnectionData.currentUser },
		connectedPlugins: Object.fromEntries(
			page.connectedPlugins.map(({ slug, name }) => [slug, { name }]),
		),
		getModules: {},
		settings: {},
		siteData: { blog_id: page.blogId },
		currentVersion: '',
		rawUrl: '',
	};
	return decodePageData(wire, pageUrl);
}
