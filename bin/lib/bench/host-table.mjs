import { byRelease } from '../compatibility.mjs';
import { median } from './summary.mjs';

/**
 * @typedef {import('../beside/echo-server.mjs').Exchange} Exchange
 * @typedef {'quiet' | 'ours' | 'original' | 'blank'} HostRow
 *
 * @typedef {object} HostSample What one page of a round did to the site, or a round's quiet time.
 * @property {string[]} holding What held a worker of PHP at the moment when most of them waited for the provider.
 * @property {number[]} times   Milliseconds of each request for the site's front page.
 * @property {number}   known   Seconds until every card had its answer, or said why not; NaN in quiet.
 * @property {number}   calls   REST calls.
 *
 * @typedef {Record<HostRow, HostSample>} HostRound
 * @typedef {ReturnType<typeof summarizeHost>[number]} HostSummary
 */

/** @type {Record<HostRow, string>} */
const NAMES = { quiet: 'quiet', ours: 'ours', original: 'original', blank: 'a blank admin page' };

/** Workers that our page may keep waiting for the provider at any moment. */
const MOST_WORKERS = 1;

/** How much longer the site's front page may take while our page loads. */
const SLOWEST = 1.5;

const SHARE = 0.95;

export const HEAD = [
	...['Beside', 'Page', 'Workers held at once', 'Front page, median', 'Front page, 95 %'],
	...['All known after', 'REST calls'],
];

/** The most exchanges that were under way at the same time. @param {Exchange[]} exchanges */
export const busiest = (exchanges) =>
	exchanges
		.map(({ start: moment }) =>
			exchanges.filter(({ start, end }) => start <= moment && moment < end),
		)
		.reduce((most, all) => (all.length > most.length ? all : most), /** @type {Exchange[]} */ ([]));

/**
 * The value that this share of the values doesn't exceed.
 *
 * @param {number[]} values
 * @param {number}   share Above 0, up to 1.
 * @return {number} NaN if there is no value.
 */
export const percentile = (values, share) =>
	[...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

/** The median of the rounds, with multiples of the quiet time of the same round, and the most workers held in any of them. @param {HostRound[]} rounds */
export const summarizeHost = (rounds) =>
	/** @type {HostRow[]} */ (Object.keys(NAMES)).map((name) => {
		const samples = rounds.map((round) => round[name]);
		const typical = rounds.map((round) => median(round[name].times));
		const slow = rounds.map((round) => percentile(round[name].times, SHARE));
		return {
			name,
			holding: samples
				.map(({ holding }) => holding)
				.reduce((most, all) => (all.length > most.length ? all : most), []),
			median: median(typical),
			p95: median(slow),
			medianRatio: median(rounds.map(({ quiet }, index) => typical[index] / median(quiet.times))),
			p95Ratio: median(
				rounds.map(({ quiet }, index) => slow[index] / percentile(quiet.times, SHARE)),
			),
			known: median(samples.map(({ known }) => known)),
			calls: median(samples.map(({ calls }) => calls)),
		};
	});

/**
 * The table with the rows of this release replaced.
 *
 * @param {import('../compatibility.mjs').Table} table
 * @param {import('./types.mjs').Host}           host
 * @param {HostSummary[]}                        rows
 * @return {import('../compatibility.mjs').Table}
 */
export function withHost([head, ...earlier], { jetpack, wordpress, php }, rows) {
	const release = `Jetpack ${jetpack}`;
	const own = rows.map(({ name, holding, known, calls, ...times }) => [
		...[`${release}, WordPress ${wordpress}, PHP ${php}`, NAMES[name], String(holding.length)],
		...(name === 'quiet'
			? [...[times.median, times.p95].map((value) => `${Math.round(value)} ms`), '–', '–']
			: [
					...[times.medianRatio, times.p95Ratio].map((ratio) => `${ratio.toFixed(2)} ×`),
					...[`${Math.round(known)} s`, String(calls)],
				]),
	]);
	const others = earlier.filter(([beside]) => !beside.startsWith(`${release}, `));
	return [head, ...[...others, ...own].sort(([one], [other]) => byRelease(one, other))];
}

/**
 * Compares our page with its limits.
 *
 * @param {HostSummary[]} rows
 */
export function judgeHost(rows) {
	const {
		holding = [],
		medianRatio = NaN,
		p95Ratio = NaN,
	} = rows.find(({ name }) => name === 'ours') ?? {};
	return [
		{
			name: 'workers held at once',
			value: holding.length,
			limit: MOST_WORKERS,
			passes: holding.length <= MOST_WORKERS,
		},
		{
			name: 'front page, median',
			value: medianRatio,
			limit: SLOWEST,
			passes: medianRatio < SLOWEST,
		},
		{ name: 'front page, 95 %', value: p95Ratio, limit: SLOWEST, passes: p95Ratio < SLOWEST },
	];
}
