/** A state of a screen that a test has looked at. */
export interface Looked {
	/** Title of its row. */
	language: string;
	kind: string;
	/** Names the state within its language and kind. */
	name: string;
	/** Of the window, in pixels. */
	widths: number[];
	flaws: number;
}

export function rowsOf(looks: Looked[]): string[][];
export function languagesSection(looks: Looked[]): string;
