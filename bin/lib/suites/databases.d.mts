import type { HostResult } from './host-suites.mjs';

export interface JestReport {
	testResults: {
		name: string;
		assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
	}[];
}

export function countsByTitle(report: JestReport): Map<string, { passed: number; failed: number }>;
export function databasesSection(earlier: string, results: readonly HostResult[]): string;
