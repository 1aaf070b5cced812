import { tableOf } from '../compatibility.mjs';
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

const HEAD = [
	...['Beside', 'Page', 'Workers held at once', 'Front page, median', 'Front page, 95 %'],
	...['All known after', 'REST calls'],
];

const INTRODUCTION = `What At a Glance costs a small host: two PHP workers, and a provider that answers after 10 to 15 seconds (Jetpack gives up after 5 or 10).
\`npm run bench -- --host\` counts the workers that wait for the provider at once, and times a visitor's requests for the front page: one a second until
everything is known, at least 20. *Quiet* is the time without a dashboard, and the other times are multiples of it. *All known*: each card has an answer or says
why not. Jetpack's own scripts ask for messages and threats on every admin page: the dashboards are measured without these calls, and the blank page shows what
they cost. The limits for ours: ${MOST_WORKERS} worker, and less than ${SLOWEST} times quiet. A run replaces the rows of its own release.
`;

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
 * The cells of each row, below the header row.
 *
 * @param {HostSummary[]} rows
 * @return {string[][]}
 */
export const hostRows = (rows) => [
	HEAD.slice(1),
	...rows.map(({ name, holding, known, calls, ...times }) =>
		name === 'quiet'
			? [
					NAMES[name],
					String(holding.length),
					`${Math.round(times.median)} ms`,
					`${Math.round(times.p95)} ms`,
					'–',
					'–',
				]
			: [
					...[NAMES[name], String(holding.length)],
					...[times.medianRatio, times.p95Ratio].map((ratio) => `${ratio.toFixed(2)} ×`),
					...[`${Math.round(known)} s`, String(calls)],
				],
	),
];

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

/**
 * The section of the compatibility page, with the rows of this release replaced.
 *
 * @param {string}                          earlier The body before.
 * @param {import('./types.mjs').Host}    host
 * @param {HostSummary[]}                   rows
 */
export function hostSection(earlier, { jetpack, wordpress, php }, rows) {
	const release = `Jetpack ${jetpack}`;
	const kept = earlier
		.split('\n')
		.filter((line) => line.startsWith('| Jetpack ') && !line.startsWith(`| ${release}, `))
		.map((line) => line.slice(2, -2).split(' | '));
	const [, ...own] = hostRows(rows);
	const all = [
		...kept,
		...own.map((cells) => [`${release}, WordPress ${wordpress}, PHP ${php}`, ...cells]),
	].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
	return `${INTRODUCTION}\n${tableOf([HEAD, ...all])}`;
}
