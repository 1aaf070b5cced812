const KB = 1024;

/** @typedef {import('./summary.mjs').World} World */

/**
 * @typedef {{ name: string, unit: string, limit: number, measure: (world: World) => number, digits?: number }} Budget
 */

/** @param {World} world @param {'dashboard' | 'traffic' | 'recommendations'} page @param {'cold' | 'warm'} kind */
const timesFloor = ({ ready }, page, kind) => ready[page][kind] / ready.floor[kind];

/** @type {Budget[]} Times are a share of the floor of the same run, so that the machine does not matter. */
const BUDGETS = [
	{
		name: '#/dashboard ready, cold',
		unit: '× floor',
		limit: 1.6,
		digits: 2,
		measure: (world) => timesFloor(world, 'dashboard', 'cold'),
	},
	{
		name: '#/dashboard ready, warm',
		unit: '× floor',
		limit: 1.25,
		digits: 2,
		measure: (world) => timesFloor(world, 'dashboard', 'warm'),
	},
	{
		name: '#/traffic ready, cold',
		unit: '× floor',
		limit: 1.6,
		digits: 2,
		measure: (world) => timesFloor(world, 'traffic', 'cold'),
	},
	{
		name: '#/traffic ready, warm',
		unit: '× floor',
		limit: 1.25,
		digits: 2,
		measure: (world) => timesFloor(world, 'traffic', 'warm'),
	},
	{
		name: '#/recommendations ready, cold',
		unit: '× floor',
		limit: 1.6,
		digits: 2,
		measure: (world) => timesFloor(world, 'recommendations', 'cold'),
	},
	{
		name: 'JavaScript on the page, decoded',
		unit: 'KB',
		limit: 750,
		measure: ({ weights }) => weights.dashboard.scripts / KB,
	},
	{
		name: 'own JavaScript for #/dashboard, gzip',
		unit: 'KB',
		limit: 100,
		digits: 1,
		measure: ({ weights }) => weights.dashboard.ownScriptsGzip / KB,
	},
	{
		name: 'own CSS for #/dashboard, decoded',
		unit: 'KB',
		limit: 60,
		measure: ({ weights }) => weights.dashboard.ownSheets / KB,
	},
	{
		name: 'GET settings',
		unit: '× wp/v2/settings',
		limit: 4,
		digits: 2,
		measure: ({ rest }) => rest.settings / rest.wordpress,
	},
	{
		name: 'GET module/all',
		unit: '× wp/v2/settings',
		limit: 4,
		digits: 2,
		measure: ({ rest }) => rest.modules / rest.wordpress,
	},
	{
		name: 'REST calls made twice',
		unit: 'calls',
		limit: 0,
		measure: ({ weights }) => weights.dashboard.callsTwice + weights.traffic.callsTwice,
	},
	{
		name: 'cards touched by a toggle',
		unit: 'cards',
		limit: 1,
		measure: ({ toggle }) => toggle.touched,
	},
];

/**
 * Checks the heavy site against the budgets, with the light one for comparison.
 *
 * @param {World} heavy
 * @param {World} light
 */
export function judge(heavy, light) {
	return BUDGETS.map(({ name, unit, limit, measure, digits = 0 }) => {
		/** @param {World} world */
		const round = (world) => Number(measure(world).toFixed(digits));
		const value = round(heavy);
		return { name, unit, limit, value, light: round(light), passes: value <= limit };
	});
}
