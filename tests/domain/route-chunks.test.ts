import {
	buildRouteChunks,
	listRouteChunks,
	type RouteFacts,
	type RouteVisitor,
} from '@/domain/route-chunks';
import { findRoute, ROUTES } from '@/domain/routes/table';

const EDITOR: RouteFacts = {
	canManageModules: false,
	canConnectSite: false,
	canReconnect: false,
	canDisconnectSite: false,
	canConnectAccount: true,
	canActivateLicense: false,
	lacksLicenseCall: false,
	isLinked: true,
	connection: 'connected',
	showRecommendations: true,
	recommendationsStep: '',
	hasCoupon: false,
	isCouponRequested: false,
	isWooCommerceActive: false,
	hasSeenStoreSetup: false,
	unread: null,
};

const table = buildRouteChunks();
const ALL: RouteVisitor[] = ['unconnected', 'unlinked', 'linked'];

describe('chunks of the first screen of a route', () => {
	it.each<[RouteVisitor, string, string[]]>([
		['linked', '/', ['dashboard', 'status', 'dashboard-cards']],
		['linked', '/dashboard', ['dashboard', 'status', 'dashboard-cards']],
		['linked', '/disconnect', ['dashboard', 'status', 'dashboard-cards', 'dialogs']],
		['linked', '/reconnect', ['dashboard', 'status', 'dashboard-cards', 'dialogs']],
		['linked', '/setup', ['dashboard', 'status', 'dashboard-cards']],
		['linked', '/wpbody-content', ['dashboard', 'status', 'dashboard-cards']],
		['linked', '/my-plan', ['my-plan']],
		['linked', '/plans', ['my-plan']],
		['linked', '/plans-prompt', []],
		['linked', '/settings', ['settings', 'settings-security']],
		['linked', '/traffic', ['settings', 'settings-traffic']],
		['linked', '/privacy', ['settings', 'settings-privacy']],
		['linked', '/modules', ['modules']],
		['unlinked', '/modules', ['modules']],
		['unconnected', '/modules', ['connect']],
		['linked', '/tools', ['tools']],
		['unconnected', '/tools', ['tools']],
		['linked', '/recommendations', ['recommendations']],
		['linked', '/recommendations/monitor', ['recommendations']],
		['linked', '/license/activation', ['licensing']],
		['linked', '/product/backup', ['product']],
		['linked', '/woo-setup', ['connect']],
		['linked', '/connect-user', ['dashboard', 'status', 'dashboard-cards']],
		['unlinked', '/connect-user', ['connect']],
		['unlinked', '/license/activation', ['dashboard', 'status', 'dashboard-cards']],
		['unlinked', '/traffic', ['settings', 'settings-traffic']],
		['unconnected', '/dashboard', ['connect']],
		['unconnected', '/my-plan', ['connect']],
		['unconnected', '/traffic', ['connect']],
		['unconnected', '/privacy', ['settings', 'settings-privacy']],
	])('a visitor who is %s loads for %s: %j', (visitor, path, chunks) => {
		expect(table[visitor][path]).toEqual(chunks);
	});

	it.each(ALL)('the table has each route: %s', (visitor) => {
		expect(Object.keys(table[visitor])).toEqual(ROUTES.map(({ path }) => path));
	});

	it.each(ALL)('the list is empty only for a redirect to another site: %s', (visitor) => {
		const empty = ROUTES.filter(({ path }) => table[visitor][path]?.length === 0);
		expect(empty.map(({ path }) => path)).toEqual(['/plans-prompt']);
	});

	it.each(['/my-plan', '/modules', '/disconnect'])(
		'an editor on %s loads the chunks of At a Glance',
		(path) => {
			const route = findRoute(path);
			expect(route && listRouteChunks(route, EDITOR)).toEqual([
				'dashboard',
				'status',
				'dashboard-cards',
			]);
		},
	);
});
