export interface Row {
	id: string;
	area: string;
	requirement: string;
	check: string;
}

export const COMPLETE: string[];
export function compare(
	ledger: Row[],
	tested: Map<string, string[]>,
): { unshown: Row[]; missing: Row[]; unknown: { id: string; files: string[] }[] };
