import { buildRouteChunks, listRouteChunks, type RouteFacts } from '@/domain/routes/chunks';
import { findRoute, ROUTES } from '@/extras/routes';

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
type RouteVisitor = keyof typeof table;
const HOME = ['dashboard', 'dashboard-cards'];
const ALL: RouteVisitor[] = ['unconnected', 'unlinked', 'linked'];

describe('chunks of the first screen of a route', () => {
	it.each<[RouteVisitor, string, string[]]>([
		['linked', '/ /dashboard /setup /connect-user /wpbody-content', HOME],
		['linked', '/disconnect /reconnect', [...HOME, 'dialogs']],
		['linked', '/my-plan /plans', ['my-plan']],
		['linked', '/plans-prompt', []],
		['linked', '/settings', ['settings', 'settings-security']],
		['linked', '/traffic', ['settings', 'settings-traffic']],
		['linked', '/privacy', ['settings', 'settings-discussion']],
		['linked', '/modules', ['settings', 'modules']],
		['linked', '/tools /check', ['health']],
		['linked', '/tools/changes /tools/copy', ['tools']],
		['linked', '/recommendations /recommendations/monitor', ['recommendations']],
		['linked', '/license/activation', ['rare']],
		['linked', '/product/backup', ['product']],
		['linked', '/woo-setup', ['connect']],
		['unlinked', '/modules', ['settings', 'modules']],
		['unlinked', '/connect-user', ['connect']],
		['unlinked', '/license/activation', HOME],
		['unconnected', '/dashboard /my-plan /modules /traffic', ['connect']],
		['unconnected', '/tools/copy', ['tools']],
		['unconnected', '/privacy', ['settings', 'settings-discussion']],
	])('a visitor who is %s loads for %s: %j', (visitor, paths, chunks) => {
		const loaded = paths.split(' ').map((path) => table[visitor][path]);
		expect(loaded).toEqual(loaded.map(() => chunks));
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
			expect(route && listRouteChunks(route, EDITOR)).toEqual(HOME);
		},
	);
});
