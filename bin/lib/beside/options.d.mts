export interface BesideOptions {
	/** Path of Jetpack's zip. */
	jetpack: string;
	wordpress: { archive: string } | { version: string } | undefined;
	/** Version, such as "8.3". */
	php: string | undefined;
	withoutHelper: boolean;
	/** A simulated release: 1 without Jetpack's own dashboard, 2 without its page as well. */
	next: 1 | 2 | undefined;
	isShort: boolean;
	isLong: boolean;
	/** Checks to run; all by default. */
	only: string[] | undefined;
	/** Whether to print the table and leave the file as it is. */
	isPrinting: boolean;
	/** Whether to write the section about missing routes. */
	writesMissing: boolean;
	plant: (typeof PLANTS)[number] | undefined;
	/** Whether to boot only. */
	isServing: boolean;
	port: number | undefined;
	isBuilding: boolean;
}

export const HELP: string;
export const PLANTS: readonly ['renamed-key', 'throwing-class'];
export function readBesideOptions(args: string[], env?: { CI?: string }): BesideOptions | undefined;
