export interface Wishes {
	root: string;
	version: string;
	/** YYYY-MM-DD. */
	date: string;
	say: (line: string) => void;
}

export function describeRelease(wishes: Wishes): void;
export function release(wishes: Wishes): Promise<void>;
