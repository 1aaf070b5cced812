import { prefixOf } from './read-ledger.mjs';

/** Areas and single ids whose rows must all have a test; an area is added when its issue is closed. */
export const COMPLETE = [
	'SHELL',
	'NAV',
	'DATA',
	'COMP',
	'CONST',
	'STATS',
	'ERR',
	'API',
	'ROLE',
	'CONN',
	'CSTATE',
	'DISCON',
	'DASH',
	'SCAN',
	'CARD',
	'BACKUP',
	'SETGEN',
	'FIND',
	'SETSEC',
	'SETPERF',
	'SETSHARE',
	'SETDISC',
	'SETPRIV',
	'PLAN',
	'SLUG',
	'LIC',
	'WRITING',
	'VERIFY',
	'NOTICE',
	'RECS',
	'PRODUCT',
	'OFFER',
	'COUPON',
	'TRACK',
	'PREVIEW',
	'TRAFFIC',
	'DEV',
];

const isComplete = (/** @type {string} */ id) =>
	COMPLETE.includes(id) || COMPLETE.includes(prefixOf(id));

const IN_BROWSER = ['tests/e2e/', 'tests/companion/'];

/**
 * Test folders for rows whose check needs a real browser or site: at least one test of each row must be in one of them.
 *
 * @type {Record<string, string[] | undefined>}
 */
const FOLDERS_BY_CHECK = {
	e2e: IN_BROWSER,
	visual: IN_BROWSER,
	contract: ['tests/contract/', 'tests/companion/'],
};

const isShown = (/** @type {string[]} */ files, /** @type {string} */ check) => {
	const folders = FOLDERS_BY_CHECK[check];
	return files.some((file) => !folders || folders.some((folder) => file.startsWith(folder)));
};

/**
 * Compares the table with the tests.
 *
 * @param {import('./read-ledger.mjs').Requirement[]} ledger
 * @param {Map<string, string[]>}                     tested Files by the ids in their titles.
 * @return What no test shows as its check asks, what of that must not be, and which ids no row has.
 */
export function compare(ledger, tested) {
	const unshown = ledger.filter(({ id, check }) => !isShown(tested.get(id) ?? [], check));
	const known = new Set(ledger.map(({ id }) => id));
	return {
		unshown,
		missing: unshown.filter(({ id }) => isComplete(id)),
		unknown: [...tested].filter(([id]) => !known.has(id)).map(([id, files]) => ({ id, files })),
	};
}
