import { BAD_DAYS } from './visitor.mjs';

/** @typedef {import('./types.mjs').Host} Host */
/** @typedef {import('./types.mjs').Stat} Stat */
/** @typedef {import('./types.mjs').World} World */

/**
 * @typedef {object} Budget
 * @property {string}                                       name
 * @property {string}                                       unit
 * @property {number}                                       limit
 * @property {number}                                       digits
 * @property {(world: World) => Stat | number | undefined}  measure    Undefined if the run has no such screen.
 * @property {(world: World) => string}                     [refusal]  Another reason not to judge, "" for none.
 */

const KB = 1024;

/** Rounds that disagree more than this prove nothing. */
const MOST_DISAGREEMENT = 1 / 3;

const FLOOR = '× floor';
const ORIGINAL = '× original';

/** WordPress 7's own page is heavier, so the floor is higher. @param {Host} host */
const isHeavy = ({ wordpress }) => parseInt(wordpress, 10) >= 7;

/** @param {Host} host */
const limitsOfAll = (host) =>
	isHeavy(host) ? { cold: 0.65, warm: 0.55, later: 0.55 } : { cold: 1.6, warm: 1.4, later: 1.4 };

/**
 * Milliseconds of the floor on the machine for which the limits of tasks, tabs and letters were set. On a slower machine they grow with the floor, so
 * they are judged as multiples of it.
 *
 * @param {Host} host
 */
const usualFloor = (host) =>
	isHeavy(host) ? { cold: 1179, warm: 994, later: 994 } : { cold: 368, warm: 224, later: 224 };

/** Milliseconds on the machine with that floor. */
const LIMITS = { taskBefore: 120, taskAfter: 50, tab: 80, letter: 8 };

const LIMITS_OF_VIEWPORT = { cold: 1.3, warm: 1.2, later: 1.2 };

const LIMITS_BESIDE_ORIGINAL = {
	known: { cold: 0.55, warm: 0.2, later: 0.55 },
	php: { cold: 0.6, warm: 0.3, later: 0.6 },
};

/** Requests to the provider; one of them is for the owner of the connection, who may have licenses. */
const LIMITS_OF_ASKED = { cold: 7, warm: 1, later: 7 };

/**
 * @param {World}  world
 * @param {string} row
 */
const find = ({ rows }, row) => rows.find(({ name }) => name === row);

/**
 * @param {number} limit Milliseconds.
 * @param {number} usual Milliseconds of the floor on the machine of the limit.
 */
const asMultiple = (limit, usual) => ({
	...{ unit: FLOOR, digits: 3 },
	limit: Number((limit / usual).toFixed(3)),
});

/**
 * The budgets of a screen.
 *
 * @param {string} row
 * @param {Host}   host
 * @return {Budget[]}
 */
function budgetsOf(row, host) {
	const kinds = /** @type {const} */ (['cold', 'warm', 'later']);
	const ofAll = limitsOfAll(host);
	const usual = usualFloor(host);
	/** @param {World} world @param {'known' | 'php'} value @param {import('./types.mjs').Kind} kind */
	const describeLack = (world, value, kind) =>
		Number.isFinite(find(world, `original ${row}`)?.[kind][value].median)
			? ''
			: 'the original has no value';
	/** @type {Budget[]} */
	const times = kinds.flatMap((kind) =>
		/** @type {const} */ ([
			['viewport', 'viewport', { unit: FLOOR, digits: 2, limit: LIMITS_OF_VIEWPORT[kind] }],
			['all', 'all', { unit: FLOOR, digits: 2, limit: ofAll[kind] }],
			['longest task before all', 'taskBefore', asMultiple(LIMITS.taskBefore, usual[kind])],
			['longest task after it', 'taskAfter', asMultiple(LIMITS.taskAfter, usual[kind])],
		]).map(([what, value, limit]) => ({
			name: `#/${row} ${what}, ${kind}`,
			...limit,
			measure: (world) => find(world, row)?.[kind][value].toFloor,
		})),
	);
	/** @type {Budget[]} */
	const besideOriginal = kinds.flatMap((kind) => [
		{
			name: `#/${row} known, ${kind}`,
			...{ unit: ORIGINAL, digits: 2, limit: LIMITS_BESIDE_ORIGINAL.known[kind] },
			measure: (world) => find(world, row)?.[kind].known.toOriginal,
			refusal: (world) =>
				host.isHostPhp
					? describeLack(world, 'known', kind)
					: 'PHP in WebAssembly has other workers',
		},
		{
			name: `#/${row} PHP, ${kind}`,
			...{ unit: ORIGINAL, digits: 2, limit: LIMITS_BESIDE_ORIGINAL.php[kind] },
			measure: (world) => find(world, row)?.[kind].php.toOriginal,
			refusal: (world) => describeLack(world, 'php', kind),
		},
		{
			name: `#/${row} asked of the provider, ${kind}`,
			...{ unit: 'requests', digits: 0, limit: LIMITS_OF_ASKED[kind] },
			measure: (world) => find(world, row)?.[kind].asked,
		},
	]);
	/** @type {Budget[]} */
	const onBadDays = BAD_DAYS.map(({ value, what }) => ({
		name: `#/${row} known, warm, ${what}`,
		...{ unit: ORIGINAL, digits: 2, limit: LIMITS_BESIDE_ORIGINAL.known.warm },
		measure: (world) => find(world, row)?.warm[value].toOriginal,
		refusal: besideOriginal.find(({ name }) => name === `#/${row} known, warm`)?.refusal,
	}));
	return [
		...times,
		{
			name: `#/${row} REST calls on arrival`,
			...{ unit: 'calls', digits: 0, limit: 8 },
			measure: (world) => find(world, row)?.warm.calls,
		},
		...(host.jetpack ? [...besideOriginal, ...onBadDays] : []),
	];
}

