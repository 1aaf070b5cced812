export function isWholeRun(options: {
	only?: string[];
	rest: string[];
	hosts: object[];
	browser: { name?: string };
}): boolean;
export function beginRecord(root: string): (totals: { passed: number; failed: number }) => void;
export function countPassed(root: string, commit: string): number | undefined;
