export interface FileReport {
	name: string;
	assertionResults: { fullName: string; status: string; invocations?: number }[];
}

export function listRetried(report: { testResults: FileReport[] }, root: string): string[];

export function describeRetried(
	results: readonly { name: string; retried?: readonly string[] }[],
): string;
