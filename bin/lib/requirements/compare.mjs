import { prefixOf } from './read-ledger.mjs';

/** Areas and single ids of which every row must have a test; an area joins when its issue closes. */
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
];

const isComplete = (id) => COMPLETE.includes(id) || COMPLETE.includes(prefixOf(id));

/**
 * @param {import('./read-ledger.mjs').Requirement[]} ledger
 * @param {Map<string, string[]>}                     tested Files by the id that their titles name.
 * @return What is untested, what of that must not be, and which ids no row has.
 */
export function compare(ledger, tested) {
	const untested = ledger.filter(({ id }) => !tested.has(id));
	const known = new Set(ledger.map(({ id }) => id));
	return {
		untested,
		missing: untested.filter(({ id }) => isComplete(id)),
		unknown: [...tested].filter(([id]) => !known.has(id)).map(([id, files]) => ({ id, files })),
	};
}
