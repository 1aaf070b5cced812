import type { SiteConnection } from '@/domain/connection';
import { parseJson } from '@/lib/parse-json';
import { isMap } from '@/lib/values';
import { joinUrl, toSafeUrl, type SafeUrl } from '@/lib/safe-url';
import type { PrintedSite } from './api/load-page';
import type { PaletteFacts } from './domain/palette';

/** What a command needs to act. */
export interface Access extends PrintedSite {
	/** Whether the user may ask WordPress to look for updates. */
	canUpdatePlugins: boolean;
	/** Address of the tools for the settings. */
	toolsUrl: SafeUrl;
}

/** The printed addresses are used only on the origin of the page, because the nonce is sent there. */
const onSite = (value: unknown): SafeUrl | null => {
	const url = typeof value === 'string' ? toSafeUrl(value) : null;
	return url && new URL(url).origin === window.location.origin ? url : null;
};

function readAccess(printed: unknown, page: SafeUrl, facts: PaletteFacts): Access | undefined {
	const { root, nonce, adminUrl, site, userId, user, canUpdatePlugins, extras } = isMap(printed)
		? printed
		: {};
	const api = onSite(root);
	const admin = onSite(adminUrl);
	return api && admin && typeof nonce === 'string' && typeof userId === 'number'
		? {
				options: { root: api, nonce, adminUrl: admin, userId },
				facts,
				rawUrl: typeof site === 'string' ? site : '',
				username: typeof user === 'string' ? user : '',
				extras,
				canUpdatePlugins: canUpdatePlugins === true,
				toolsUrl: joinUrl(page, '#/tools/copy'),
			}
		: undefined;
}

const CONNECTIONS: readonly SiteConnection[] = ['offline', 'connected', 'unconnected'];

const listOf = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function readFacts(printed: Record<string, unknown>): PaletteFacts {
	const is = (name: string) => printed[name] === true;
	const active = listOf(printed.active);
	return {
		canManageModules: is('canManageModules'),
		canEditPosts: is('canEditPosts'),
		isLinked: is('isLinked'),
		isConnectionOwner: is('isConnectionOwner'),
		connection: CONNECTIONS.find((kind) => kind === printed.connection) ?? 'unconnected',
		showRecommendations: is('showRecommendations'),
		showBackups: is('showBackups'),
		isToolbarAlwaysOn: is('isToolbarAlwaysOn'),
		isInFolder: is('isInFolder'),
		modules: [...active, ...listOf(printed.inactive)],
		active,
		missingSettings: listOf(printed.missingSettings),
	};
}

/**
 * Reads the printed data leniently: a missing fact grants nothing. Each module is printed once, as active or
 * inactive.
 *
 * @param json `{ page, facts, api: { root, nonce, adminUrl, site, userId, user, canUpdatePlugins } }`.
 * @return `page` is the address of the page that carries the app, without a hash; `access` is undefined if it is incomplete: then there are no commands
 *         that act. Null if there is no page of this site to open.
 */
export function readPrinted(json: string) {
	const printed = parseJson(json);
	const page = isMap(printed) ? onSite(printed.page) : null;
	if (!page || !isMap(printed) || !isMap(printed.facts)) {
		return null;
	}
	const facts = readFacts(printed.facts);
	return { page, facts, access: readAccess(printed.api, page, facts) };
}
