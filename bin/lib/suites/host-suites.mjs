import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNames } from '../command.mjs';
import { byRelease } from '../compatibility.mjs';
import { ROOT } from '../dependencies.mjs';
import { describeSite, labelOf, suitesOf } from './hosts.mjs';
import { createSuites } from './index.mjs';

/**
 * @typedef {import('./hosts.mjs').Host} Host
 * @typedef {{ suite: string, where: string, passed: number, failed: number }} HostResult `where`: what the suite ran on, which names its row.
 */

/** Suites whose result may differ between hosts; the columns of the table. */
const DEPENDING = ['unit', 'browser', 'stage', 'contract', 'companion'];

function installedReact() {
	const file = join(ROOT, 'node_modules/react-19/package.json');
	return JSON.parse(readFileSync(file, 'utf8')).version;
}

/**
 * The suites of a run on other hosts, each named after its host. All but the build return where they ran.
 *
 * @param {{ sites: import('./sites.mjs').Sites, rest: string[], hosts: Host[], only: string[] | undefined }} context
 * @return {Record<string, import('./index.mjs').Suite>}
 * @throws {Error} One sentence if `only` names a suite that does not depend on the host.
 */
export function createHostSuites({ sites, rest, hosts, only }) {
	if (hosts.length > 0) {
		readNames('only', only?.join(), DEPENDING);
	}
	const isBuilding = only === undefined && hosts.some(({ react }) => !react);
	/** @type {Record<string, import('./index.mjs').Suite>} */
	const suites = isBuilding ? { build: createSuites({ sites, rest }).build } : {};
	for (const host of hosts) {
		for (const suite of only ?? suitesOf(host)) {
			let where = host.react ? `React ${installedReact()} alone` : '';
			const onSite = (/** @type {string} */ dataDir) => {
				where = describeSite(host, dataDir);
			};
			const { after, run } = createSuites({ sites, rest, host, onSite })[suite];
			const name = `${suite}, ${labelOf(host)}`;
			suites[name] = { after, run: async () => ({ ...(await run()), suite, where }) };
		}
	}
	return suites;
}

/** @param {{ passed: number, failed: number }} counts */
export const cellOf = ({ passed, failed }) =>
	failed > 0 ? `✗ ${failed} of ${passed + failed} failed` : `✓ ${passed}`;

/**
 * The table of the hosts with the cells of a run.
 *
 * @param {import('../compatibility.mjs').Table} table
 * @param {HostResult[]}                         results
 * @return {import('../compatibility.mjs').Table}
 */
export function withResults([head, ...rows], results) {
	const byHost = new Map(rows.map((row) => [row[0], row]));
	for (const { where, suite, ...counts } of results) {
		const row = byHost.get(where) ?? [where, ...DEPENDING.map(() => 'not tested')];
		byHost.set(where, row.with(head.indexOf(suite), cellOf(counts)));
	}
	return [head, ...[...byHost.values()].sort(([one], [other]) => byRelease(one, other))];
}
