/** One call of one route, answered with one fault. */
export interface Case {
	route: string;
	path: string;
	fault: string;
	isBlank: boolean;
	/** Uncaught errors and console errors. */
	errors: string[];
	/** Whether no text reports the failure. */
	isSilent: boolean;
	/** The reason from the table, if silence is right. */
	why: string | null;
	/** Whether the input of a failed save is lost; null for a case without one. */
	isLost: boolean | null;
	/** What the fault has added to the screen. */
	said: string;
}

export function rowsOf(cases: Case[]): string[][];
export function faultsSection(cases: Case[]): string;
