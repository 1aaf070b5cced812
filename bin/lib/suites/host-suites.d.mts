import type { Host } from './hosts.mjs';
import type { Suite } from './index.mjs';
import type { Sites } from './sites.mjs';

/** Where a suite ran. */
export interface Place {
	host: Host;
	suite: string;
	/** What the suite ran on, the name of its row; "" before the site was booted. */
	where: string;
}

export type HostResult = Place & { passed: number; failed: number };

export function createHostSuites(context: {
	sites: Sites;
	rest: string[];
	hosts: Host[];
	only: string[] | undefined;
}): { suites: Record<string, Suite>; placeOf: (name: string) => Place | undefined };
export function cellOf(counts: { passed: number; failed: number }): string;
export function versionsSection(earlier: string, results: readonly HostResult[]): string;