/**
 * The budgets of actions on a loaded page.
 *
 * @param {Host} host
 * @return {Budget[]}
 */
function budgetsOfActs(host) {
	const { warm } = usualFloor(host);
	/** @param {World} world @param {number} time */
	const toFloor = (world, time) => {
		const ratio = time / (find(world, 'floor')?.warm.all.median ?? NaN);
		return Number.isFinite(ratio) ? ratio : undefined;
	};
	return [
		{
			name: 'change of tab',
			...asMultiple(LIMITS.tab, warm),
			measure: (world) => toFloor(world, world.tab),
		},
		{
			name: 'letter in the search',
			...asMultiple(LIMITS.letter, warm),
			measure: (world) => toFloor(world, world.settings.keyScript),
		},
	];
}

/** @type {Budget} Only in the sandbox, because Jetpack and other releases of WordPress add their own scripts to every page. */
const SCRIPTS = {
	name: 'JavaScript on the page, decoded',
	...{ unit: 'KB', digits: 0, limit: 750 },
	measure: ({ weights }) => weights.dashboard && weights.dashboard.scripts / KB,
};

/** @type {Budget[]} Budgets of values without rounds or without a row. */
const OTHERS = [
	{
		// Includes the chunks that come after the first paint. tests/budgets limits the code that the first paint waits for.
		name: 'own JavaScript for #/dashboard, gzip',
		...{ unit: 'KB', digits: 1, limit: 135 },
		measure: ({ weights }) => weights.dashboard && weights.dashboard.ownScriptsGzip / KB,
	},
	{
		name: 'own CSS for #/dashboard, decoded',
		...{ unit: 'KB', digits: 0, limit: 60 },
		measure: ({ weights }) => weights.dashboard && weights.dashboard.ownSheets / KB,
	},
	{
		name: 'REST calls made twice',
		...{ unit: 'calls', digits: 0, limit: 0 },
		measure: ({ weights }) =>
			Object.values(weights).reduce((sum, { callsTwice }) => sum + callsTwice, 0),
	},
	{
		// Its own card, and the status of the site, which lists what protects it.
		name: 'cards touched by a toggle',
		...{ unit: 'cards', digits: 0, limit: 2 },
		measure: ({ toggle }) => (toggle.name === undefined ? undefined : toggle.touched),
	},
];

/**
 * @param {Stat}   stat
 * @param {string} refusal Another reason not to judge.
 */
function refusalOf({ disagreement }, refusal) {
	return disagreement > MOST_DISAGREEMENT
		? `rounds disagree by ${Math.round(disagreement * 100)} %`
		: refusal;
}

/**
 * Checks the heavy site against the budgets. A value that is not judged passes. A missing value fails, unless
 * there is a reason for it.
 *
 * @param {World} heavy
 * @param {Host}  host
 */
export function judge(heavy, host) {
	const ours = heavy.rows
		.map(({ name }) => name)
		.filter((name) => name !== 'floor' && !name.startsWith('original '));
	const budgets = [
		...ours.flatMap((row) => budgetsOf(row, host)),
		...budgetsOfActs(host),
		...(host.jetpack ? [] : [SCRIPTS]),
		...OTHERS,
	];
	return budgets.flatMap(({ name, unit, limit, digits, measure, refusal }) => {
		const found = measure(heavy);
		/** @type {Stat | undefined} */
		const stat = typeof found === 'number' ? { median: found, disagreement: 0 } : found;
		if (!stat) {
			return [];
		}
		const why = refusalOf(stat, refusal?.(heavy) ?? '');
		const value = Number(stat.median.toFixed(digits));
		const passes = why !== '' || value <= limit;
		return [{ name, unit, limit, value, passes, refusal: why }];
	});
}
