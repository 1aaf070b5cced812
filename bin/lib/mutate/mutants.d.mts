export interface Mutant {
	id: number;
	line: number;
	from: string;
	/** "" for a part that is removed. */
	to: string;
}

export function findMutants(source: string, first: number): { code: string; mutants: Mutant[] };
