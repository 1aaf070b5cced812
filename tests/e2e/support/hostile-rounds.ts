import type { Reply } from '#fixtures/build/reply';
import { isMap, keysOf } from '@/lib/values';
import { TEXTS } from '#tests/support/hostile/payloads';
import { makeHostile, printHostile, type Keeps, type Way } from '#tests/support/hostile/walk';
import { WAYS, type WayName } from '#tests/support/hostile/ways';
import type { Disguise } from './fixture-site';

/** The source of hostile data: the provider, the page data, or the site's REST API. */
export type Source = 'provider' | 'page' | 'rest';

/** Keys without which the app does not start, or shows nothing to its user. */
const PAGE_KEEPS = ['WP_API_root', 'WP_API_nonce', 'permissions'];

/** More kept keys for mutations of the shape of data: without them the page shows only that it couldn't start. */
const SHAPES_KEPT: Partial<Record<WayName, string[]>> = {
	'numbers for texts and texts for numbers': [
		'adminUrl',
		'connectionStatus',
		'currentUser',
		'currentVersion',
	],
	'lists for maps and maps for lists': ['connectionStatus', 'userData', 'getModules'],
	'null for almost everything': ['adminUrl', 'connectionStatus', 'currentUser', 'currentVersion'],
};

/** Kept keys of REST responses, so that they stay successful. Refusals are a separate round. */
const REST_KEEPS: Keeps = (key) => key === 'code' || key === 'permissions';

/** Paths whose responses the site passes on from the provider. */
const FROM_PROVIDER =
	/^(site|rewind|scan|intro-offers|plans|products|connection\/data)$|^(site|search|verify-site|licensing\/user)\/|^module\/[\w-]+\/data$|^recommendations\/(product-suggestions|upsell)$/;

const nothingKept: Keeps = () => false;

/** Changes only `data`, which comes from the provider; the envelope around it is the site's. */
function disguiseProvided(json: unknown, way: Way): unknown {
	return isMap(json) && 'code' in json && 'data' in json
		? { ...json, data: makeHostile(json.data, way, nothingKept, { key: 'data', index: 0 }) }
		: makeHostile(json, way);
}

const changeReply = (reply: Reply, change: (json: unknown) => unknown): Reply =>
	reply.text === '' ? reply : { ...reply, text: printHostile(change(JSON.parse(reply.text))) };

/** Changes the release post, the only part of the page data that comes unchanged from the provider. */
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

/** PHP decodes the provider's data, and accepts no lone surrogates, no more than 512 levels and no infinite numbers. */
const STOPPED_BY_PHP: readonly WayName[] = [
	'controls and text that runs backward',
	'values of 2,000 levels',
	'invalid and extreme numbers',
];

const WAY_NAMES = keysOf(WAYS);

const roundsOf = (source: Source, names: readonly WayName[] = WAY_NAMES) =>
	Object.fromEntries(names.map((name) => [name, DISGUISES[source](WAYS[name], name)]));

/** The rounds of each source by mutation: nine for the provider, twelve for the page, and twelve and the refusals for REST. */
export const ROUNDS: Record<Source, Record<string, Disguise>> = {
	provider: roundsOf(
		'provider',
		WAY_NAMES.filter((name) => !STOPPED_BY_PHP.includes(name)),
	),
	page: roundsOf('page'),
	rest: { ...roundsOf('rest'), 'refusals in hostile words': REFUSED },
};

/** Page data that lacks everything that the app needs to start, for each mutation of the shape of data. */
export const UNUSABLE = WAY_NAMES.filter((name) => name in SHAPES_KEPT).map(
	(name): [string, Disguise] => [
		name,
		{ page: (data) => printHostile(makeHostile(data, WAYS[name])) },
	],
);
