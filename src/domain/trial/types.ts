/** A setting that is on trial, under the server's key. */
export interface TrialChange {
	key: string;
	before: unknown;
	after: unknown;
}

/** Changes that the site puts back unless somebody keeps them in time. */
export interface Trial {
	id: string;
	/** Until the site puts them back. */
	seconds: number;
	/** How often there can be more time. */
	extensions: number;
	changes: TrialChange[];
}

export type TrialAnswer = 'keep' | 'put-back' | 'more';

/** The pages without which nobody gets in or sees the site. */
export type TrialPage = 'front' | 'login';
