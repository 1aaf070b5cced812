import { changeTab, switchBack, switchToggle } from './interact.mjs';
import { measureSettings } from './settings.mjs';
import { onSite } from './sites.mjs';
import { summarizeGrowth, summarizeWorld } from './summary.mjs';
import { judge } from './verdict.mjs';
import { openVisitor } from './visitor.mjs';
import { weigh } from './weigh.mjs';

/** @typedef {import('./types.mjs').Times} Times */
/** @typedef {import('./visitor.mjs').Host} Host */
/** @typedef {import('./visitor.mjs').Visitor} Visitor */

/** @type {{ world: import('./visitor.mjs').World, label: string, row: string }[]} */
const GROWTH = [
	{ world: 'light', label: 'the short texts of the fixtures', row: 'dashboard' },
	{ world: 'modules', label: '10 × the modules', row: 'dashboard' },
	{ world: 'modules', label: '10 × the modules', row: 'traffic' },
	{ world: 'plugins', label: '10 × the plugins', row: 'dashboard' },
	{ world: 'stats', label: '365 days of stats', row: 'dashboard' },
];

/** @param {Visitor} dashboard */
async function actOnDashboard(dashboard) {
	const toggle = await dashboard.act(switchToggle);
	await dashboard.look(switchBack);
	return { toggle, tab: await dashboard.act((page) => changeTab(page, '#/my-plan')) };
}

/**
 * @param {Host}                           host
 * @param {import('./visitor.mjs').World}  world
 * @param {string[]}                       rows
 */
async function openWorld(host, world, rows) {
	const { jetpack } = host.site.host;
	const originals = jetpack ? rows.map((row) => `original ${row}`) : [];
	/** @type {Map<string, Visitor>} */
	const visitors = new Map();
	for (const row of ['floor', ...rows, ...originals]) {
		visitors.set(row, await openVisitor(host, world, row));
	}
	const dashboard = visitors.get('dashboard');
	const traffic = visitors.get('traffic');
	return {
		measure: async () => {
			/** @type {Record<string, Record<import('./types.mjs').Kind, Times>>} */
			const visits = {};
			for (const [row, visitor] of visitors) {
				visits[row] = await visitor.visit();
			}
			return {
				visits,
				...(dashboard && (await actOnDashboard(dashboard))),
				settings: await traffic?.act(measureSettings),
			};
		},
		weigh: async () => {
			/** @type {Record<string, import('./types.mjs').Weight>} */
			const weights = {};
			for (const row of rows) {
				const visitor = visitors.get(row);
				await visitor?.visitWarm();
				Object.assign(weights, { [row]: await visitor?.act(weigh) });
			}
			return weights;
		},
	};
}

/** @typedef {Awaited<ReturnType<typeof openWorld>>} OpenWorld */
/** @typedef {Awaited<ReturnType<OpenWorld['measure']>>} Sample One round in one world. */
/** @typedef {Awaited<ReturnType<OpenWorld['weigh']>>} Weights What does not change from round to round. */

/**
 * Measures with the pages in turn within each round.
 *
 * @param {Host}                                 host
 * @param {import('./types.mjs').BenchOptions} options
 * @param {(line: string) => void}               log
 */
async function measure(host, { rounds, rows, hasGrowth }, log) {
	const heavy = await openWorld(host, 'heavy', rows);
	const growth = [];
	for (const { world, row, label } of GROWTH) {
		if (hasGrowth && rows.includes(row)) {
			const visitor = await openVisitor(host, world, row);
			growth.push({ world, label, row, visitor });
		}
	}
	/** @type {{ heavy: Sample[], growth: Times[][] }} */
	const samples = { heavy: [], growth: growth.map(() => []) };
	for (let round = 1; round <= rounds; round++) {
		samples.heavy.push(await heavy.measure());
		for (const [index, { visitor }] of growth.entries()) {
			samples.growth[index].push(await visitor.visitWarm());
		}
		log(`Round ${round} of ${rounds} is done.`);
	}
	const summary = summarizeWorld(samples.heavy, await heavy.weigh());
	const light = await growth.find(({ world }) => world === 'light')?.visitor.act(weigh);
	if (light && summary.weights.dashboard.html <= light.html) {
		throw new Error('The pages of the heavy site are no heavier than those of the light one.');
	}
	return {
		heavy: summary,
		growth: growth.map(({ label, row }, index) =>
			summarizeGrowth(label, row, samples.growth[index], summary),
		),
	};
}

/**
 * Runs all measurements in one run against one WordPress. The budgets apply to the heavy site.
 *
 * @param {import('./types.mjs').BenchOptions} options
 * @param {(line: string) => void}               log
 * @throws {Error} If the heavy site is no heavier than the light one, because then the weight was not applied.
 */
export const runBench = (options, log) =>
	onSite(options, log, async ({ site, ...opened }) => {
		const { heavy, growth } = await measure({ site, ...opened }, options, log);
		const checks = judge(heavy, site.host);
		return { rounds: options.rounds, host: site.host, heavy, growth, checks };
	});
