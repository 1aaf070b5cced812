import type { OfflineMode, SiteConnection } from '@/domain/connection';
import type { PageDataFailure } from '@/domain/site/types';
import type { PluginMap } from '@/domain/plugins/plugin-state';
import type { SiteReply } from './answer';

/** Answers to the questions that a check asks the site. */
export interface SiteReplies {
	/** `GET jetpack/v4/connection`, which anyone may read, with the nonce of the page. */
	rest: SiteReply;
	/** The user of the REST API, with the nonce of the page. */
	user: SiteReply;
	/** The same with the nonce in the address instead of the header. */
	userByAddress: SiteReply;
	/** A new nonce from admin-ajax.php: "0" or a login page for a user who is logged out. */
	nonce: SiteReply;
	/** An answer that must repeat `echoWord`; an answer that was made for another request has another word. */
	echo: SiteReply;
	echoWord: string;
	/** `GET connection/test`, Jetpack's own tests; null for users who may not run them. */
	provider: SiteReply | null;
	/** Null if the list can't be read. */
	plugins: PluginMap | null;
}

/** What the page knows without asking. */
export interface SitePage {
	/** `navigator.onLine`. */
	isOnline: boolean;
	/** URL of wp-admin, on the origin of the page. */
	adminUrl: string;
	/** Root of the REST API. */
	root: string;
	/** The user for whom the page was printed. */
	userId: number;
	offlineMode: OfflineMode;
	connection: SiteConnection;
	/** Pieces of the page that the server could not make. */
	failures: readonly PageDataFailure[];
	/** Jetpack's version, and the REST paths below `jetpack/v4/` that this site lacks. */
	jetpack: { version: string; missingRoutes: readonly string[] };
}

export interface SiteCheckFacts {
	replies: SiteReplies;
	page: SitePage;
}

/** `unconnected`: nothing to check yet. `unknown`: the check could not find out. */
export type CheckState = 'ok' | 'problem' | 'unconnected' | 'unknown';

/** Where the advice can be followed. */
export type AdvicePlace = 'setup' | 'reconnect' | 'debugger' | 'plugins' | 'permalinks' | 'login';

export interface Finding {
	state: CheckState;
	/** What was found, in one sentence. */
	sentence: string;
	/** One thing to do. */
	advice?: string;
	place?: AdvicePlace;
	/** For the report: statuses, content types and codes. Never nonces, tokens or names of users. */
	evidence?: string;
}

export const problem = (sentence: string, advice: string, place?: AdvicePlace): Finding => ({
	state: 'problem',
	sentence,
	advice,
	place,
});

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const unknown = (sentence: string): Finding => ({ state: 'unknown', sentence });
