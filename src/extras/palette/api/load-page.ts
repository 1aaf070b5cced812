import type { PageData } from '@/domain/site/page-data';
import { inTime } from '@/lib/promises';
import { createClient, type ClientOptions } from '@/api/client';
import { decidersApi } from '@/api/entities/deciders';
import { decodePageData, resolveApiRoot } from '@/api/page-data';
import type { PaletteFacts } from '../domain/palette';

/** Milliseconds that the palette waits for what code decides. */
const PATIENCE = 3000;

const asItIs = (json: unknown) => json;

/** What pages other than the app's print. The server checks the rights again. */
export interface PrintedSite {
	options: Pick<ClientOptions, 'root' | 'nonce' | 'adminUrl' | 'userId'>;
	facts: Pick<
		PaletteFacts,
		'showBackups' | 'isLinked' | 'isConnectionOwner' | 'canManageModules' | 'canEditPosts'
	>;
	/** In the provider's notation. */
	rawUrl: string;
	username: string;
	extras: unknown;
}

/**
 * Reads the state of the connection, the modules and the settings from the REST API, as page data with empty remaining parts: enough for
 * a store on any page of the admin.
 *
 * @throws {ApiError} If a call fails, or kind `shape`.
 */
export async function loadPageData(
	{ options, facts, rawUrl, username, extras }: PrintedSite,
	pageUrl: string,
): Promise<PageData> {
	const client = createClient({ ...options, root: resolveApiRoot(options.root, pageUrl) });
	const [status, modules, settings, decidedSettings] = await Promise.all([
		client.get('connection', asItIs),
		client.get('module/all', asItIs),
		client.get('settings', asItIs),
		// Without it, the palette only lacks a few questions.
		facts.canManageModules ? inTime(decidersApi(client).list(), PATIENCE) : undefined,
	]);
	const wire = {
		WP_API_root: options.root,
		WP_API_nonce: options.nonce,
		adminUrl: options.adminUrl,
		connectionStatus: status,
		userData: {
			currentUser: {
				id: options.userId,
				username,
				isConnected: facts.isLinked,
				isMaster: facts.isConnectionOwner,
				// People who may manage modules but not options are refused that list.
				permissions: {
					manage_modules: facts.canManageModules,
					edit_posts: facts.canEditPosts,
					manage_options: decidedSettings !== undefined,
				},
			},
		},
		decidedSettings,
		getModules: modules,
		settings,
		siteData: { showBackups: facts.showBackups },
		extras,
		currentVersion: '',
		rawUrl,
	};
	return decodePageData(wire, pageUrl);
}
