/** A translatable text of a built file. */
export interface BuiltText {
	text: string;
	plural?: string;
	context?: string;
}

export interface BuiltTexts {
	texts: BuiltText[];
	/** Calls whose texts WordPress's tools can't read, because an argument is not a literal. */
	unreadable: string[];
}

export function findBuiltTexts(code: string): BuiltTexts;
export function keyOf(text: Pick<BuiltText, 'text' | 'context'>): string;
