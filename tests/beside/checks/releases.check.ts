import { readFixture } from '#tests/support/fixtures';
import { decodePageData } from '@/api';
import { listRemovedRoutes } from '@/domain/calls/server-routes';
import {
	compareReleases,
	judgeRelease,
	RELEASES,
	type Release,
} from '@/domain/calls/releases/table';
import { callRest } from '../../e2e/support/rest';
import { printedPageData } from '../../e2e/support/page-data';
import { PAGE } from '../../e2e/support/site';
import type { RestIndex } from '../call-flaws';
import { BESIDE, check } from './check';

const announced = RELEASES.find(({ version }) => version === null)!;
const newest = RELEASES.filter(({ version }) => version !== null).at(-1)!;
const listed = RELEASES.find(
	({ version }) => version !== null && compareReleases(version, BESIDE.jetpack) === 0,
);

/** The table's prediction for the release under test; null if it can't know. */
function predict(isLacking: (release: Release) => boolean): boolean | null {
	if (BESIDE.next > 0) {
		// The announced release follows the newest one, but the simulated one may follow an older one.
		const isSame = !listed || isLacking(listed) === isLacking(newest);
		return isSame ? isLacking(announced) : null;
	}
	const answer = judgeRelease(BESIDE.jetpack, isLacking);
	return answer === 'unknown' ? null : answer === 'yes';
}

/** Compares what the release lacks of 11.2 with the prediction, name by name. */
function compare(
	findings: Map<string, string[]>,
	what: string,
	names: readonly string[],
	has: (name: string) => boolean,
	listOf: (release: Release) => readonly string[],
) {
	for (const name of names) {
		const isPredicted = predict((release) => listOf(release).includes(name));
		const isRight = isPredicted === null || isPredicted === !has(name);
		const flaw = `the release ${isPredicted ? 'has' : "hasn't"} it, against the table`;
		findings.set(`${what} ${name}`, isRight ? [] : [flaw]);
	}
}

/** People don't set these, so the table has none of them. */
const isInternal = (key: string) => /^(dismiss_|onboarding)/.test(key);

check('Table of releases', async (findings, note) => {
	const { body: modules } = await callRest('admin', 'jetpack/v4/module/all');
	const { body: index } = await callRest('admin', 'jetpack/v4');
	const { body: plugins } = await callRest('admin', 'jetpack/v4/plugins');
	const { missingRoutes } = decodePageData(await printedPageData('admin'), PAGE).site;

	const slugs = (readFixture('wire/modules') as { module: string }[]).map(({ module }) => module);
	const hasModule = (slug: string) => slug in (modules as object);
	compare(findings, 'module', slugs, hasModule, ({ modules: gone }) => gone);

	const { endpoints } = (index as { routes: RestIndex }).routes['/jetpack/v4/settings']!;
	const keys = new Set(endpoints.flatMap(({ args }) => Object.keys(args)));
	const groups = new Map(
		(readFixture('wire/settings') as { key: string; group: string }[])
			.filter(({ key }) => !isInternal(key))
			.map(({ key, group }) => [key, group]),
	);
	const hasGroup = (key: string) => {
		const group = groups.get(key) ?? '';
		return !slugs.includes(group) || hasModule(group);
	};
	// The endpoint may still name the options of a module that is gone.
	const hasSetting = (key: string) => keys.has(key) && hasGroup(key);
	compare(findings, 'setting', [...groups.keys()], hasSetting, ({ settings }) => settings);
	const calls = RELEASES.flatMap(({ routes }) => routes);
	const hasCall = (path: string) => !missingRoutes.includes(path);
	compare(findings, 'call', calls, hasCall, ({ routes }) => routes);

	// Nothing else on this site could have removed one. A simulated release has the real one's number.
	const removed = BESIDE.next > 0 ? [] : listRemovedRoutes(missingRoutes, BESIDE.jetpack);
	note('calls, to read and to write', removed.length === 0, `no route answers ${removed.join()}`);

	const { RequiresWP, RequiresPHP } = (plugins as Record<string, Record<string, string>>)[
		'jetpack/jetpack.php'
	]!;
	const needs = BESIDE.next > 0 ? undefined : listed?.needs;
	const isMet = !needs || (needs.wordpress === RequiresWP && needs.php === RequiresPHP);
	note('WordPress and PHP', isMet, `the release needs ${RequiresWP} and ${RequiresPHP}`);
});
