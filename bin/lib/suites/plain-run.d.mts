export interface PlainRun {
	limit: number;
	runs: Record<string, number>;
	leavesOut: Record<string, number>;
}
export function readPlainRun(): PlainRun;
export function createFilter(plan: PlainRun): (file: string) => boolean;
export function chooseShort(changed: string | undefined): {
	kept: string[];
	left: string[];
	notes: string[];
};
