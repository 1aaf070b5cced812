/** A setting that is on trial, under the server's key. */
export interface TrialChange {
	key: string;
	before: unknown;
	after: unknown;
}

/** Changes that the site puts back unless someone keeps them in time. */
export interface Trial {
	id: string;
	/** Until the site puts them back. */
	seconds: number;
	/** How often there can be more time. */
	extensions: number;
	changes: TrialChange[];
}

export type TrialAnswer = 'keep' | 'put-back' | 'more';

/** The two pages that nobody can do without: one to see the site, one to get in. */
export type TrialPage = 'front' | 'login';
