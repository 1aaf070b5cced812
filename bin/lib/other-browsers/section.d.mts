/** What a run found: each route and act with its failure, "" for none. */
export interface Findings {
	version: string;
	routes: Record<string, string>;
	acts: Record<string, string>;
}

export function browsersSection(
	earlier: string,
	name: 'chromium' | 'firefox' | 'webkit',
	findings: Findings,
): string;
