import { prefixOf } from './read-ledger.mjs';

/** Areas and single ids of which every row must have a test; an area joins when its issue closes. */
export const COMPLETE = [
	'SHELL',
	'NAV',
	'DATA',
	'COMP',
	'CONST',
	'STATS',
	'ERR-01',
	'ERR-02',
	'ERR-03',
	'ERR-04',
	'ERR-05',
	'ERR-06',
	'ERR-07',
	'ERR-12',
	'ERR-13',
	'ERR-14',
	'ERR-15',
	'API-01',
	'API-02',
	'API-03',
	'API-04',
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
