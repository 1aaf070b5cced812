import * as v from 'valibot';
import type { PageData } from '@/domain/site/page-data';
import * as d from '../decode';
import { decodePageData } from '.';

const connectionPageSchema = d.objectOf({
	apiRoot: v.string(),
	apiNonce: v.string(),
	registrationNonce: d.textOr(),
	adminUrl: d.textOr(),
	blogId: d.numberOr(0),
	connectionStatus: d.rawMap(),
	userConnectionData: d.objectOf({ currentUser: d.rawMap() }),
	connectedPlugins: v.fallback(v.array(d.objectOf({ slug: v.string(), name: d.plain() })), []),
});

/** The connection data that one of WordPress's own pages prints, as page data with empty remaining parts: enough for a dialog over that page. */
export function decodeConnectionPage(json: unknown, pageUrl: string): PageData {
	const page = d.decoder(connectionPageSchema)(json);
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
