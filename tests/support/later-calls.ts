/** Calls that a screen sends later, or that a person's action sends. */
interface LaterCalls {
	/** REST paths below `jetpack/v4/`, with parameters in braces. */
	routes: readonly string[];
	/** The screens with the call's control; [] for a dialog or a notice, which may be on any. */
	screens: readonly string[];
}

const WITH_SWITCHES = [
	...['/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic'],
	...['/modules', '/tools/changes', '/tools/copy'],
];

/**
 * Every call of the client that no screen sends on arrival, by purpose. `tests/domain/acts` names the calls that are neither here
 * nor in the arrivals.
 */
export const LATER_CALLS = {
	'save-settings': { routes: ['settings'], screens: [...WITH_SWITCHES, '/dashboard', '/my-plan'] },
	'reset-settings': { routes: ['options/options'], screens: [] },
	'refresh-modules': { routes: ['module/all'], screens: WITH_SWITCHES },
	'refresh-connection': { routes: ['connection'], screens: ['/dashboard', '/tools'] },
	'test-connection': { routes: ['connection/test'], screens: ['/tools'] },
	'connect-site': { routes: ['connection/register'], screens: ['/dashboard'] },
	'connect-user': { routes: ['connection/authorize_url'], screens: ['/dashboard'] },
	'open-connect-page': { routes: ['connection/url'], screens: ['/dashboard'] },
	reconnect: { routes: ['connection/reconnect'], screens: [] },
	'disconnect-site': { routes: ['connection'], screens: ['/dashboard'] },
	'disconnect-user': { routes: ['connection/user'], screens: ['/dashboard'] },
	'send-survey': { routes: ['marketing/survey'], screens: [] },
	'keep-store-setup': { routes: ['seen-wc-connection-modal'], screens: [] },
	'dismiss-notice': { routes: ['notice/{id}'], screens: [] },
	'stay-in-safe-mode': { routes: ['identity-crisis/confirm-safe-mode'], screens: [] },
	'move-connection': { routes: ['identity-crisis/migrate'], screens: [] },
	'start-fresh': { routes: ['identity-crisis/start-fresh'], screens: [] },
	'send-login-email': { routes: ['mobile/send-login-email'], screens: ['/dashboard'] },
	'check-anti-spam-key': { routes: ['module/akismet/key/check'], screens: ['/security'] },
	'verify-by-google': {
		routes: ['verify-site/google', 'verify-site/google/{keyringId}'],
		screens: ['/traffic'],
	},
	'save-license': {
		routes: ['licensing/set-license'],
		screens: ['/my-plan', '/recommendations/summary'],
	},
	'attach-license': { routes: ['licensing/attach-licenses'], screens: ['/license/activation'] },
	'list-licenses': { routes: ['licensing/user/licenses'], screens: ['/license/activation'] },
	'count-licenses': { routes: ['licensing/user/counts'], screens: ['/my-plan'] },
	'dismiss-license-notice': {
		routes: ['licensing/user/activation-notice-dismiss'],
		screens: [],
	},
	'acknowledge-license-error': { routes: ['licensing/error'], screens: [] },
	'save-recommendations': {
		routes: ['recommendations/data', 'recommendations/step'],
		screens: ['/recommendations/site-type', '/recommendations/summary'],
	},
	'suggest-products': {
		routes: ['recommendations/product-suggestions'],
		screens: ['/recommendations/product-suggestions'],
	},
	'suggest-upgrade': { routes: ['recommendations/upsell'], screens: ['/recommendations/summary'] },
	'show-vaultpress': { routes: ['module/vaultpress/data'], screens: ['/security'] },
	'show-search-plan': {
		routes: ['search/plan', 'search/pricing', 'search/settings', 'search/stats'],
		screens: ['/performance', '/product/search'],
	},
	'show-benefits': { routes: ['site/benefits'], screens: [] },
	'show-discount': { routes: ['site/discount'], screens: ['/product/backup'] },
} as const satisfies Record<string, LaterCalls>;
