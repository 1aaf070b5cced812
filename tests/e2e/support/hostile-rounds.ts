import type { Reply } from '#fixtures/build/reply';
import { isMap } from '@/lib/is-map';
import { keysOf } from '@/lib/keys-of';
import { TEXTS } from '#tests/support/hostile/payloads';
import { makeHostile, printHostile, type Keeps, type Way } from '#tests/support/hostile/walk';
import { WAYS, type WayName } from '#tests/support/hostile/ways';
import type { Disguise } from './fixture-site';

/** Who is hostile: the provider's cloud, whatever printed the page, or the site's REST API. */
export type Source = 'provider' | 'page' | 'rest';

/** Without these there is no app, or nothing that its viewer may see. */
const PAGE_KEEPS = ['WP_API_root', 'WP_API_nonce', 'permissions'];

/** What ways for the shape of data leave alone besides: without it the page says that it cannot start, and has no other screen. */
const SHAPES_KEPT: Partial<Record<WayName, string[]>> = {
	'numbers for texts and texts for numbers': [
		'adminUrl',
		'connectionStatus',
		'currentUser',
		'currentVersion',
	],
	'lists for maps and maps for lists': ['connectionStatus', 'userData', 'getModules'],
	'nothing at all': ['adminUrl', 'connectionStatus', 'currentUser', 'currentVersion'],
};

/** A success: what else it may be is a way of its own. */
const REST_KEEPS: Keeps = (key) => key === 'code' || key === 'permissions';

/** Paths whose answers the site passes on from the provider. */
const FROM_PROVIDER =
	/^(site|rewind|scan|intro-offers|plans|products|connection\/data)$|^(site|search|verify-site|licensing\/user)\/|^module\/[\w-]+\/data$|^recommendations\/(product-suggestions|upsell)$/;

const nothingKept: Keeps = () => false;

/** What the provider says is in `data`; the envelope around it is the site's. */
function disguiseProvided(json: unknown, way: Way): unknown {
	return isMap(json) && 'code' in json && 'data' in json
		? { ...json, data: makeHostile(json.data, way, nothingKept, { key: 'data', index: 0 }) }
		: makeHostile(json, way);
}

const changeReply = (reply: Reply, change: (json: unknown) => unknown): Reply =>
	reply.text === '' ? reply : { ...reply, text: printHostile(change(JSON.parse(reply.text))) };

/** The release post is the one part of the page data that comes from the provider as it is. */
function disguisePost(data: Record<string, unknown>, way: Way): string {
	const { jetpackStateNotices: notices } = data;
	return printHostile({ ...data, jetpackStateNotices: makeHostile(notices, way) });
}

const DISGUISES: Record<Source, (way: Way, name: WayName) => Disguise> = {
	provider: (way) => ({
		page: (data) => disguisePost(data, way),
		answer: (reply, { path }) =>
			FROM_PROVIDER.test(path) ? changeReply(reply, (json) => disguiseProvided(json, way)) : reply,
	}),
	page(way, name) {
		const kept = [...PAGE_KEEPS, ...(SHAPES_KEPT[name] ?? [])];
		return { page: (data) => printHostile(makeHostile(data, way, (key) => kept.includes(key))) };
	},
	rest: (way) => ({
		answer: (reply) => changeReply(reply, (json) => makeHostile(json, way, REST_KEEPS)),
	}),
};

/** Each call is refused, in hostile words. */
const REFUSED: Disguise = {
	answer: () => ({
		status: 400,
		text: JSON.stringify({
			code: '__proto__',
			message: `Refused. ${TEXTS.scripts} ${TEXTS.entities}`,
			data: { status: 400, message: TEXTS.unclosed, resolution: TEXTS.scripts },
		}),
	}),
};

/** PHP decodes what the provider says, and takes no lone surrogate and no more than 512 levels; it prints no infinite number. */
const STOPPED_BY_PHP: readonly WayName[] = [
	'controls and text that runs backward',
	'values of 2,000 levels',
	'numbers that are none',
];

const WAY_NAMES = keysOf(WAYS);

const roundsOf = (source: Source, names: readonly WayName[] = WAY_NAMES) =>
	Object.fromEntries(names.map((name) => [name, DISGUISES[source](WAYS[name], name)]));

/** The rounds of each source by the name of the way: nine of the provider, twelve of the page, those again of REST and its refusals. */
export const ROUNDS: Record<Source, Record<string, Disguise>> = {
	provider: roundsOf(
		'provider',
		WAY_NAMES.filter((name) => !STOPPED_BY_PHP.includes(name)),
	),
	page: roundsOf('page'),
	rest: { ...roundsOf('rest'), 'refusals in hostile words': REFUSED },
};

/** Page data without anything that the app needs to start, in each way for the shape of data. */
export const UNUSABLE = WAY_NAMES.filter((name) => name in SHAPES_KEPT).map(
	(name): [string, Disguise] => [
		name,
		{ page: (data) => printHostile(makeHostile(data, WAYS[name])) },
	],
);
