import type { PageData } from '@/domain/site/page-data';
import { inTime } from '@/lib/promises';
import { createClient, type ClientOptions } from '../client';
import { decidersApi } from '../entities/deciders';
import { decodePageData, resolveApiRoot } from '.';

/** Milliseconds that the palette waits for what code decides. */
const PATIENCE = 3000;

const asItIs = (json: unknown) => json;

/** The facts about the site and the user that pages other than the app's print. */
export interface PrintedSite {
	showBackups: boolean;
	/** In the provider's notation. */
	rawUrl: string;
	username: string;
	isLinked: boolean;
	isConnectionOwner: boolean;
	/** The user's capabilities under the names of the page data, such as "manage_modules". The server checks them again. */
	permissions: Record<string, boolean>;
	extras: unknown;
}

/**
 * Reads the state of the connection, the modules and the settings from the REST API, as page data with empty remaining parts: enough for
 * a store on any page of the admin.
 *
 * @throws {ApiError} If a call fails, or kind `shape`.
 */
export async function loadPageData(
	options: ClientOptions,
	{ showBackups, rawUrl, username, isLinked, isConnectionOwner, permissions, extras }: PrintedSite,
	pageUrl: string,
): Promise<PageData> {
	const client = createClient({ ...options, root: resolveApiRoot(options.root, pageUrl) });
	const [status, modules, settings, decidedSettings] = await Promise.all([
		client.get('connection', asItIs),
		client.get('module/all', asItIs),
		client.get('settings', asItIs),
		// Without it, the palette only lacks a few questions.
		permissions.manage_modules ? inTime(decidersApi(client).list(), PATIENCE) : undefined,
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
				isConnected: isLinked,
				isMaster: isConnectionOwner,
				// People who may manage modules but not options are refused that list.
				permissions: { ...permissions, manage_options: decidedSettings !== undefined },
			},
		},
		decidedSettings,
		getModules: modules,
		settings,
		siteData: { showBackups },
		extras,
		currentVersion: '',
		rawUrl,
	};
	return decodePageData(wire, pageUrl);
}
