/**
 * @typedef {object} Case One call of one route, answered with one fault.
 * @property {string}         route
 * @property {string}         path
 * @property {string}         fault
 * @property {boolean}        isBlank
 * @property {string[]}       errors   Uncaught errors and console errors.
 * @property {boolean}        isSilent Whether no text reports the failure.
 * @property {string | null}  why      The reason from the table, if silence is right.
 * @property {boolean | null} isLost   Whether the input of a failed save is lost; null for a case without one.
 * @property {string}         said     What the fault has added to the screen.
 */

/** @param {Case[]} cases */
function countsOf(cases) {
	const count = (/** @type {(one: Case) => boolean} */ matches) => cases.filter(matches).length;
	return [
		cases.length,
		count(({ isBlank }) => isBlank),
		count(({ errors }) => errors.length > 0),
		count(({ isSilent, why }) => isSilent && why === null),
		count(({ isSilent, why }) => isSilent && why !== null),
		cases.some(({ isLost }) => isLost !== null) ? count(({ isLost }) => isLost === true) : '–',
	].map(String);
}

const HEAD = ['Route', 'Cases', 'Blank', 'Uncaught', 'Silent', 'Silent for a reason', 'Lost input'];

/**
 * The table of the cases, with a row for each route and one for all of them.
 *
 * @param {Case[]} cases
 * @return {string[][]}
 */
export function rowsOf(cases) {
	const routes = [...new Set(cases.map(({ route }) => route))];
	return [
		HEAD,
		...routes.map((route) => [`${route}`, ...countsOf(cases.filter((one) => one.route === route))]),
		['All', ...countsOf(cases)],
	];
}

/**
 * The calls whose failures are silent for a reason.
 *
 * @param {Case[]} cases
 * @return {string[][]}
 */
export function reasonsOf(cases) {
	const reasons = cases.flatMap(({ path, isSilent, why }) =>
		isSilent && why ? [[path, why]] : [],
	);
	return [['Call', 'Reason'], ...new Map(reasons.map((row) => [row.join(), row])).values()];
}
