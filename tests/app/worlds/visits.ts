import { coverOf } from '#tests/support/long';
import { claimsOf, type Expectation } from './expectation';
import { idsIn } from './ids';

/** A row of a table: the expected content of one or several pages, by their routes. */
export type Row = [title: string, scenario: string, pages: Record<string, Expectation>];

type Visit = [title: string, scenario: string, pages: Record<string, Expectation[]>];

/** A title with the ids of all rows, then what each one expects. */
function joinTitles(titles: readonly string[]): string {
	const ids = [...new Set(titles.flatMap(idsIn))];
	return [...ids, titles.map((title) => title.replace(/^([A-Z]+-\d+ )+/, '')).join(', ')].join(' ');
}

function joinPages(all: readonly Record<string, Expectation>[]): Record<string, Expectation[]> {
	const routes = new Set(all.flatMap(Object.keys));
	return Object.fromEntries(
		[...routes].map((route) => [
			route,
			all.map((pages) => pages[route]).filter((expected) => expected !== undefined),
		]),
	);
}

/**
 * One visit for each scenario, which compares the rows of all tables. A plain run makes enough of them to cover each requirement and each expected
 * text, `--long` makes all.
 */
export function listVisits(rows: readonly Row[]): Visit[] {
	const scenarios = [...new Set(rows.map(([, scenario]) => scenario))];
	const visits = scenarios.map((scenario): Visit => {
		const own = rows.filter((row) => row[1] === scenario);
		return [joinTitles(own.map(([title]) => title)), scenario, joinPages(own.map((row) => row[2]))];
	});
	return coverOf(visits, ([title, , pages]) => [
		...idsIn(title),
		...Object.entries(pages).flatMap(([route, expected]) =>
			expected.flatMap(claimsOf).map((claim) => `${route} ${claim}`),
		),
	]);
}
