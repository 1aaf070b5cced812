import type { Verdict } from '../../bin/lib/beside/table.mjs';

export interface BesideSite {
	jetpack: string;
	hasHelper: boolean;
	/** The simulated release; 0 for the release itself. */
	next: number;
}

export interface Acceptance {
	check: RegExp;
	/** The item and what was found, as "item: finding". */
	finding: RegExp;
	/** The sites on which it is accepted; all by default. */
	isFor?: (site: BesideSite) => boolean;
	reason: string;
}

/** What a check found, by item: a route, a switch, a call. An item without findings has passed. */
export type Findings = ReadonlyMap<string, readonly string[]>;

/**
 * Decides which findings of a check are failures, and which ones are accepted for a reason. A check without items proves nothing and fails.
 */
export function judge(
	check: string,
	findings: Findings,
	site: BesideSite,
	acceptances: readonly Acceptance[],
): Verdict {
	const known = acceptances.filter(
		(one) => one.check.test(check) && (one.isFor === undefined || one.isFor(site)),
	);
	const reasonFor = (line: string) => known.find(({ finding }) => finding.test(line))?.reason;
	const items = [...findings].map(([item, found]) => found.map((text) => `${item}: ${text}`));
	const failuresOf = (lines: string[]) => lines.filter((line) => reasonFor(line) === undefined);
	const failed = items.filter((lines) => failuresOf(lines).length > 0).length;
	const reasons = items.flat().flatMap((line) => reasonFor(line) ?? []);
	return {
		check,
		passed: items.length - failed,
		failed: items.length === 0 ? 1 : failed,
		failures: items.length === 0 ? ['nothing was checked'] : items.flatMap(failuresOf),
		accepted: [...new Set(reasons)],
	};
}
