/** What differs from the default host. */
export interface Host {
	/** Version, such as "7.4". */
	php?: string;
	/** Major version. */
	react?: string;
	/** A packaged version, or the path of a zip. */
	wordpress?: string;
	database?: string;
}

export function readHosts(flags: {
	php?: string;
	react?: string;
	wordpress?: string;
	database?: string;
}): Host[];
export function suitesOf(host: Host): string[];
export function labelOf(host: Host): string;
export function reportName(suite: string, host: Host): string;
export function siteFlags(host: Host): string[];
export function variablesOf(host: Host): Record<string, string>;
export function describeSite(host: Host, dataDir: string): string;
