export function isWholeRun(options: {
	isAll: boolean;
	only?: string[];
	rest: string[];
	browser: { name?: string };
}): boolean;
export function beginRecord(root: string): (totals: { passed: number; failed: number }) => void;
export function countPassed(root: string, commit: string): number | undefined;
